// Pictures are SVG text; here it becomes elements, one by one. The browser's own readers of markup (`innerHTML`, `DOMParser`) are
// closed to pages that ask for Trusted Types, and would run what a picture must not hold. This one makes elements, attributes and
// text, and nothing that runs.

import { InvalidInputError } from '../core/engine/index.js';
import { quoted } from '../core/engine/printable.js';

const SVG = 'http://www.w3.org/2000/svg';
const PREFIXES: Readonly<Record<string, string>> = {
  xlink: 'http://www.w3.org/1999/xlink',
  xml: 'http://www.w3.org/XML/1998/namespace',
};

// A start or an end of an element, up to its attributes; then an attribute, or the end of the tag.
const TAG = /<(\/?)([A-Za-z][\w:.-]*)/y;
const ATTRIBUTE = /\s+([A-Za-z_][\w:.-]*)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/y;
const TAG_END = /\s*(\/?)>/y;
const COMMENT = /<!--[\s\S]*?-->/y;

// Handlers of events, addresses that are scripts, however they are spaced, and animations that would write either.
const runs = (key: string, value: string): boolean =>
  /^on/i.test(key) ||
  (/^attributeName$/i.test(key) && /^\s*on|href\s*$/i.test(value)) ||
  (/href$/i.test(key) && /^javascript:/i.test(value.replace(/[\s\p{Cc}]+/gu, '')));

/** An element of SVG with attributes. */
export function svgElement<Name extends keyof SVGElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string>>,
): SVGElementTagNameMap[Name] {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
}

/**
 * Appends what SVG text draws to an element.
 *
 * @param parent Where it goes: an element of SVG.
 * @param markup Well-formed SVG: elements, attributes, text, comments, the five entities of XML and numbered ones.
 * @throws InvalidInputError for anything else, and for what would run: scripts, handlers of events, addresses that are scripts.
 */
export function appendDrawn(parent: Element, markup: string): void {
  const page = parent.ownerDocument;
  const open: Element[] = [parent];
  let top = parent;
  let at = 0;
  const refuse = (): never => {
    throw new InvalidInputError('picture', [
      { path: [], message: `no SVG that may be shown: ${quoted(markup.slice(at, at + 60))}` },
    ]);
  };
  // What a pattern finds right here.
  const read = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at;
    const found = pattern.exec(markup);
    if (found !== null) at = pattern.lastIndex;
    return found;
  };
  while (at < markup.length) {
    const next = markup.indexOf('<', at);
    const end = next < 0 ? markup.length : next;
    if (end > at) {
      top.append(unescaped(markup.slice(at, end)) ?? refuse());
      at = end;
      continue;
    }
    const start = at;
    const refuseTag = (): never => {
      at = start;
      return refuse();
    };
    const tag = read(TAG);
    if (tag === null) {
      if (read(COMMENT) === null) refuse();
      continue;
    }
    const [, closes, name] = tag;
    if (closes !== '') {
      if (top === parent || top.nodeName !== name || read(TAG_END)?.[1] !== '') refuseTag();
      open.pop();
      top = open[open.length - 1];
      continue;
    }
    if (/^(?:[\w.-]+:)?script$/i.test(name)) refuseTag();
    const element = page.createElementNS(SVG, name);
    for (let found = read(ATTRIBUTE); found !== null; found = read(ATTRIBUTE)) {
      const [, key, double, single] = found;
      const value = unescaped(double ?? single);
      if (value === null || runs(key, value)) refuseTag();
      else setAttribute(element, key, value);
    }
    const tagEnd = read(TAG_END);
    if (tagEnd === null) refuseTag();
    top.append(element);
    if (tagEnd?.[1] === '') {
      open.push(element);
      top = element;
    }
  }
  if (top !== parent) refuse();
}

/**
 * An element made of SVG text that this package drew: a picture of `draw`, or the `icon` of a card. Pages that ask for Trusted
 * Types may not give such text to `innerHTML`; this needs no policy.
 *
 * @param svg An SVG document: one `<svg>` element with all that is in it.
 * @returns The element, which is on no page yet.
 * @throws InvalidInputError if the text is no such document, or holds a script or a handler of events.
 *
 * @example
 * document.querySelector('#card').append(createDrawing(goodIcon('rice')));
 */
export function createDrawing(svg: string): SVGSVGElement {
  const holder = document.createElementNS(SVG, 'g');
  appendDrawn(holder, svg.trim());
  const [drawn, ...others] = holder.childNodes;
  if (others.length === 0 && drawn instanceof SVGSVGElement) return drawn;
  throw new InvalidInputError('picture', [{ path: [], message: 'expected one <svg> element' }]);
}

function setAttribute(element: Element, key: string, value: string): void {
  const colon = key.indexOf(':');
  if (colon < 0) {
    // The namespace is that of SVG, whatever declares it.
    if (key !== 'xmlns') element.setAttribute(key, value);
  } else {
    const prefix = key.slice(0, colon);
    if (Object.hasOwn(PREFIXES, prefix)) element.setAttributeNS(PREFIXES[prefix], key, value);
  }
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

// Null where something is no entity of XML.
function unescaped(text: string): string | null {
  if (!text.includes('&')) return text;
  let isKnown = true;
  const read = text.replace(/&(?:#(\d{1,7})|#x([\da-fA-F]{1,6})|(\w*));?/g, (whole, decimal, hex, name) => {
    const code = decimal !== undefined ? Number(decimal) : Number.parseInt(hex ?? '', 16);
    const found = name === undefined ? code <= 0x10ffff && String.fromCodePoint(code) : ENTITIES[name];
    isKnown &&= typeof found === 'string' && whole.endsWith(';');
    return typeof found === 'string' ? found : '';
  });
  return isKnown ? read : null;
}
