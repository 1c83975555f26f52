// Pictures of titles that bring rules alone: what is drawn, what lies under a pointer, and what is refused.

import { createEngine } from 'railhead/engine';
import { describe, expect, test } from 'vitest';
import { fenShares } from '../../../docs/examples/fen-shares/fen-shares';
import { COMPANIES, LINKS, STATIONS } from '../../../docs/examples/fen-shares/map';
import { sealedBids } from '../../../docs/examples/sealed-bids/sealed-bids';
import { valleyLine } from '../../../docs/examples/valley-line/valley-line';
import { type AnyEngine, type AnyRuleset, InvalidInputError } from '../../../src/core/engine';
import type { Diagram } from '../../../src/core/engine/rules/diagram';
import { plainTitle } from '../../../src/core/title/plain/plain-title';
import { greedyBot, playGame, randomBot } from '../../../src/players/bots';
import { moor } from './moor';
import { findNoXml } from './strict-xml';

const engineOf = (ruleset: AnyRuleset) => createEngine([ruleset]) as unknown as AnyEngine;
const pictureFor = (ruleset: AnyRuleset) => plainTitle(ruleset).picture();
const textsIn = (svg: string) => [...svg.matchAll(/<text [^>]*>([^<]*)</g)].map(([, text]) => text);

/** A game that bots have played to its end. */
function late(ruleset: AnyRuleset, bot = randomBot) {
  const config = { seats: ['Ann', 'Ben', 'Cleo'], seed: 5 };
  return playGame(engineOf(ruleset), ruleset.id, { config, bots: [bot] }).state as never;
}

describe('a network of nodes and links', () => {
  test('the bare sheet names its stations, their worth, the prices of links and the companies', async () => {
    const { draw, still } = await pictureFor(fenShares);
    const svg = draw(fenShares.board());
    expect(findNoXml(svg)).toBeNull();
    const texts = textsIn(svg);
    for (const { name } of [...STATIONS, ...COMPANIES]) expect(texts).toContain(name);
    const figures = texts.filter((text) => /^\d+$/.test(text)).map(Number);
    expect(figures.sort()).toEqual(
      [...STATIONS.map(({ worth }) => worth), ...LINKS.map(({ price }) => price)].sort(),
    );
    expect(still(fenShares.board()).title).toBe('Fen Shares');
  });

  test('every cube of a state lies on it in the colour of its company, and the fair is tagged', async () => {
    const state = late(fenShares) as { readonly cubes: readonly (readonly number[])[] };
    const { pieces } = await pictureFor(fenShares);
    const { track, trains } = pieces(fenShares.board(), state);
    for (const [company, { colour }] of COMPANIES.entries()) {
      const laid = state.cubes.flat().filter((one) => one === company).length;
      expect(laid).toBeGreaterThan(0);
      expect(track.split(`stroke="${colour}"`)).toHaveLength(laid + 1);
      expect(trains.split(`fill="${colour}"`)).toHaveLength(laid + 1);
    }
    expect(textsIn(trains)).toContain('fair');
  });

  test('owners are the seats where there are no others: in their colours, with a key of their names', async () => {
    const state = late(valleyLine, greedyBot);
    const { draw, pieces } = await pictureFor(valleyLine);
    const seatColours = ['#111111', '#222222', '#333333'];
    const { track, key } = pieces(valleyLine.board(), state, { seatColours });
    for (const colour of seatColours) expect(track).toContain(`stroke="${colour}"`);
    expect(textsIn(key)).toEqual(['A', 'Ann', 'B', 'Ben', 'C', 'Cleo']);
    expect(findNoXml(draw(valleyLine.board(), state))).toBeNull();
    expect(pieces(valleyLine.board(), state, { furniture: false }).key).toBe('');
  });

  test.each([
    ['fen-shares', fenShares, ['station', 'link']],
    ['valley-line', valleyLine, ['station', 'stretch']],
  ] as const)(
    '%s: a pointer finds each node and link by the number that actions have',
    async (_, ruleset, kinds) => {
      const { places, placeAt, spotOf, still, highlights } = await pictureFor(ruleset);
      const board = ruleset.board();
      const all = [...places(board)];
      expect([...new Set(all.map(({ kind }) => kind))]).toEqual(kinds);
      const { x, y } = still(board).box;
      for (const { kind, id, spot } of all) {
        expect(spotOf(board, { kind, id })).toEqual(spot);
        const [[x1, y1], [x2, y2] = [x1, y1]] = spot;
        const point = [(x1 + x2) / 2 - x, (y1 + y2) / 2 - y] as const;
        expect(placeAt(board, point, { radius: 14 })).toEqual({ kind, id });
        expect(highlights(board, [{ kind, id, as: 'possible' }])).toContain(`data-${kind}="${id}"`);
      }
    },
  );

  test('names cover neither each other nor a node', async () => {
    for (const ruleset of [fenShares, valleyLine]) {
      const { gazetteer, still } = await pictureFor(ruleset);
      const { width, height } = still(ruleset.board()).box;
      const { places } = gazetteer(ruleset.board());
      const names = places.map(({ name }) => name);
      const svg = still(ruleset.board()).signs;
      const boxes = [
        ...svg.matchAll(
          /<text x="([\d.]+)" y="([\d.]+)" text-anchor="(\w+)"[^>]*font-size="17"[^>]*>([^<]+)</g,
        ),
      ]
        .filter(([, , , , name]) => names.includes(name))
        .map(([, x, y, anchor, name]) => {
          const wide = name.length * 10;
          const left = Number(x) - (anchor === 'start' ? 0 : anchor === 'end' ? wide : wide / 2);
          return { left, right: left + wide, top: Number(y) - 14, bottom: Number(y) };
        });
      expect(boxes).toHaveLength(names.length);
      for (const [n, one] of boxes.entries()) {
        expect(one.left > 0 && one.right < width && one.top > 0 && one.bottom < height).toBe(true);
        for (const other of boxes.slice(n + 1))
          expect(
            one.right < other.left ||
              other.right < one.left ||
              one.bottom < other.top ||
              other.bottom < one.top,
          ).toBe(true);
        for (const { at } of places)
          expect(at[0] > one.left && at[0] < one.right && at[1] > one.top && at[1] < one.bottom).toBe(false);
      }
    }
  });

  test('actions and events lead to the place that they name, whatever else they name', async () => {
    const { placeOf, placeOfEvent, spot, spotOf, attempts } = await pictureFor(fenShares);
    const board = fenShares.board();
    const build = { type: 'build', seat: 0, company: 1, link: 4 };
    expect(placeOf(board, build)).toEqual({ kind: 'link', id: 4 });
    expect(spot(board, build)).toEqual(spotOf(board, { kind: 'link', id: 4 }));
    expect(placeOf(board, { type: 'offer', seat: 0, company: 1 } as never)).toBeNull();
    expect(placeOfEvent(board, { n: 1, type: 'roundBegan', round: 1, station: 3 } as never)).toEqual({
      kind: 'station',
      id: 3,
    });
    const types = new Set(['build', 'lay']);
    expect([...attempts(board, {}, { seat: 0, types })]).toEqual([]);
    const valley = await pictureFor(valleyLine);
    expect([...valley.attempts(valleyLine.board(), {}, { seat: 1, types })]).toEqual(
      Array.from({ length: 8 }, (_, stretch) => ({ type: 'lay', seat: 1, stretch })),
    );
  });
});

