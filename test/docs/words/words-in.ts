// Which words a page should not use, and where it uses them.

import { cellsOf } from './markdown-prose.js';
import type { Prose } from './passage.js';

/** A word or phrase to avoid, and what to say. */
export interface Pair {
  readonly word: string;
  readonly say: string;
  readonly pattern: RegExp;
  /** Letters that every place has: looking for them first is quick. */
  readonly letters: string;
}

/** A place that the test does not like. */
export interface Place {
  readonly line: number;
  /** The word, or what is too long. */
  readonly kind: string;
  readonly say: string;
  /** The sentence or line that holds it, as plain words. */
  readonly text: string;
}

// Longer ones say two things.
const MOST_WORDS = 30;

/**
 * Reads the pairs from the table of `docs/style.md` whose head is `say not`, `say`. Every code span of the first column
 * is a word or phrase. In it `*` stands for any ending, or alone for any one word; `^` for the beginning of a sentence;
 * `#` for a code span or a value; and `-word` for any word but that one.
 */
export function readPairs(page: string): readonly Pair[] {
  const rows = page.split('\n');
  const head = rows.findIndex((row) => /^\| say not \| say \|/.test(row));
  const pairs: Pair[] = [];
  for (const row of head < 0 ? [] : rows.slice(head + 2)) {
    if (!row.startsWith('|')) break;
    const [words, say] = cellsOf(row);
    for (const [, word] of words!.matchAll(/`([^`]+)`/g))
      pairs.push({ word: word!, say: say!, pattern: patternOf(word!), letters: rarestOf(word!) });
  }
  return pairs;
}

/** The longest word of a phrase, without what may differ. */
function rarestOf(phrase: string): string {
  const words = phrase.split(' ').filter((word) => !word.startsWith('-'));
  const letters = words.map((word) => word.toLowerCase().split(/['^*]/).sort(byLength)[0]!);
  return letters.sort(byLength)[0]!;
}

const byLength = (one: string, other: string): number => other.length - one.length;

function patternOf(phrase: string): RegExp {
  let pattern = phrase.startsWith('^') ? "(?<=^|[.!?]['’)]* )" : '(?<![\\w-])';
  let gap = '';
  for (const word of phrase.replace('^', '').split(' ')) {
    if (word.startsWith('-')) pattern += gap === '' ? `(?<!${lettersOf(word)} )` : `(?! ${lettersOf(word)})`;
    else {
      pattern += gap + (word === '*' ? "[\\w'’-]+" : lettersOf(word));
      gap = ' ';
    }
  }
  return new RegExp(`${pattern}(?![\\w-])`, 'i');
}

function lettersOf(word: string): string {
  return word.replace(/^-/, '').replaceAll('.', '\\.').replaceAll('*', '\\w*').replaceAll("'", "['’]");
}

/** All places of a text that the test does not like, line by line: one for each word of a sentence. */
export function placesIn({ passages, wide }: Prose, pairs: readonly Pair[]): readonly Place[] {
  const places: Place[] = wide.map((row) => ({ ...row, say: 'wrap it' }));
  for (const { line, text: passage } of passages) {
    for (const text of sentencesOf(passage)) {
      const small = text.toLowerCase();
      for (const { word, say, pattern, letters } of pairs)
        if (small.includes(letters) && text.search(pattern) >= 0)
          places.push({ line, kind: word, say, text });
      if (wordCount(text) > MOST_WORDS)
        places.push({ line, kind: `sentence over ${MOST_WORDS} words`, say: 'two sentences', text });
    }
  }
  return places.sort((one, other) => one.line - other.line);
}

const ABBREVIATION = /(?:^|[\s(])(?:e\.g|i\.e|cf|vs|etc|approx|ca|St|Mr|Dr|No|pp?)\.$/;

/** The sentences of a passage. A dot inside a name, a number or an abbreviation ends none. */
export function sentencesOf(text: string): readonly string[] {
  const sentences: string[] = [];
  let start = 0;
  for (const end of text.matchAll(/[.!?]['’)\]]*\s+(?=['‘([]*[\p{Lu}\d#])/gu)) {
    const sentence = text.slice(start, end.index + end[0].length).trim();
    if (ABBREVIATION.test(sentence)) continue;
    sentences.push(sentence);
    start = end.index + end[0].length;
  }
  return [...sentences, text.slice(start).trim()].filter((sentence) => sentence !== '');
}

/** How many words a sentence has: dashes and bars are none. */
export function wordCount(sentence: string): number {
  return sentence.split(/\s+/).filter((word) => /[\p{L}\d#]/u.test(word)).length;
}
