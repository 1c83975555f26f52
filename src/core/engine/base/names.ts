// Names that people give to seats, boards and cities. They reach terminals, logs and pictures, so a name
// holds nothing that acts there. The lists are spelled out: a record may not depend on a runtime's Unicode.

import * as z from 'zod/mini';
import { codePointText } from './printable.js';

/** The most characters of a name, counted as code points. */
const LONGEST_NAME = 40;

type Range = readonly [from: number, to: number];

// Refused: noncharacters, what moves the cursor, turns the direction of text, breaks a line or is invisible.
// The joiners U+200C and U+200D stay: Persian, Indian scripts and emoji need them. So do variation selectors.
const REFUSED: readonly Range[] = [
  [0x0000, 0x001f], // C0 controls
  [0x007f, 0x009f], // DEL and C1 controls
  [0x00ad, 0x00ad], // soft hyphen
  [0x034f, 0x034f], // grapheme joiner
  [0x061c, 0x061c], // mark of direction
  [0x115f, 0x1160], // fillers
  [0x17b4, 0x17b5], // vowels that are not drawn
  [0x180b, 0x180f], // selectors and separators that are not drawn
  [0x200b, 0x200b], // blank of no width
  [0x200e, 0x200f], // marks of direction
  [0x2028, 0x202e], // separators of lines and paragraphs, embeddings and overrides of direction
  [0x2060, 0x206f], // joiners, isolates of direction, old controls
  [0x3164, 0x3164], // filler
  [0xd800, 0xdfff], // halves of surrogate pairs
  [0xfdd0, 0xfdef], // noncharacters
  [0xfeff, 0xfeff], // mark of byte order
  [0xffa0, 0xffa0], // filler
  [0xfff0, 0xfffb], // unassigned, and marks of annotations
  [0xfffe, 0xffff], // noncharacters
  [0xe0000, 0xe00ff], // tags: text that is not drawn
];

// Marks that pile up over and under a letter. The marks of scripts that write vowels so are not among them.
const PILING: readonly Range[] = [
  [0x0300, 0x036f],
  [0x1ab0, 0x1aff],
  [0x1dc0, 0x1dff],
  [0x20d0, 0x20ff],
  [0xfe20, 0xfe2f],
];

// No language writes more accents on a letter.
const MOST_MARKS = 4;

// Characters that shape others and show nothing alone.
const SHAPING: readonly Range[] = [
  [0x200c, 0x200d],
  [0xfe00, 0xfe0f],
  [0xe0100, 0xe01ef],
];

// The last two code points of each plane over the first are noncharacters.
const planeEnds = (): readonly Range[] =>
  Array.from({ length: 16 }, (_, n) => [0x1_0000 * n + 0x1_fffe, 0x1_0000 * n + 0x1_ffff] as const);

// Code points over U+FFFF stand as themselves: validators in other languages read no braces.
const inClass = (code: number) =>
  code > 0xffff ? String.fromCodePoint(code) : `\\u${code.toString(16).toUpperCase().padStart(4, '0')}`;
const classOf = (ranges: readonly Range[]) =>
  ranges.map(([from, to]) => (from === to ? inClass(from) : `${inClass(from)}-${inClass(to)}`)).join('');

const refusedClass = () => classOf([...REFUSED, ...planeEnds()]);
const flat = () => `(?!.{0,${2 * LONGEST_NAME}}[${classOf(PILING)}]{${MOST_MARKS + 1}})`;

// A name as a pattern; `ends` is what may stand before and behind it.
function nameBetween(ends: string): RegExp {
  const seenPart = `(?=.{0,${2 * LONGEST_NAME}}[^\\s${classOf([...SHAPING, ...PILING])}])`;
  const characters = `[^${refusedClass()}]{1,${LONGEST_NAME}}`;
  return new RegExp(`^${seenPart}${flat()}${ends}(?!\\s)${characters}(?<!\\s)${ends}$`, 'u');
}

/** The name of a board, a city, a card: of anything that a map or a deck shows to people. */
export const nameSchema = /* @__PURE__ */ (() =>
  z.string().check(z.regex(nameBetween(''), { error: ({ input }) => amissWith(String(input)) })))();

// Blanks that are cut off: a bounded number, so that no pattern looks for long.
const BLANKS = '\\s{0,40}';

/** The name of a seat as a config gives it: blanks at its ends are cut off when the game begins. */
export const seatNameSchema = /* @__PURE__ */ (() =>
  z
    .string()
    .check(z.regex(nameBetween(BLANKS), { error: ({ input }) => amissWith(String(input).trim()) })))();

/** A line of text for people, such as a credit: the characters of names, and as many as are allowed. */
export function lineSchema(most: number): z.ZodMiniString {
  const line = new RegExp(`^[^${refusedClass()}]{0,${most}}$`, 'u');
  const amiss = (text: string) => refusedIn(text) ?? `expected at most ${most} characters`;
  return z.string().check(z.regex(line, { error: ({ input }) => amiss(String(input)) }));
}

// The fault of a name that somebody would mend first.
function amissWith(name: string): string {
  if (name === '') return 'expected a name';
  const refused = refusedIn(name);
  if (refused !== null) return refused;
  if (name !== name.trim()) return 'expected a name without blanks at its ends';
  if ([...name].length > LONGEST_NAME) return `expected at most ${LONGEST_NAME} characters`;
  if (!new RegExp(`^${flat()}`, 'u').test(name)) return `expected at most ${MOST_MARKS} accents on a letter`;
  return nameBetween('').test(name)
    ? 'expected fewer blanks at its ends'
    : 'expected a name that can be seen';
}

function refusedIn(text: string): string | null {
  const [found] = new RegExp(`[${refusedClass()}]`, 'u').exec(text) ?? [];
  return found === undefined ? null : `expected no character ${codePointText(found)}`;
}

/**
 * The part of a text that may be a name, for hosts whose people have names already: without refused
 * characters, and cut to 40. Empty if nothing is left that can be seen.
 */
export function mendedName(text: string): string {
  const readable = text.slice(0, 10 * LONGEST_NAME).replace(new RegExp(`[${refusedClass()}]`, 'gu'), '');
  const cut = [...readable.trim()].slice(0, LONGEST_NAME).join('').trimEnd();
  return nameBetween('').test(cut) ? cut : '';
}

/**
 * The names of the seats of a game, all different and without blanks at their ends. The first of equal names
 * stays as it is; the others get the smallest number from 2 on that makes a new name. Names that differ come
 * back unchanged, so a record may hold either list.
 */
export function seatNamesOf(given: readonly string[]): readonly string[] {
  const names = given.map((name) => name.trim());
  const taken = new Set(names);
  return names.map((name, seat) => {
    if (names.indexOf(name) === seat) return name;
    for (let number = 2; ; number++) {
      const numbered = withNumber(name, number);
      if (taken.has(numbered)) continue;
      taken.add(numbered);
      return numbered;
    }
  });
}

// A name that is as long as a name can be loses its end for the number.
function withNumber(name: string, number: number): string {
  const room = LONGEST_NAME - ` ${number}`.length;
  return `${[...name].slice(0, room).join('').trimEnd()} ${number}`;
}
