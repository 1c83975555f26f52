// Names in other languages, those along curves too, whose letters stand one by one.

import { expect, test } from 'vitest';
import { chinaRailsTitle } from '../../../rulesets/titles.js';
import { dress } from '../../../src/core/title/dress-picture.js';

const picture = await chinaRailsTitle.picture();
const { ground, signs } = picture.still(chinaRailsTitle.ruleset.board());
const sheet = `${ground}${signs}`;

/** The letters of a name along a curve, place by place. */
const lettersOf = (svg: string, name: string) =>
  [
    ...(new RegExp(`data-name="${name}"[^>]*>([^]*?)</g>`).exec(svg)?.[1] ?? '').matchAll(
      />([^<\n]*)<\/text/g,
    ),
  ].map(([, letter]) => letter);

test('a name along a curve is translated as a whole, and no letter of it by itself', () => {
  const asked: string[] = [];
  dress(sheet, {
    translate: (text) => {
      asked.push(text);
      return text;
    },
  });
  expect(asked).toContain('KAZAKHSTAN');
  expect(asked).toContain('South China Sea');
  expect(asked.filter((text) => /^[A-Z]$/.test(text))).toEqual([]);
  expect(lettersOf(sheet, 'KAZAKHSTAN')).toEqual([...'KAZAKHSTAN']);
});

test.each(['QAZAQSTAN!', 'KASACHISCHES LAND', 'KZ', '哈萨克斯坦', ''])(
  'its letters come in order, spread over the places of the old ones: %j',
  (translated) => {
    const worn = dress(sheet, { translate: (text) => (text === 'KAZAKHSTAN' ? translated : text) });
    const letters = lettersOf(worn, 'KAZAKHSTAN');
    expect(letters.join('')).toBe(translated);
    expect(letters.length).toBe('KAZAKHSTAN'.length);
    const most = Math.ceil([...translated].length / letters.length);
    expect(letters.filter((part) => [...part].length > most)).toEqual([]);
  },
);

test('what no translation touches stays as it is', () => {
  expect(dress(sheet, { translate: (text) => text })).toBe(sheet);
});
