// How the command line speaks: plain text for people, one JSON document for programs, colours only on a terminal.

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

/** Writes a line to standard output. */
export function say(text = ''): void {
  process.stdout.write(`${text}\n`);
}

/** Writes one JSON document to standard output. */
export function sayJson(value: unknown): void {
  process.stdout.write(`${JSON.stringify(value, null, 2)}\n`);
}

/** Writes a line to standard error, where it spoils no document. */
export function warn(text: string): void {
  showProgress('');
  process.stderr.write(`${text}\n`);
}

/** Writes over the current line of standard error, on a terminal only; an empty text clears it. */
export function showProgress(text: string): void {
  if (process.stderr.isTTY === true) process.stderr.write(`\r\u001b[2K${text}`);
}
