// Titles as outlines: set after they are translated, and text where a letter is missing.

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { allTitles } from '../../../rulesets/index.js';
import { outlinedTitle } from '../../../src/core/map/lettering.js';
import { titleText } from '../../../src/core/map/title-text.js';

const setting = { size: 50, most: 400 };
const style = { fill: '#8f1d1d', 'font-weight': 'bold' };
const widthOf = (drawn: string) => 200 - Number(/translate\((\S+) /.exec(drawn)?.[1]);

test('every title of ours is set, and says what it says to those who cannot see it', () => {
  for (const { ruleset } of allTitles) {
    const drawn = outlinedTitle([200, 60], ruleset.title, setting, style);
    expect(drawn).toMatch(/^<path role="img" aria-label="/);
    expect(drawn).not.toContain('font-weight');
  }
});

test('a translation is set in its own letters', () => {
  const german = { ...setting, translate: () => 'Über Tokio' };
  expect(outlinedTitle([200, 60], 'Over Tokyo', german, style)).toContain('aria-label="Über Tokio"');
});

test('a title with a letter that has no outline is a text, not yet translated', () => {
  const greek = { ...setting, translate: () => 'Σίδηρος' };
  const drawn = outlinedTitle([200, 60], 'Iron', greek, style);
  expect(drawn).toBe(titleText([200, 60], 'Iron', greek, style));
  expect(drawn).toContain('>Iron</text>');
});

test('a long title is set smaller, not wider', () => {
  const short = outlinedTitle([200, 60], 'IN', setting, style);
  const long = outlinedTitle([200, 60], 'INDIA '.repeat(9).trim(), setting, style);
  expect(widthOf(short)).toBeLessThan(50);
  expect(widthOf(long)).toBeCloseTo(200, 0);
});

test('letters come from the font that NOTICE names', () => {
  const tool = readFileSync(new URL('../../../docs/tools/letter-outlines.mjs', import.meta.url), 'utf8');
  const [, font] = /'(@fontsource\/[\w-]+)\//.exec(tool) ?? [];
  expect(readFileSync(new URL('../../../NOTICE', import.meta.url), 'utf8')).toContain(`== ${font}\n`);
});
