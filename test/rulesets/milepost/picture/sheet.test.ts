// The sheet as a whole: light and dark, relief, and what stands above what.

import { describe, expect, test } from 'vitest';
import { allTitles } from '../../../../rulesets/index.js';
import { overlap } from '../../../../rulesets/milepost/picture/label-places.js';
import { placesOf, trainLayer } from '../../../../rulesets/milepost/picture/overlay.js';
import { heightsIn, lettersOf } from '../../../../rulesets/milepost/picture/relief.js';
import { NIGHT, THEME } from '../../../../rulesets/milepost/picture/theme.js';
import { SEAT_COLOURS } from '../../../../src/core/title/picture.js';
import { difference } from '../../../core/title/colour-vision.js';
import { toyLand } from '../toy-land.js';

type Role = keyof typeof THEME;
const roles = Object.keys(THEME) as Role[];

describe('the dark sheet', () => {
  test('no two roles share a colour of the light sheet, and none is that of a seat', () => {
    const colours = [...roles.map((role) => THEME[role]), ...SEAT_COLOURS];
    expect(colours.filter((colour, n) => colours.indexOf(colour) !== n)).toEqual([]);
  });

  test.each<[ink: Role, ground: Role]>([
    ['ink', 'paper'],
    ['ink', 'home'],
    ['title', 'paper'],
    ['countryName', 'abroad'],
    ['landName', 'desert'],
    ['waterName', 'home'],
    ['seaName', 'sea'],
    ['portName', 'sea'],
    ['mountainInk', 'highlands'],
    ['alpineInk', 'roof'],
    ['river', 'home'],
    ['port', 'sea'],
    ['city', 'home'],
  ])('%s stands out from %s as on the light sheet', (ink, ground) => {
    for (const table of [THEME, NIGHT]) expect(difference(table[ink], table[ground])).toBeGreaterThan(30);
  });

  test.each(allTitles.map(({ ruleset, picture }) => [ruleset.id, ruleset, picture] as const))(
    'of %s has the same drawing in other colours, and leaves seats their own',
    async (_, ruleset, picture) => {
      const { draw } = await picture();
      const board = ruleset.board();
      const [light, dark] = (['light', 'dark'] as const).map((sheet) => draw(board, null, { sheet }));
      const bare = (svg: string) => svg.replace(/#[0-9a-f]{6}/g, '#');
      expect(bare(dark)).toBe(bare(light));
      // Hex Tycoon has no dark sheet.
      expect(dark === light).toBe(ruleset.id === 'hex-tycoon');
    },
  );
});

// Half as much again as the sheets had in kilobytes before they had relief.
test.each([
  ['china-rails', 404],
  ['india-rails', 364],
  ['iron-dragon', 621],
  ['twentieth-century-limited', 377],
  ['hex-tycoon', 163],
])('a sheet of %s has %i kB and 11,000 elements at most', async (id, kilobytes) => {
  const { ruleset, picture } = allTitles.find((title) => title.ruleset.id === id)!;
  const svg = (await picture()).draw(ruleset.board());
  expect(svg.length).toBeLessThanOrEqual(kilobytes * 1000);
  expect(svg.match(/<[a-z]/g)!.length).toBeLessThanOrEqual(11_000);
});

test('heights come back from letters as they were', () => {
  const steps = [0, 3, 9, 40, 38, 0, 7, 7, 12, 1, 0, 20];
  const rows = [0, 1, 2].map((row) => lettersOf(steps, 4, row));
  expect([...heightsIn(rows).values]).toEqual(steps.map((step) => (2 * step) ** 2));
});

describe('trains', () => {
  const { board } = toyLand();
  const [milepost] = board.mileposts;
  const [x, y] = [placesOf(board).x(milepost), placesOf(board).y(milepost)];
  const train = { milepost, colour: '#0072b2', label: '1' };
  const discs = (drawn: string) =>
    [...drawn.matchAll(/cx="(\S+)" cy="(\S+)" r="(\S+)"/g)].map(([, cx, cy, r]) => ({
      x: +cx - +r,
      y: +cy - +r,
      width: 2 * +r,
      height: 2 * +r,
    }));

  test('keep off the name of their city', () => {
    const name = { x: x + 8, y: y - 6, width: 60, height: 12 };
    const free = discs(trainLayer(board, [train]));
    expect(overlap(name, free[0])).toBeGreaterThan(0);
    for (const disc of discs(trainLayer(board, [train, train, train], [name])))
      expect(overlap(name, disc)).toBe(0);
  });

  test('stand at their milepost where no name is in the way', () => {
    const [disc] = discs(trainLayer(board, [train], [{ x: x + 200, y, width: 50, height: 12 }]));
    expect(disc.x + disc.width / 2).toBeCloseTo(x, 0);
  });
});
