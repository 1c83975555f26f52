// Reads SVG text that was drawn here, piece by piece. The browser's own readers of markup (`innerHTML`,
// `DOMParser`) are closed to pages that ask for Trusted Types, and would run what a picture must not hold.
// This one finds elements, attributes and text, and refuses what runs. Others decide what to make of them.

import { quoted } from '../engine/base/printable.js';
import { InvalidInputError } from '../engine/base/rejection.js';

/** Receives the pieces of an SVG text, in their order. */
export interface SvgReader {
  /** An element begins; what follows is in it until `end`. */
  begin(name: string, attributes: readonly (readonly [key: string, value: string])[]): void;
  text(text: string): void;
  end(): void;
}

// A start or an end of an element, up to its attributes; then an attribute, or the end of the tag.
const TAG = /<(\/?)([A-Za-z][\w:.-]*)/y;
const ATTRIBUTE = /\s+([A-Za-z_][\w:.-]*)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/y;
const TAG_END = /\s*(\/?)>/y;
const COMMENT = /<!--[\s\S]*?-->/y;

/**
 * Reads well-formed SVG: elements, attributes, text, comments, the five entities of XML and numbered ones.
 * Throws InvalidInputError for anything else, and for what would run: scripts, event handlers and addresses.
 */
export function readSvg(markup: string, reader: SvgReader): void {
  const open: string[] = [];
  let at = 0;
  // What a pattern finds right here.
  const read = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at;
    const found = pattern.exec(markup);
    if (found !== null) at = pattern.lastIndex;
    return found;
  };
  while (at < markup.length) {
    const start = at;
    const next = markup.indexOf('<', at);
    if (next !== at) {
      at = next < 0 ? markup.length : next;
      reader.text(unescaped(markup.slice(start, at)) ?? refuse(markup, start));
      continue;
    }
    if (read(COMMENT) !== null) continue;
    const [, closes, name] = read(TAG) ?? refuse(markup, start);
    if (closes !== '') {
      if (open.pop() !== name || read(TAG_END)?.[1] !== '') refuse(markup, start);
      reader.end();
      continue;
    }
    const attributes: (readonly [string, string])[] = [];
    for (let found = read(ATTRIBUTE); found !== null; found = read(ATTRIBUTE)) {
      const value = unescaped(found[2] ?? found[3]);
      if (value === null || runs(found[1], value)) refuse(markup, start);
      else attributes.push([found[1], value]);
    }
    const [, isEmpty] = read(TAG_END) ?? refuse(markup, start);
    if (/^(?:[\w.-]+:)?script$/i.test(name)) refuse(markup, start);
    reader.begin(name, attributes);
    if (isEmpty === '') open.push(name);
    else reader.end();
  }
  if (open.length > 0) refuse(markup, markup.length);
}

/** The text itself, if it is one `<svg>` element; throws as {@link readSvg} does. */
export function mustBeOneSvg(markup: string): string {
  let depth = 0;
  const tops: string[] = [];
  readSvg(markup, {
    begin: (name) => depth++ === 0 && void tops.push(name),
    text: () => depth === 0 && void tops.push('text'),
    end: () => void depth--,
  });
  if (tops.join() === 'svg') return markup;
  throw new InvalidInputError('picture', [{ path: [], message: 'expected one <svg> element' }]);
}

function refuse(markup: string, at: number): never {
  const place = at < markup.length ? quoted(markup.slice(at)) : 'it ends within an element';
  throw new InvalidInputError('picture', [{ path: [], message: `no SVG that may be shown: ${place}` }]);
}

// Event handlers, script addresses in any spacing, and animations that would write either.
const runs = (key: string, value: string): boolean =>
  /^on/i.test(key) ||
  (/^attributeName$/i.test(key) && /^\s*on|href\s*$/i.test(value)) ||
  (/href$/i.test(key) && /^javascript:/i.test(value.replace(/[\s\p{Cc}]+/gu, '')));

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

// Null if something is not an entity of XML.
function unescaped(text: string): string | null {
  if (!text.includes('&')) return text;
  let isKnown = true;
  const read = text.replace(/&(?:#(\d{1,7})|#x([\da-fA-F]{1,6})|(\w*));?/g, (whole, decimal, hex, name) => {
    const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
    const named = Object.hasOwn(ENTITIES, String(name)) ? ENTITIES[name] : undefined;
    const found = code <= 0x10ffff ? String.fromCodePoint(code) : named;
    isKnown &&= found !== undefined && whole.endsWith(';');
    return found ?? '';
  });
  return isKnown ? read : null;
}
