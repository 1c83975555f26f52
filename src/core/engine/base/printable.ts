// Text from outside, made fit to be read in a message: on a terminal, in a log, in an error.

// Controls, marks and overrides of direction, separators of lines, halves of surrogate pairs, noncharacters
// of the first plane. Without the flag for Unicode a pair would be two halves.
const ACTING =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: controls are what is looked for
  /[\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ud800-\udfff\ufdd0-\ufdef\ufeff\ufff9-\ufffb\ufffe\uffff]/gu;

/**
 * Text in which every character that acts on a terminal or cannot be shown is spelled out, such as `\u001b`.
 * An escape sequence in it moves no cursor, and a line break begins no line.
 */
export function printable(text: string): string {
  return text.replace(ACTING, (character) => `\\u${hexOf(character).toLowerCase().padStart(4, '0')}`);
}

// So much of a word from outside is told; the rest says nothing more about what is wrong with it.
const MOST_QUOTED = 40;

/** A word from outside as messages quote it: printable, and cut to some 40 characters. */
export function quoted(word: unknown): string {
  const text = String(word);
  // A character takes two units at most, so no more is looked at.
  const characters = [...text.slice(0, 2 * MOST_QUOTED + 2)];
  const told = printable(characters.slice(0, MOST_QUOTED).join(''));
  return characters.length > MOST_QUOTED ? `${told}…` : told;
}

/** The code point of a character as Unicode writes it: `U+001B`. */
export const codePointText = (character: string): string => `U+${hexOf(character).padStart(4, '0')}`;

const hexOf = (character: string) => (character.codePointAt(0) as number).toString(16).toUpperCase();
