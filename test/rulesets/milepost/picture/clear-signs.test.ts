// Sheets are read for prices: no name lies on a milepost, a city, a port, a wave or the edge that a river crosses, and the legend
// has every sign of the sheet.

import { describe, expect, test } from 'vitest';
import { allTitles } from '../../../../rulesets/index';
import { type MilepostBoard, WATERS } from '../../../../rulesets/milepost/board/board';
import { layOut } from '../../../../rulesets/milepost/picture/layout';
import { lengthOf } from '../../../../rulesets/milepost/picture/letter-widths';
import { riverCourses } from '../../../../rulesets/milepost/picture/river-course';
import type { AnyRuleset } from '../../../../src/core/engine/index';
import type { Title } from '../../../../src/core/title/title';
import { toyLand } from '../toy-land';

type Point = readonly [x: number, y: number];

/** A text, or a letter of one, as a turned rectangle: its middle, its size, and its turn in radians. */
interface Written {
  readonly text: string;
  readonly at: Point;
  readonly width: number;
  readonly height: number;
  readonly turn: number;
}

/** Every text of a layer, with what it inherits from the groups around it: names as a whole, lettered names letter by letter. */
function writtenIn(layer: string): readonly Written[] {
  const groups: string[] = [''];
  return [...layer.matchAll(/<g([^>]*)>|<\/g>|<text([^>]*)>([^<]*)<\/text>/g)].flatMap(
    ([tag, opened, attributes, raw]): Written[] => {
      // What stands nearer to the text comes first.
      if (opened !== undefined) groups.push(`${opened}${groups.at(-1)}`);
      else if (tag === '</g>') groups.pop();
      return raw === undefined || raw === ' ' ? [] : [writtenAs(raw, `${attributes}${groups.at(-1)}`)];
    },
  );
}

