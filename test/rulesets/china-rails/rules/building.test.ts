// What building costs in China (CR-BUILD-1 … 5), and the Dalian ferry (CR-FERRY-1 … 4).

import { describe, expect, test } from 'vitest';
import { type Milepost, TERRAINS, WATERS, type Water } from '../../../../rulesets/milepost/board/board.js';
import { china, engine } from '../china-game.js';

const { at, board, neighbours, play, position, segments, verdict } = china;

const RAINS = 156;

/** A segment that is not this one, at the milepost: what makes building from there legal. */
function stub(from: Milepost, but: number): number {
  for (let direction = 0; direction < 6; direction++) {
    const segment = board.segments[6 * from + direction];
    if (segment >= 0 && segment !== but) return segment;
  }
  throw new Error('a dead end');
}

/** What seat 0 pays for a segment; the rains have fallen if `rains`. */
function price(from: Milepost, to: Milepost, { rains = false } = {}): number {
  const segment = board.segment(from, to);
  const isMajor = board.cityAt[from] >= 0 && board.cities[board.cityAt[from]].size === 'major';
  const state = position({
    seats: [{ track: isMajor ? [] : [stub(from, segment)] }, {}],
    turn: { phase: 'building' },
    inPlay: rains ? [{ card: RAINS }] : [],
  });
  return 60 - play(state, { type: 'buildTrack', from, to }).seats[0].cash;
}

/** The first segment that crosses just this water and leads to a milepost without a city. */
function anyEdge(water: Water) {
  return findEdge((kind) => ['clear', 'desert', 'mountain'].includes(kind), [water]);
}

/** The first segment that crosses just these waters and leads to such a milepost. */
function edge(terrain: string, waters: readonly Water[]) {
  return findEdge((kind) => kind === terrain, waters);
}

function findEdge(fits: (kind: string) => boolean, waters: readonly Water[]) {
  const wanted = waters.reduce((bits, water) => bits | (1 << WATERS.indexOf(water)), 0);
  for (const { segment, from: one, to: other } of segments()) {
    if (board.water[segment] !== wanted) continue;
    for (const [from, to] of [
      [one, other],
      [other, one],
    ]) {
      const isPlain = board.cityAt[from] < 0 && board.portAt[from] < 0 && board.portAt[to] < 0;
      if (isPlain && fits(kindOf(to)) && neighbours(from).length > 1) return { from, to };
    }
  }
  throw new Error(`no way over ${waters.join()}`);
}

function kindOf(milepost: Milepost): string {
  const city = board.cityAt[milepost];
  return city >= 0 ? board.cities[city].size : TERRAINS[board.terrain[milepost]];
}

describe('prices', () => {
  test.each([
    ['clear', 1],
    ['desert', 1],
    ['mountain', 2],
    ['alpine', 5],
    ['small', 3],
    ['medium', 3],
    ['major', 5],
  ])('CR-BUILD-1: building to a %s milepost costs %i', (terrain, cost) => {
    const { from, to } = edge(terrain, []);
    expect(price(from, to)).toBe(cost);
  });

  test.each([
    ['river', 2],
    ['dry-river', 1],
    ['dry-lake', 1],
    ['lake', 3],
    ['inlet', 3],
  ] as const)('CR-BUILD-2: crossing a %s adds %i to the price of the milepost', (water, surcharge) => {
    const { from, to } = anyEdge(water);
    expect(price(from, to)).toBe(kindOf(to) === 'mountain' ? 2 + surcharge : 1 + surcharge);
  });

  test('CR-BUILD-2: to a mountain milepost across a river costs 4', () => {
    const { from, to } = edge('mountain', ['river']);
    expect(price(from, to)).toBe(4);
  });

  test('CR-BUILD-3: across an inlet only neighbours are joined (build/no-such-way)', () => {
    const { from, to } = edge('clear', ['inlet']);
    const beyond = neighbours(to)
      .flatMap(neighbours)
      .find((place) => place !== from && !neighbours(from).includes(place));
    const state = position({
      seats: [{ track: [stub(from, board.segment(from, to))] }, {}],
      turn: { phase: 'building' },
    });
    expect(verdict(state, { type: 'buildTrack', from, to: beyond })).toBe('build/no-such-way / M-BUILD-1');
    expect(verdict(state, { type: 'buildTrack', from, to })).toBe('legal');
  });

  test.each(['dry-river', 'dry-lake'] as const)(
    'CR-BUILD-4: once Desert Rains is in play a %s costs 2 more, not 1',
    (water) => {
      const { from, to } = anyEdge(water);
      expect(price(from, to, { rains: true }) - price(from, to)).toBe(1);
    },
  );

  test.each([
    ['river', 3],
    ['lake', 4],
    ['inlet', 4],
  ] as const)('CR-BUILD-4: Desert Rains leaves the price of a %s at %i', (water, cost) => {
    const { from, to } = edge('clear', [water]);
    expect(price(from, to, { rains: true })).toBe(cost);
  });

  test('CR-BUILD-5: twice out of major cities; a third major milepost is drawn into, for 5', () => {
    // Two outer mileposts of Beijing with a common neighbour outside: out of one, and out of another, then inward.
    const rim = board.cities[board.cityIndex('beijing')].mileposts.slice(1);
    const outside = (place: Milepost) => neighbours(place).filter((next) => board.cityAt[next] < 0);
    const [one, two, between] = rim.flatMap((first) =>
      rim.flatMap((second) =>
        outside(first)
          .filter((next) => second !== first && neighbours(second).includes(next))
          .map((next) => [first, second, next]),
      ),
    )[0];
    const third = rim.find((place) => place !== one && place !== two) as Milepost;
    const state = play(
      position({ seats: [{}, {}], turn: { phase: 'building' } }),
      { type: 'buildTrack', from: one, to: between },
      { type: 'buildTrack', from: third, to: outside(third).find((next) => next !== between) },
    );
    expect(state.turn.majorStarts).toBe(2);
    expect(verdict(state, { type: 'buildTrack', from: two, to: between })).toBe(
      'build/too-many-starts / M-BUILD-5',
    );
    const inward = play(state, { type: 'buildTrack', from: between, to: two });
    expect(state.seats[0].cash - inward.seats[0].cash).toBe(5);
    expect(inward.turn.majorStarts).toBe(2);
  });
});

