// What the word test sees and what it leaves alone, and what its list holds.

import { describe, expect, test } from 'vitest';
import { compareWithList, formatAllowed } from './words/allowed.js';
import { markdownProse } from './words/markdown-prose.js';
import { sourceProse } from './words/source-prose.js';
import { placesIn, readPairs, sentencesOf, wordCount } from './words/words-in.js';

const pairs = readPairs(
  [
    '| say not | say |',
    '| --- | --- |',
    '| `whoever` | anyone who |',
    '| `reckon*`, `one * may` | count |',
    '| `^what is` | the noun |',
    '| `-there is no -longer` | is not a |',
    '| `the turn of #` | *’s turn* |',
    "| `one's -own` | your |",
    '',
    '| `rule` | is in another table |',
  ].join('\n'),
);

const page = (text: string) =>
  placesIn(markdownProse(text), pairs).map(({ line, kind }) => `${line} ${kind}`);
const source = (text: string) =>
  placesIn(sourceProse('a.ts', text), pairs).map(({ line, kind }) => `${line} ${kind}`);

const words = (number: number): string => `A${' a'.repeat(number - 1)}`;

// As a value stands in a template.
const SEAT = '$' + '{seat}';

describe('words', () => {
  test('are the code spans of one table, whole words in any case', () => {
    expect(pairs).toHaveLength(7);
    expect(page('Whoever builds. Whoeverish rules.')).toEqual(['1 whoever']);
  });

  test('may differ in their ending, or be any word', () => {
    expect(page('It reckons that one player may pay. Reckoning helps.')).toEqual([
      '1 reckon*',
      '1 one * may',
      '1 reckon*',
    ]);
  });

  test('may be bound to the beginning of a sentence', () => {
    expect(page('Look at what is left. What is left is paid.')).toEqual(['1 ^what is']);
  });

  test('may be bound to the words beside them', () => {
    expect(page('There is no way. It is no longer open. It is no JSON.')).toEqual(['1 -there is no -longer']);
    expect(page("one's own. It is one's. It is one’s.")).toEqual(["1 one's -own", "1 one's -own"]);
  });

  test('are found across the lines of a passage', () => {
    expect(page('This is\nno JSON.')).toEqual(['1 -there is no -longer']);
    expect(source('// This is\n// no JSON.\nlet a = 1;\n\n// There is\n\n// no JSON.')).toEqual([
      '1 -there is no -longer',
    ]);
  });
});

describe('left alone', () => {
  test('on pages: code, quotes, addresses of links and escaped bars', () => {
    expect(page('`whoever` and "whoever" and “whoever” and [a](https://whoever) <a id="whoever">')).toEqual(
      [],
    );
    expect(page('```ts\nwhoever\n```\nwhoever')).toEqual(['4 whoever']);
    expect(page('| a \\| whoever | b |')).toEqual(['1 whoever']);
  });

  test('in sources: names, short texts, imports, examples and code in comments', () => {
    expect(source("import a from 'whoever is here';\nconst whoever = 'whoever';")).toEqual([]);
    expect(source('/**\n * A. `whoever` {@link whoever}\n *\n * @example\n * whoever\n */')).toEqual([]);
    expect(source('/**\n * @example\n * a\n * @returns whoever\n */')).toEqual(['4 whoever']);
  });

  test('a slash in a text or a pattern begins no comment', () => {
    expect(source(`const a = ['//whoever', \`/*${SEAT}whoever*/\`, /[/]\\/whoever/];`)).toEqual([]);
    expect(source('const a = 1; // whoever')).toEqual(['1 whoever']);
  });
});

describe('messages', () => {
  test('are texts of three words and more, with values in them', () => {
    expect(source("const a = 'The turn of {seat} begins.';")).toEqual(['1 the turn of #']);
    expect(source(`const a = \`The turn of ${SEAT} begins.\`;`)).toEqual(['1 the turn of #']);
  });

  test('are read as one where they are put together', () => {
    expect(source("const a = 'The turn of ' + seat + ' begins: who' + 'ever';")).toEqual([
      '1 whoever',
      '1 the turn of #',
    ]);
  });
});

describe('sentences', () => {
  test('end with a dot, but not in abbreviations, numbers and names', () => {
    expect(sentencesOf('A seat, e.g. Ann, pays 1.5 M. See M-BUILD-12. (It ends.) Next')).toHaveLength(4);
  });

  test('have 30 words at most; dashes are no words', () => {
    expect(wordCount('a – b – M-BUILD-12')).toBe(3);
    expect(page(`${words(30)}. ${words(30)}.`)).toEqual([]);
    expect(page(words(31))).toEqual(['1 sentence over 30 words']);
  });

  test('end with a list item, a table cell, a heading and a paragraph', () => {
    const part = words(20);
    expect(page(`# ${part}\n${part}\n\n${part}\n- ${part}\n- ${part}\n\n| ${part} | ${part} |`)).toEqual([]);
    expect(source(`/**\n * ${part}\n *\n * - ${part}\n * - ${part}\n * @param a - ${part}\n */`)).toEqual([]);
  });
});

describe('wide lines', () => {
  test('code on a page has 72 columns, its indent in a list not counted', () => {
    const wide = 'x'.repeat(72);
    expect(page(`\`\`\`\n${wide}\n\`\`\`\n- a\n  \`\`\`\n  ${wide}\n  \`\`\``)).toEqual([]);
    expect(page(`\`\`\`\n${wide}x\n\`\`\``)).toEqual(['2 code line over 72']);
  });

  test('a comment ends in column 110, code before it counted', () => {
    expect(source(`// ${'x'.repeat(107)}`)).toEqual([]);
    expect(source(`let a; // ${'x'.repeat(101)}`)).toEqual(['1 comment line over 110']);
  });
});

describe('the list', () => {
  const allowed = { he: ['He builds.', 'He builds.', 'Does he?'], his: ['It is his.'] };
  const entry = (text: string, kind = 'he') => ({ kind, text });

  test('holds a sentence wherever it stands, as often as it is listed', () => {
    const found = [entry('Does he?'), entry('He builds.'), entry('It is his.', 'his'), entry('He builds.')];
    expect(compareWithList(found, allowed)).toEqual({ unlisted: [], gone: [] });
  });

  test('tells sentences that are new, or stand once too often, from those that are gone', () => {
    const found = [entry('He builds.'), entry('He runs.'), entry('Does he?'), entry('Does he?')];
    expect(compareWithList(found, allowed)).toEqual({
      unlisted: [entry('He runs.'), entry('Does he?')],
      gone: [entry('He builds.'), entry('It is his.', 'his')],
    });
  });

  test('keeps the kinds of a sentence apart', () => {
    expect(compareWithList([entry('It is his.')], { his: ['It is his.'] }).unlisted).toHaveLength(1);
  });

  test('is written a sentence a line, in order', () => {
    const entries = [entry('It is his.', 'his'), entry('He builds.'), entry('Does he?')];
    expect(formatAllowed(entries)).toBe(
      '{\n  "he": [\n    "Does he?",\n    "He builds."\n  ],\n  "his": [\n    "It is his."\n  ]\n}\n',
    );
  });
});
