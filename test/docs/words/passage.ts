// What the word test reads: passages of prose, each a paragraph, list item, table cell, comment or message.

/** One passage, as plain words: what is not in our words is replaced (see `plainWords`). */
export interface Passage {
  readonly line: number;
  readonly text: string;
}

/** A line that is wider than its place allows. */
export interface WideLine {
  readonly line: number;
  readonly kind: 'code line over 72' | 'comment line over 110';
  /** The line, without the space around it. */
  readonly text: string;
}

/** All that one file says. */
export interface Prose {
  readonly passages: readonly Passage[];
  readonly wide: readonly WideLine[];
}

// One word of a sentence that the test does not look into.
const OTHERS = ' # ';

/**
 * The words of a passage without markup. Code spans, links to names, values in messages, addresses and text in
 * double quotes become `#`, which counts as one word: they are not in our words.
 */
export function plainWords(text: string): string {
  return text
    .replace(/(`+)(?!`).*?(?<!`)\1(?!`)/g, OTHERS)
    .replace(/\{@\w+ [^}]*\}/g, OTHERS)
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/<[^<>]*>/g, '')
    .replace(/https?:\/\/\S+/g, OTHERS)
    .replace(/\$?\{[^{}]*\}/g, OTHERS)
    .replace(/"[^"]*"|“[^”]*”/g, OTHERS)
    .replace(/\*+|(?<=^|\s)_+|_+(?=\s|$)/g, '')
    .replace(/\s+/g, ' ')
    .replace(/ (?=[.,;:!?)’'])|(?<=\() /g, '')
    .trim();
}

/** Collects lines into passages. */
export class PassageWriter {
  readonly passages: Passage[] = [];
  #lines: string[] = [];
  #first = 0;

  /** Adds a line to the passage that is being read. */
  add(line: number, text: string): void {
    if (this.#lines.length === 0) this.#first = line;
    this.#lines.push(text.trim());
  }

  /** Ends the passage that is being read, if there is one. */
  end(): void {
    const text = plainWords(this.#lines.join(' '));
    if (text !== '') this.passages.push({ line: this.#first, text });
    this.#lines = [];
  }

  /** Adds a passage of one line. */
  whole(line: number, text: string): void {
    this.end();
    this.add(line, text);
    this.end();
  }
}