describe('a map of hexes', () => {
  const board = moor.board();

  test('a hex has its name, its figure and its colour, and a seat’s hex is painted in the seat’s colour', async () => {
    const { draw, pieces } = await pictureFor(moor);
    const bare = draw(board);
    expect(findNoXml(bare)).toBeNull();
    expect(textsIn(bare)).toEqual(['Tor', '3', 'The Moor']);
    expect(bare).toContain('fill="#b9d5dd"');
    const { track } = pieces(board, late(moor), { seatColours: ['#111111', '#222222', '#333333'] });
    const painted = [...track.matchAll(/fill="(#[0-9a-f]{6})"/g)].map(([, colour]) => colour);
    expect(painted.sort().join()).toBe('#111111,#111111,#111111,#222222,#222222,#333333,#333333');
  });

  test('neighbours lie at equal distances, and a pointer finds each', async () => {
    const { places, placeAt } = await pictureFor(moor);
    const [first, ...others] = [...places(board)];
    const [[x, y]] = first.spot;
    const far = others.map(({ spot: [[x1, y1]] }) => Math.round(Math.hypot(x1 - x, y1 - y)));
    expect(new Set(far).size).toBe(1);
    for (const { id, spot } of others)
      expect(placeAt(board, spot[0], { radius: 5 })).toEqual({ kind: 'hex', id });
  });
});

