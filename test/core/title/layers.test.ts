// Pictures in layers: what no game changes is laid out once, pieces lie between, and every place is found where it is drawn.

import { describe, expect, test } from 'vitest';
import { allTitles } from '../../../rulesets/index.js';
import type { AnyEngine, AnyRuleset, GameAction } from '../../../src/core/engine/index.js';
import { createEngine } from '../../../src/core/engine/index.js';
import type { Highlight, Picture, Place } from '../../../src/core/title/picture.js';
import type { Title } from '../../../src/core/title/title.js';
import { playRandomGame } from '../../../src/testing/index.js';
import { SOAK } from '../../long-run.js';

const titles = allTitles as unknown as readonly Title<AnyRuleset>[];

const sizeOf = (svg: string) => /<svg [^>]*>/.exec(svg)?.[0];
const idsOf = (svg: string) => [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);

describe.each(titles.map((title) => [title.ruleset.id as string, title] as const))(
  '%s',
  async (id, title) => {
    const picture: Picture = await title.picture();
    const board = title.ruleset.board();
    const engine = createEngine([title.ruleset]) as unknown as AnyEngine;
    const { states, actions } = playRandomGame(engine, id, {
      seed: 5,
      seats: 3,
      steps: SOAK ? 300 : 150,
      suggested: 90,
    });
    const late = states[states.length - 1];

    test('the still layers are the same object for every state', () => {
      const still = picture.still(board);
      picture.draw(board, late);
      expect(picture.still(board)).toBe(still);
      expect(picture.still(board, { furniture: true })).toBe(still);
    });

    test('tags stay on the sheet, however small it is shown', () => {
      const { x, y, width, height } = picture.still(board).box;
      const places = [...picture.places(board)].filter(({ kind }) => kind === 'city' || kind === 'hex');
      const marks = places.map((place): Highlight => ({ ...place, as: 'selected', label: '123 M, 3 turns' }));
      const drawn = picture.highlights(board, marks, 390 / width);
      const tags = [...drawn.matchAll(/<rect x="([^"]+)" y="([^"]+)" width="([^"]+)" height="([^"]+)"/g)];
      const off = tags.filter((tag) => {
        const [left, top, across, down] = tag.slice(1).map(Number);
        return left < x - 1 || top < y - 1 || left + across > x + width + 1 || top + down > y + height + 1;
      });
      expect(tags.length).toBe(places.length);
      expect(off.map(([rect]) => rect)).toEqual([]);
    });

    test('all pictures of a board have one size, and every layer of the whole is one of the parts', () => {
      const [blank, played] = [picture.draw(board), picture.draw(board, late)];
      expect(sizeOf(played)).toBe(sizeOf(blank));
      const { ground, signs } = picture.still(board);
      const { track } = picture.pieces(board, late);
      for (const part of [ground, signs, track]) expect(played).toContain(part);
      expect(track).toContain('data-seat');
      expect(blank).not.toContain('data-seat');
    });

    test('without furniture the board stays where it is', () => {
      const bare = picture.still(board, { furniture: false });
      expect(bare.ground).toBe(picture.still(board).ground);
      expect(picture.pieces(board, late, { furniture: false }).key).not.toContain('<text');
    });

    test('ids bear a prefix, and nothing refers to one that is not there', () => {
      const svg = picture.draw(board, late, { idPrefix: 'mine-' });
      expect(idsOf(svg).filter((name) => !name.startsWith('mine-'))).toEqual([]);
      const named = new Set(idsOf(svg));
      const referred = [...svg.matchAll(/(?:url\(#|href="#)([^")]+)/g)].map(([, name]) => name);
      expect(referred.filter((name) => !named.has(name))).toEqual([]);
      expect(svg).not.toContain('<style');
      expect(svg).not.toContain('class=');
    });

    test('seats have the colours that are asked for, and those colours only', () => {
      const { track } = picture.pieces(board, late, { seatColours: ['#010203', '#040506', '#070809'] });
      if (id !== 'hex-tycoon') expect(track).toMatch(/#010203|#040506|#070809/);
      expect(track).not.toContain('#0072b2');
    });

    test('words and colours can be others', () => {
      const still = picture.still(board, {
        translate: (text) => text.toUpperCase(),
        recolour: () => '#123456',
      });
      const texts = [...still.signs.matchAll(/>([^<\n]+)<\/text>/g)].map(([, text]) => text);
      expect(texts.filter((text) => text !== text.toUpperCase() && !text.includes('&'))).toEqual([]);
      expect(
        [...still.ground.matchAll(/"(#[0-9a-f]{6})"/g)].every(([, colour]) => colour === '#123456'),
      ).toBe(true);
    });

    // librsvg, and so sharp, draws lists of places at the first of them; opacity makes it paint a sheet of its own for the shape.
    test('it has nothing that other programs leave out or draw slowly', () => {
      const svg = picture.draw(board, late);
      expect(svg.match(/<textPath| rotate="| [xy]="[^"]*[ ,]| opacity="/g) ?? []).toEqual([]);
    });

    test('every place that is pointed at is the place that is found', () => {
      const { box } = picture.still(board);
      const scale = 1.5;
      const kinds = { 'hex-tycoon': ['hex', 'hexside'], 'twentieth-century-limited': ['city', 'line'] }[
        id
      ] ?? ['milepost', 'segment'];
      for (const kind of kinds) {
        for (let n = 0; n < 3000; n += 97) {
          const place = { kind, id: n } as Place;
          const spot = picture.spotOf(board, place);
          if (spot === null) continue;
          const [[x1, y1], [x2, y2] = spot[0]] = spot;
          const point = [((x1 + x2) / 2 - box.x) * scale, ((y1 + y2) / 2 - box.y) * scale] as const;
          expect(picture.placeAt(board, point, { radius: 3, scale })).toEqual(place);
        }
      }
      expect(picture.spotOf(board, { kind: 'milepost', id: -1 })).toBeNull();
      expect(picture.placeAt(board, [-500, -500], { radius: 10 })).toBeNull();
    });

    test('what is played is found at the place that it names', () => {
      const placed = actions.flatMap((action) => picture.placeOf(board, action) ?? []);
      expect(placed.length).toBeGreaterThan(20);
      for (const place of placed) expect(picture.spotOf(board, place)).not.toBeNull();
      expect(picture.placeOf(board, { type: 'endTurn', seat: 0 } as GameAction)).toBeNull();
    });

    test('highlights stand where their places are, with their tags; unknown places are left out', () => {
      const { kind } = picture.placeAt(board, [600, 600], { radius: 400 }) as Place;
      const first = Array.from({ length: 3000 }, (_, n) => n).find(
        (n) => picture.spotOf(board, { kind, id: n }) !== null,
      ) as number;
      const drawn = picture.highlights(board, [
        { kind, id: first, as: 'planned', label: '3 & 4' },
        { kind, id: 1e9, as: 'possible' },
      ]);
      expect(drawn).toContain(`data-${kind}="${first}"`);
      expect(drawn).toContain('>3 &amp; 4</text>');
      expect(drawn).not.toContain('1000000000');
      expect(drawn).not.toContain('NaN');
    });

    test('a tag lies beside the plan that leads to it, from wherever that comes', () => {
      const line = [...picture.places(board)].filter(({ spot }) => spot.length > 1);
      const step = picture.gazetteer(board).step;
      let crossed = 0;
      for (const { kind, id, spot } of line.slice(0, 400)) {
        const drawn = picture.highlights(board, [{ kind, id, as: 'planned', label: '9' }]);
        const tag = /<rect x="([^"]+)" y="([^"]+)" width="([^"]+)" height="([^"]+)"/.exec(drawn);
        const [left, top, across, down] = (tag as RegExpExecArray).slice(1).map(Number);
        const [[x1, y1], [x2, y2]] = spot as readonly [readonly [number, number], readonly [number, number]];
        const isShort = Math.hypot(x2 - x1, y2 - y1) < 1.2 * step;
        const isUnder = [0.25, 0.5, 0.75].some((share) => {
          const [x, y] = [x1 + (x2 - x1) * share, y1 + (y2 - y1) * share];
          return x > left && x < left + across && y > top && y < top + down;
        });
        if (isShort && isUnder) crossed++;
      }
      expect(crossed).toBe(0);
    });

    test('a city and its tag can be seen however small the sheet is on the screen', () => {
      const { id } = [...picture.places(board)].find((place) => place.kind === 'city') as Place;
      const marks: readonly Highlight[] = [{ kind: 'city', id, as: 'selected', label: '24 M' }];
      const sizes = (scale?: number) => {
        const drawn = picture.highlights(board, marks, scale);
        return ['r', 'font-size'].map((name) => Number(new RegExp(` ${name}="([\\d.]+)"`).exec(drawn)?.[1]));
      };
      const [ring, letters] = sizes(0.1);
      expect(ring * 0.1).toBeCloseTo(9, 0);
      expect(letters * 0.1).toBeCloseTo(13, 0);
      expect(sizes(100)).toEqual(sizes());
    });
  },
);

test('two boards in one page share no id', async () => {
  const drawn = await Promise.all(
    titles.map(async ({ ruleset, picture }) => (await picture()).draw(ruleset.board())),
  );
  const all = drawn.flatMap((svg) => [...new Set(idsOf(svg))]);
  expect(new Set(all).size).toBe(all.length);
});