describe('the Dalian ferry', () => {
  const ferry = board.crossings[board.crossingIndex('dalian-ferry')];
  const [dalian, yantai] = ferry.ports;
  const beside = (port: Milepost) => neighbours(port);
  const stubs = (port: Milepost) => beside(port).map((next) => stub(next, board.segment(next, port)));

  test('CR-FERRY-1: one ferry with Dalian at one end, 4 M for the run, two players', () => {
    expect(board.crossings.filter(({ kind }) => kind === 'ferry')).toEqual([ferry]);
    expect([dalian, ferry.price, ferry.limit]).toEqual([at('dalian'), 4, 2]);
    const [beyond] = beside(yantai);
    const builder = { track: [stub(beyond, board.segment(beyond, yantai))] };
    const holder = { rights: ['dalian-ferry'] };
    const turn = { phase: 'building' };
    const build = { type: 'buildTrack', from: beyond, to: yantai };
    expect(verdict(position({ seats: [builder, holder, holder], turn }), build)).toBe(
      'build/port-full / M-FERRY-4',
    );
    expect(play(position({ seats: [builder, holder, {}], turn }), build).rail.rights[0]).toEqual([
      'dalian-ferry',
    ]);
  });

  test('CR-FERRY-2: to Dalian costs 4, city and water of the port included', () => {
    const [from] = beside(dalian).filter((next) => board.water[board.segment(next, dalian)] === 0);
    expect(price(from, dalian)).toBe(4);
    const [wet] = beside(dalian).filter((next) => board.water[board.segment(next, dalian)] !== 0);
    expect(price(wet, dalian)).toBe(7); // over the inlet: 4 + 3
  });

  test('CR-FERRY-3: from Yantai the holder builds on without paying again', () => {
    const [to] = beside(yantai);
    const state = position({ seats: [{ rights: ['dalian-ferry'] }, {}], turn: { phase: 'building' } });
    expect(60 - play(state, { type: 'buildTrack', from: yantai, to }).seats[0].cash).toBe(1);
    const bare = position({ seats: [{}, {}], turn: { phase: 'building' } });
    expect(verdict(bare, { type: 'buildTrack', from: yantai, to })).toBe(
      'build/nowhere-to-start / M-BUILD-2',
    );
  });

  test('CR-FERRY-4: the last way to Dalian is kept for a second player (build/no-room-left)', () => {
    const [one, two] = beside(dalian);
    const state = position({
      seats: [{ track: [...stubs(dalian), board.segment(one, dalian)], rights: ['dalian-ferry'] }, {}],
      turn: { phase: 'building' },
    });
    const refused = engine
      .explainAction(state, { type: 'buildTrack', seat: 0, from: two, to: dalian })
      .map(({ code, rule }) => `${code} / ${rule}`);
    expect(refused).toEqual(['build/no-room-left / M-BUILD-15', 'build/no-room-at-port / M-FERRY-5']);
    const second = position({
      seats: [
        { track: [board.segment(one, dalian)], rights: ['dalian-ferry'] },
        { track: [stub(two, board.segment(two, dalian))] },
      ],
      turn: { seat: 1, phase: 'building' },
    });
    expect(verdict(second, { type: 'buildTrack', from: two, to: dalian })).toBe('legal');
  });

  test('CR-OPEN-20: at Yantai a player has three segments at most, the ferry not counted', () => {
    const around = beside(yantai);
    const ways = around.map((next) => board.segment(next, yantai));
    const build = { type: 'buildTrack', from: yantai, to: around[3] };
    const owner = (count: number) => ({ track: ways.slice(0, count), rights: ['dalian-ferry'] });
    const turn = { phase: 'building' };
    expect(
      engine.explainAction(position({ seats: [owner(3), {}], turn }), { seat: 0, ...build } as never)[0],
    ).toMatchObject({
      code: 'build/too-many-segments',
      rule: 'M-BUILD-14',
    });
    expect(verdict(position({ seats: [owner(2), {}], turn }), build)).toBe('legal');
  });
});