function writtenAs(raw: string, attributes: string): Written {
  const attribute = (name: string) => new RegExp(`(?:^| )${name}="([^"]*)"`).exec(attributes)?.[1];
  const text = raw.replace(/&amp;/g, '&').replace(/&apos;|&#39;/g, "'");
  const [size, x, y] = ['font-size', 'x', 'y'].map((name) => Number(attribute(name)));
  const turned = /rotate\((-?[\d.]+) (-?[\d.]+) (-?[\d.]+)\)/.exec(attribute('transform') ?? '');
  const [degrees, aroundX, aroundY] = turned === null ? [0, x, y] : turned.slice(1).map(Number);
  const turn = (degrees * Math.PI) / 180;
  const width = lengthOf(text, size, attribute('font-weight') === 'bold') * 0.97;
  const anchor = attribute('text-anchor');
  const aside = anchor === 'middle' ? 0 : anchor === 'end' ? -width / 2 : width / 2;
  // Written on a line; its middle is half a capital above.
  const [dx, dy] = [x + aside - aroundX, y - size * 0.36 - aroundY];
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const at: Point = [aroundX + dx * cos - dy * sin, aroundY + dx * sin + dy * cos];
  return { text, at, width, height: size * 0.7, turn };
}

const covers = ({ at, width, height, turn }: Written, [x, y]: Point, margin: number) => {
  const [dx, dy] = [x - at[0], y - at[1]];
  const along = Math.abs(dx * Math.cos(turn) + dy * Math.sin(turn));
  const across = Math.abs(dy * Math.cos(turn) - dx * Math.sin(turn));
  return along < width / 2 + margin && across < height / 2 + margin;
};

/** Points that prices are read from, and how far around them nothing may be written. */
function signsOf(board: MilepostBoard): readonly (readonly [string, Point, number])[] {
  const { x, y, at, line } = layOut(board);
  const place = (cell: number): Point => [x(cell), y(cell)];
  const wet = (['lake', 'dry-lake', 'inlet'] as const).reduce(
    (bits, water) => bits | (1 << WATERS.indexOf(water)),
    0,
  );
  const signs: (readonly [string, Point, number])[] = [];
  for (const milepost of board.mileposts) signs.push([`milepost ${milepost}`, place(milepost), 1.5]);
  for (const { name, mileposts } of board.cities) signs.push([name, place(mileposts[0]), 5]);
  for (const { milepost } of [...board.ports, ...board.shipPorts])
    signs.push([`port ${milepost}`, place(milepost), 7]);
  for (const { alias } of board.entrances) signs.push([`entrance ${alias}`, place(alias), 8]);
  for (let cell = 0; cell < board.size; cell++)
    if (board.seaAt[cell] >= 0) signs.push([`sea point ${cell}`, place(cell), 1]);
  board.water.forEach((bits, segment) => {
    if ((bits & wet) === 0) return;
    const [[ax, ay], [bx, by]] = line(board.ends[2 * segment], board.ends[2 * segment + 1]);
    signs.push([`wave ${segment}`, [(ax + bx) / 2, (ay + by) / 2], 1]);
  });
  for (const river of board.riverNames.keys())
    for (const course of riverCourses(board, river))
      for (const [n, point] of course.entries()) signs.push([`${river} ${n}`, at(...point), 0.5]);
  return signs;
}

const titles = (allTitles as unknown as readonly Title<AnyRuleset>[])
  .filter(({ ruleset }) => ['china-rails', 'india-rails', 'iron-dragon'].includes(ruleset.id))
  .map((title) => [title.ruleset.id as string, title] as const);

describe.each(titles)('%s', async (_, title) => {
  const board = title.ruleset.board() as unknown as MilepostBoard;
  const picture = await title.picture();
  const { ground, signs, furniture, box } = picture.still(board);
  const written = writtenIn(`${ground}\n${signs}`).filter(({ text }) => !/^\d+$|^[A-Z]$/.test(text));

  test('no name covers a sign', () => {
    expect(written.length).toBeGreaterThan(80);
    const covered = signsOf(board).flatMap(([name, point, margin]) =>
      written.filter((text) => covers(text, point, margin)).map(({ text }) => `${text} on ${name}`),
    );
    expect(covered).toEqual([]);
  });

  test('every river is drawn, those of the inset where the outline does not cut them off', () => {
    const clipped =
      /<g clip-path="url\(#[\w-]*home\)">\s*<path[^>]*data-sign="(?:dry-)?river"[\s\S]*?<\/g>/.exec(
        ground,
      )?.[0] ?? '';
    const starts = (layer: string) =>
      [...layer.matchAll(/d="M([\d.]+) [^"]*" data-sign="(?:dry-)?river"/g)].map(([, x]) => Number(x));
    const edge = layOut(board).surface.width;
    expect(starts(ground).length).toBeGreaterThanOrEqual(board.riverNames.size);
    expect(starts(clipped).filter((x) => x > edge)).toEqual([]);
  });

  test('every city is named, and every port, by its city or by itself', () => {
    const names = [...signs.matchAll(/<text[^>]*>([^<]*)</g)].map(([, text]) =>
      text.replace(/&apos;|&#39;/g, "'"),
    );
    const wanted = [...board.cities, ...board.crossings, ...board.shipPorts].map(({ name }) => name);
    expect(wanted.filter((name) => !names.some((written) => name.startsWith(written)))).toEqual([]);
    // Two cities may have one name, but no port has a name that its city says.
    const cities = new Set(board.cities.map(({ name }) => name));
    const ports = [...board.crossings, ...board.shipPorts].filter(({ name }) => cities.has(name));
    for (const { name } of ports) expect(names.filter((written) => written === name)).toHaveLength(1);
  });

  test('no panel lies on a milepost, on another panel or beyond the sheet', () => {
    const seatNames = ['A', 'B', 'C', 'D', 'E', 'F'];
    const game = { seatNames };
    const state = { game, rail: { tracks: seatNames.map(() => []) }, seats: [] };
    const { key } = picture.pieces(board, state as never);
    const panels = [
      ...`${furniture}${key}`.matchAll(
        /translate\(([\d.]+) ([\d.]+)\)"[^>]*>\s*<rect width="([\d.]+)" height="([\d.]+)" fill="#fffdf6"\/>/g,
      ),
    ]
      .map((found) => found.slice(1).map(Number))
      .map(
        ([x, y, width, height]): Written => ({
          text: 'panel',
          at: [x + width / 2, y + height / 2],
          width,
          height,
          turn: 0,
        }),
      );
    expect(panels.length).toBe(4);
    for (const { at, width, height } of panels) {
      expect(at[0] + width / 2).toBeLessThan(box.x + box.width);
      expect(at[1] + height / 2).toBeLessThan(box.y + box.height);
    }
    const marks = signsOf(board).filter(([, point]) => panels.some((panel) => covers(panel, point, 0)));
    expect(marks).toEqual([]);
    const crowded = panels.filter((one, n) =>
      panels.some(
        (two, m) =>
          m > n &&
          2 * Math.abs(one.at[0] - two.at[0]) < one.width + two.width &&
          2 * Math.abs(one.at[1] - two.at[1]) < one.height + two.height,
      ),
    );
    expect(crowded).toEqual([]);
  });

  test('every sign of the sheet is in its legend, and no other', () => {
    const drawn = [...`${ground}${signs}`.matchAll(/data-sign="([^"]*)"/g)].flatMap(([, list]) =>
      list.split(' '),
    );
    const keys = [...furniture.matchAll(/data-key="([^"]*)"/g)].map(([, key]) => key);
    expect([...new Set(drawn)].sort()).toEqual([...new Set(keys)].sort());
  });
});

test('a name that lies on a milepost is noticed', () => {
  const { board } = toyLand();
  const { x, y } = layOut(board);
  const [milepost] = board.mileposts;
  const layer = `<text x="${x(milepost) - 20}" y="${y(milepost) + 3}" font-size="12">Nowhere</text>`;
  const [name] = writtenIn(layer);
  expect(signsOf(board).filter(([, point, margin]) => covers(name, point, margin)).length).toBeGreaterThan(0);
});
