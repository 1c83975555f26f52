// The picture of the hex map: what its legend holds, where lines run, and colours that everybody can tell apart.

import { beforeAll, expect, test } from 'vitest';
import { hexTycoon } from '../../../../rulesets/hex-tycoon';
import { isHexside } from '../../../../rulesets/hex-tycoon/board/ground';
import { COMPANY_COLOURS } from '../../../../rulesets/hex-tycoon/picture/palette';
import { picture } from '../../../../rulesets/hex-tycoon/picture/title-picture';
import { baseRules } from '../../../../rulesets/hex-tycoon/rules/hex-tycoon';
import type { State } from '../../../../rulesets/hex-tycoon/rules/state';
import { createEngine } from '../../../../src/core/engine';
import { greedyBot, playGame } from '../../../../src/players/bots';
import { leastDifference } from '../../../core/title/colour-vision';

const board = hexTycoon.board();
const { ground, signs, furniture } = picture.still(board);
const used = (layer: string) => new Set([...layer.matchAll(/href="#([\w-]+)"/g)].map(([, id]) => id));

test('every sign of the map is in the legend', () => {
  const onMap = [...used(ground), ...used(signs)].filter((id) => !id.endsWith('grass'));
  expect(onMap.length).toBeGreaterThan(5);
  expect(onMap.filter((id) => !used(furniture).has(id))).toEqual([]);
});

test('the sheet tells the figures of the rules', () => {
  const texts = [...furniture.matchAll(/>([^<>]+)<\/text>/g)].map(([, text]) => text);
  const after = (label: string, count: number) => texts.slice(texts.indexOf(label) + 1).slice(0, count);
  const { charts, capacity, income } = baseRules;
  expect(after('Any ground', 2)).toEqual([charts.hexside.base, charts.interior.base].map(String));
  expect(after('Mountain', 2)).not.toEqual([]);
  expect(after('Each marker that lies there', 2)).toEqual(
    [charts.hexside.present, charts.interior.present].map((figure) => `+${figure}`),
  );
  expect(after('Side at a river', 1)).toEqual([String(capacity.riverHexside)]);
  expect(after('… town, forest or coast', 1)).toEqual([String(capacity.narrowInterior)]);
  expect(after('… starting city of others', 1)).toEqual([`+${income.otherStartingCity}`]);
  expect(after('Obsolescence token', 1)).toEqual([`−${income.obsolescence}`]);
});

test('every hex has its number within it, and no name is wider than a hex', () => {
  const numbers = [...signs.matchAll(/>(\d+)<\/text>/g)].map(([, number]) => Number(number));
  expect(numbers).toEqual(Array.from({ length: board.hexCount }, (_, hex) => hex));
  const sizes = [...signs.matchAll(/font-size="([\d.]+)"[^>]*>([^<>\d]+)<\/text>/g)];
  expect(sizes.length).toBeGreaterThan(40);
  for (const [, size, name] of sizes) expect(name.length * Number(size) * 0.6, name).toBeLessThan(130);
});

test('the sea keeps within its hexes, and every water has a closed shore', () => {
  const [, d = ''] = /<clipPath id="[^"]*sea"><path d="([^"]+)"/.exec(ground) ?? [];
  const shores = d.split('Z').filter((shore) => shore !== '');
  expect(shores.length).toBe(watersOf());
  expect(d).not.toMatch(/NaN/);
});

test('colours of companies are told apart by everybody, or else their lines are striped otherwise', () => {
  const companies = Object.entries(COMPANY_COLOURS);
  const alike = companies.flatMap(([one, a], n) =>
    companies
      .slice(n + 1)
      .filter(([, b]) => leastDifference(a.fill, b.fill) < 14 && a.stripe === b.stripe)
      .map(([other, b]) => `${one} ${other} ${leastDifference(a.fill, b.fill).toFixed(1)}`),
  );
  expect(alike).toEqual([]);
  const letters = companies.map(([, company]) => company.letters);
  expect(new Set(letters).size).toBe(letters.length);
  for (const [id, { fill, text }] of companies) expect(leastDifference(fill, text), id).toBeGreaterThan(38);
});

let late: State;
beforeAll(() => {
  const config = { seats: 4, seed: 'lines' };
  late = playGame(createEngine([hexTycoon]), hexTycoon.id, { config, bots: [greedyBot], maxRounds: 8 }).state;
});

test('a line joins every hexside that a company has to what it has inside the hexes beside it', () => {
  const { track } = picture.pieces(board, late);
  for (const { id, rails } of late.companies) {
    const own = new Set(rails);
    const joints = rails
      .filter((site) => isHexside(board, site))
      .flatMap((site) => [board.ends[2 * site], board.ends[2 * site + 1]].filter((hex) => own.has(hex)));
    const [, line = ''] = new RegExp(`data-line="${id}">\\s*<path d="([^"]+)"`).exec(track) ?? [];
    expect(joints.length, id).toBeGreaterThan(2);
    expect(line.split('M').length - 1, id).toBe(joints.length);
  }
});

// Pieces of sea that hang together.
function watersOf(): number {
  const sea = new Set(
    Array.from({ length: board.hexCount }, (_, hex) => hex).filter((hex) => board.terrain[hex] === 0),
  );
  let waters = 0;
  while (sea.size > 0) {
    waters++;
    const [first] = sea;
    const open = [first];
    sea.delete(first);
    for (const hex of open)
      for (const next of board.neighbours.subarray(6 * hex, 6 * hex + 6))
        if (sea.delete(next)) open.push(next);
  }
  return waters;
}
