// What an editor shows: over the values that users hold, names in at most 200 characters; for the commonest slips, messages that say what
// is wrong. The messages are kept as text (slips.txt), so that a change for the worse is seen. TypeScript's language service prints them.

import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { editorsWith } from './editor.js';
import { hovered, names, short, slips } from './written-by-users.js';

const KEPT = fileURLToPath(new URL('./slips.txt', import.meta.url));

const [editor, ...others] = editorsWith([hovered, ...slips.map(({ code }) => code)]);

// The sources are read and checked when something is asked first.
beforeAll(() => void editor.errors());

describe('a hover', () => {
  test.each(names)('on %s shows its name', (word, before, shown) => {
    expect(editor.hover(`${word}`, `${before}`)).toBe(shown);
  });

  test.each(short)('on %s is at most 200 characters', (word, before) => {
    const shown = editor.hover(word, before);
    expect(shown.replace(/\nimport .*/, '').length, shown).toBeLessThanOrEqual(200);
  });

  test('shows what a field means', () => {
    expect(editor.words('cash', 'seats[0].')).toMatch(/^Its money; null in a view/);
    expect(editor.words('from', 'build.')).toMatch(/milepost/);
    expect(editor.words('BuildTrack', 'build: ')).toMatch(/^The seat builds from `from` to `to`\./);
  });

  test('finds nothing wrong with the code itself', () => {
    expect(editor.errors()).toEqual([]);
  });
});

test('the commonest slips are told in words that help (slips.txt; KEEP_SLIPS=1 writes it)', () => {
  const told = slips.map(({ slip }, at) => {
    const errors = others[at].errors();
    expect(errors, slip).not.toEqual([]);
    return `# ${slip}\n${errors.join('\n')}\n`;
  });
  const text = told.join('\n');
  if (process.env.KEEP_SLIPS === '1') writeFileSync(KEPT, text);
  expect(text).toBe(readFileSync(KEPT, 'utf8'));
});
