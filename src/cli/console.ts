// How the command line speaks: plain text for people, one JSON document for programs, colours only on a
// terminal. Anybody may write names and texts of files, so control characters are spelled out here.

import { printable } from '../core/engine/base/printable.js';

/** The command was used wrongly: exit 2. */
export class UsageError extends Error {}

/** A game or a file is bad: exit 1. */
export class BadInputError extends Error {}

/** Ctrl-C came before the work was done: exit 130, as shells say it. */
export class Interrupted extends Error {}

const hasColours = () => process.stdout.isTTY === true && !process.env.NO_COLOR;

/** Bold on a terminal. */
export const bold = (text: string): string => (hasColours() ? `\u001b[1m${text}\u001b[22m` : text);
/** Dim on a terminal. */
export const dim = (text: string): string => (hasColours() ? `\u001b[2m${text}\u001b[22m` : text);

// The styles that `bold` and `dim` set. Nothing else may act on a terminal.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they begin with one
const STYLE = /(\u001b\[(?:1|2|22)m)/;
const PLAIN = '\u001b[22m';

/** Writes a line to standard output. Control characters and line breaks are spelled out: see `sayLines`. */
export function say(text = ''): void {
  process.stdout.write(`${hasColours() ? styled(text) : printable(text)}\n`);
}

// A style that is begun and not ended would go on in the lines below.
function styled(text: string): string {
  const parts = text.split(STYLE);
  const told = parts.map((part, n) => (n % 2 === 1 ? part : printable(part))).join('');
  return parts.length > 1 && parts[parts.length - 2] !== PLAIN ? told + PLAIN : told;
}

/** Writes text of several lines to standard output. */
export function sayLines(text: string): void {
  for (const line of text.split('\n')) say(line);
}

/** Writes one JSON document to standard output. */
export function sayJson(value: unknown): void {
  // JSON spells out some of the characters that control a terminal; `printable` spells out the others.
  process.stdout.write(`${inLines(JSON.stringify(value, null, 2))}\n`);
}

/** Writes text to standard error, where it spoils no document. */
export function warn(text: string): void {
  showProgress('');
  process.stderr.write(`${printable(text)}\n`);
}

/** Writes text of several lines to standard error: the stack of a fault. */
export function warnLines(text: string): void {
  process.stderr.write(`${inLines(text)}\n`);
}

const inLines = (text: string) => text.split('\n').map(printable).join('\n');

/** Writes over the current line of standard error, on a terminal only; an empty text clears it. */
export function showProgress(text: string): void {
  if (process.stderr.isTTY === true) process.stderr.write(`\r\u001b[2K${printable(text)}`);
}