describe('what a ruleset leaves out', () => {
  test('without a diagram the picture is a sheet with the name, and nothing is found on it', async () => {
    const { draw, places, placeAt, placeOf, highlights } = await pictureFor(sealedBids);
    const board = sealedBids.board();
    expect(textsIn(draw(board, late(sealedBids)))).toEqual(['Sealed bids']);
    expect([...places(board)]).toEqual([]);
    expect(placeAt(board, [50, 50], { radius: 100 })).toBeNull();
    expect(placeOf(board, { type: 'bid', seat: 0, coins: 1 } as never)).toBeNull();
    expect(highlights(board, [])).toBe('');
  });

  test('the figures of a seat are those of the state, as far as the view knows them', async () => {
    const summary = await plainTitle(fenShares).summary();
    const engine = engineOf(fenShares);
    const state = engine.createGame('fen-shares', { seats: ['Ann', 'Ben'], seed: 1 } as never);
    const told = { ...engine.settingOf(state), state } as never;
    expect(summary.facts(told, 0)).toEqual([
      ['standing', 20],
      ['coins', 20],
      ['shares', '0 0 0 0'],
    ]);
    expect(
      summary.display?.(told).map(({ title, lines }) => [title, ...lines.map(({ text }) => text)])[0],
    ).toEqual(['Amber', 'coins 0', 'built 0', 'asked yes']);
    const secret = engineOf(sealedBids);
    const begun = secret.createGame('sealed-bids', { seats: ['Ann', 'Ben'], seed: 1 } as never);
    const view = secret.view(begun, 0);
    const facts = (await plainTitle(sealedBids).summary()).facts(
      { ...secret.settingOf(view), state: view } as never,
      1,
    );
    expect(facts.map(([about]) => about)).toEqual(['standing', 'coins']);
    expect(facts[0][1]).toBe('');
  });

  test('no file makes a board of it, and nothing is planned', async () => {
    const { boards, planning, catalogue } = plainTitle(valleyLine as AnyRuleset);
    const { validate, define, kind } = await boards();
    expect([kind, validate({}, undefined).map(({ code }) => code)]).toEqual(['valley-line', ['map/none']]);
    expect(() => define({}, undefined)).toThrow(InvalidInputError);
    expect((await planning()).build).toBeUndefined();
    expect((await catalogue()).map(({ id }) => id).slice(0, 7)).toEqual(
      Array.from({ length: 7 }, (_, n) => `V-${n + 1}`),
    );
  });

  test('parts of its own win', async () => {
    const planning = async () => ({ ...(await plainTitle(valleyLine).planning()), money: 'coins' });
    expect((await plainTitle(valleyLine, { planning }).planning()).money).toBe('coins');
  });
});

describe('a diagram that cannot be drawn is refused', () => {
  const node = { name: 'A', x: 0, y: 0 };
  const drawn = async (diagram: unknown, state?: object) => {
    const ruleset = { ...valleyLine, diagram } as unknown as AnyRuleset;
    const { draw } = await plainTitle(ruleset).picture();
    return draw(ruleset.board(), state);
  };

  test.each<[string, object, string]>([
    [
      'a link to no node',
      { nodes: { kind: 'stop', list: [node] }, links: { kind: 'way', list: [{ joins: [0, 1] }] } },
      'two nodes',
    ],
    ['a node nowhere', { nodes: { kind: 'stop', list: [{ ...node, x: Number.NaN }] } }, 'x and y'],
    ['a hex between hexes', { hexes: { kind: 'hex', list: [{ q: 0.5, r: 0 }] } }, 'whole numbers'],
    [
      'hexes and nodes',
      { hexes: { kind: 'hex', list: [] }, nodes: { kind: 'stop', list: [] } },
      'leave out one',
    ],
    [
      'two things of a kind',
      { nodes: { kind: 'stop', list: [] }, links: { kind: 'stop', list: [] } },
      'of this kind already',
    ],
    ['a kind with a blank in it', { nodes: { kind: 'big stop', list: [] } }, 'the kind of an id'],
    [
      'a colour by its name',
      { owners: { kind: 'company', list: [{ name: 'A', colour: 'red' }] } },
      'hex code',
    ],
    ['nodes that are nothing', { nodes: { kind: 'stop', list: [null] } }, 'expected nodes with links'],
  ])('%s', async (_, diagram, message) => {
    await expect(drawn(diagram)).rejects.toMatchObject({
      name: 'InvalidInputError',
      message: expect.stringContaining(message),
    });
  });

  test.each<[string, object, string]>([
    ['lies nowhere', { strech: 1, seat: 0 }, 'names no place'],
    ['lies on no such place', { stretch: 99, seat: 0 }, 'no stretch'],
    ['is of no such seat', { stretch: 1, seat: 7 }, 'no seat'],
    ['is of no such owner', { stretch: 1, company: 1 }, 'no company'],
  ])('a piece that %s', async (_, piece, message) => {
    const diagram = {
      ...(valleyLine.diagram as Diagram<never>),
      owners: { kind: 'company', list: [{ name: 'One' }] },
      pieces: () => [piece],
    };
    await expect(drawn(diagram, late(valleyLine, greedyBot))).rejects.toMatchObject({
      message: expect.stringContaining(message),
    });
  });
});

test('a diagram may depend on the board, and things may have ids of their own', async () => {
  const diagram = (board: object): Diagram<never> => ({
    nodes: {
      kind: 'stop',
      list: [{ id: 'mill', name: `Mill on ${(board as { id: string }).id}`, x: 0, y: 0 }],
    },
    pieces: () => [{ stop: 'mill', text: 'here' }],
  });
  const ruleset = { ...valleyLine, diagram } as unknown as AnyRuleset;
  const { draw } = await plainTitle(ruleset).picture();
  const svg = draw(ruleset.board(), late(valleyLine, greedyBot));
  expect(textsIn(svg)).toEqual(expect.arrayContaining(['Mill on valley-line', 'here']));
});
