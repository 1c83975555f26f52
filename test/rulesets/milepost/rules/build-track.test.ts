// Building: where a segment may start and lead, what it costs, how many may start from major cities.

import { describe, expect, test } from 'vitest';
import { TERRAINS } from '../../../../rulesets/milepost/board/board.js';
import { startsOf } from '../../../../rulesets/milepost/rules/building/build-starts.js';
import { buildTrack } from '../../../../rulesets/milepost/rules/building/build-track.js';
import type { GameAction, Indexed } from '../../../../src/core/engine/index.js';
import { type ToyPosition, toyGame } from '../toy-game.js';
import { cardlessBoard, EVENT, toyCountry } from '../toy-rails.js';

/** Seat 0 in its building phase. */
const building = (state: ToyPosition = {}, seats = 2) =>
  toyGame({ seats, state: { ...state, turn: { phase: 'building', ...state.turn } } });

const noSuchWay = { code: 'build/no-such-way', rule: 'M-BUILD-1' };
const nowhere = { code: 'build/nowhere-to-start', rule: 'M-BUILD-2' };
const tooManyStarts = { code: 'build/too-many-starts', rule: 'M-BUILD-5' };
const redArea = { code: 'build/red-area', rule: 'M-BUILD-11' };
const rightOfWay = { code: 'build/right-of-way', rule: 'M-BUILD-10' };

describe('from milepost to neighbour', () => {
  test('M-BUILD-1: one of the six neighbours, nothing farther (build/no-such-way)', () => {
    const game = building();
    expect(game.refusal('0: build 3,2 4,2')).toBeNull();
    for (const to of ['5,2', '3,2', '10,8']) expect(game.refusal(`0: build 3,2 ${to}`)).toEqual(noSuchWay);
  });

  test('M-BUILD-1: crossing water does not lengthen reach', () => {
    const game = building();
    expect(game.refusal('0: build 8,10 9,10')).toBeNull();
    expect(game.refusal('0: build 8,10 10,10')).toEqual(noSuchWay);
  });

  test('M-BUILD-1: not into the sea, nor to a city without rail', () => {
    expect(building().refusal('0: build 8,8 9,8')).toEqual(noSuchWay);
    const board = cardlessBoard({
      rows: ['. A Q B .', ' . . . . .'],
      cities: { A: { size: 'major' }, B: { size: 'major' }, Q: { rail: false } },
    });
    const game = toyGame({ board, state: { turn: { phase: 'building' } } });
    expect(game.refusal('0: build A Q')).toEqual(noSuchWay);
    expect(game.refusal('0: build A 1,1')).toBeNull();
  });
});

describe('where a segment starts', () => {
  test('M-BUILD-2: at any milepost of a major city, or where own track ends (build/nowhere-to-start)', () => {
    const game = building({ seats: [{ track: ['3,2 4,2 D'] }, { track: ['3,1 4,1'] }] });
    for (const start of ['1,2 0,2', '2,1 2,0', '6,9 5,9', 'C 12,12', 'D 6,2', '4,2 4,3'])
      expect(game.refusal(`0: build ${start}`)).toEqual(start === 'C 12,12' ? noSuchWay : null);
    // Neither open land nor another's track will do.
    for (const start of ['5,4 6,4', '4,1 5,1', 'E 2,6'])
      expect(game.refusal(`0: build ${start}`)).toEqual(nowhere);
  });

  test('M-BUILD-2: all mileposts where a segment may start, ascending', () => {
    const { engine, state, board, at } = building({ seats: [{ track: ['7,4 8,4'] }] });
    const majors = board.majors.flatMap((major) => board.cities[major].mileposts);
    const starts = [...majors, at('7,4'), at('8,4')].sort((one, other) => one - other);
    expect(startsOf({ ...engine.settingOf(state as never), state } as never, 0)).toEqual(starts);
  });

  test('M-BUILD-2: listed by milepost, the same after builds as in a game that is loaded', () => {
    const game = building({ seats: [{ track: ['6,4 7,4'] }] });
    for (const line of ['0: build 6,4 5,4', '0: build 5,4 5,5', '0: build 7,4 7,3']) {
      game.play(line);
      // What a loaded game lists is found anew.
      const loaded = game.engine.deserialize(game.engine.serialize(game.state as never));
      expect([...game.engine.legalActions(loaded, 0)]).toEqual([
        ...game.engine.legalActions(game.state as never, 0),
      ]);
    }
  });

  test('M-BUILD-2, M-OPEN-9: a milepost counts only while an own segment ends there', () => {
    const flooded = building({
      seats: [{ track: ['2,3 2,4'] }],
      reserved: [{ seat: 0, between: ['2,4', '2,5'] }],
    });
    expect(flooded.refusal('0: build 2,5 2,6')).toEqual(nowhere);
    expect(flooded.refusal('0: build 2,4 3,4')).toBeNull();
    // An own stretch that was cut off stays usable.
    expect(building({ seats: [{ track: ['6,5 7,5'] }] }).refusal('0: build 7,5 8,5')).toBeNull();
  });

  test('M-BUILD-3: the first segment starts at a major city', () => {
    const game = toyGame();
    const seat = game.state.first;
    const majors = game.board.majors.flatMap((city) => game.board.cities[city].mileposts);
    const starts = game.legal(`${seat}: build`).map((line) => game.at(line.split(' ')[2]));
    expect(starts.length).toBeGreaterThan(10);
    expect(starts.filter((start) => !majors.includes(start))).toEqual([]);
    expect(game.refusal(`${seat}: build D 6,2`)).toEqual(nowhere);
  });

  test('M-BUILD-4: from several mileposts of a city and several cities, connected or not', () => {
    const same = building();
    same.play('0: build 3,2 4,2', '0: build 2,3 2,4');
    expect(same.state.turn.majorStarts).toBe(2);
    const apart = building({ seats: [{ track: ['3,2 4,2'] }] });
    apart.play('0: build 6,9 5,9', '0: build 11,11 10,11');
    expect(apart.state.rail.tracks[0]).toHaveLength(3);
  });

  test('M-BUILD-5: two segments a turn start from major cities; a third is drawn inwards for 5 M', () => {
    const game = building();
    game.play('0: build 3,2 4,2 3,3', '0: build 2,1 3,0');
    expect(game.refusal('0: build 2,3 3,3')).toEqual(tooManyStarts);
    expect(game.rejection('0: build 2,3 3,3')?.params).toEqual({ limit: 2 });
    expect(game.price('0: build 3,3 2,3')).toBe(5);
    game.play('0: build 3,3 2,3');
    expect(game.state.turn.majorStarts).toBe(2);
    expect(game.legal('0: build 2,1')).toEqual([]);
  });

  test('M-BUILD-5: own track that is there already makes no difference', () => {
    const game = building({ seats: [{ track: ['3,2 4,2', '2,3 2,4'] }], turn: { majorStarts: 2 } });
    expect(game.refusal('0: build 3,2 3,1')).toEqual(tooManyStarts);
    expect(game.refusal('0: build 4,2 3,1')).toBeNull();
  });

  test('M-BUILD-5: in startup turns too, and anew each turn', () => {
    const game = toyGame();
    const { first } = game.state;
    game.play(`${first}: build 3,2 4,2`, `${first}: build 6,9 5,9`);
    expect(game.refusal(`${first}: build 2,1 3,0`)).toEqual(tooManyStarts);
    game.play(`${first}: end-turn`, `${1 - first}: end-turn`, `${1 - first}: end-turn`);
    expect(game.refusal(`${first}: build 2,1 3,0`)).toBeNull();
  });

  test('M-OPEN-48: two in all, over every major city', () => {
    const game = building();
    game.play('0: build 3,2 4,2', '0: build 6,9 5,9');
    expect(game.refusal('0: build 11,11 10,11')).toEqual(tooManyStarts);
    expect(building({ turn: { majorStarts: 1 } }).refusal('0: build 11,11 10,11')).toBeNull();
  });
});

describe('what is taken, and what is nobody’s to take', () => {
  test('M-BUILD-10: between two mileposts lies one segment at most, whoever owns it', () => {
    const game = building({ seats: [{ track: ['3,2 4,2'] }, { track: ['4,2 D'] }] });
    for (const line of ['3,2 4,2', '4,2 3,2', '4,2 D'])
      expect(game.refusal(`0: build ${line}`)).toEqual(rightOfWay);
    expect(game.rejection('0: build 4,2 D')?.params).toEqual({ owner: 1 });
    expect(game.refusal('0: build 4,2 4,1')).toBeNull();
  });

  test('M-BUILD-11, M-OPEN-10: no track inside a red area, on its rim or through its centre', () => {
    const game = building();
    for (const line of ['3,2 A', 'A 3,2', '3,2 2,1', '1,1 2,1', '1,2 3,2'])
      expect(game.refusal(`0: build ${line}`)).toEqual(redArea);
    expect(game.refusal('0: build 3,2 3,1')).toBeNull();
  });

  test('M-BUILD-21: an event in play closes its segments while it lasts (build/event)', () => {
    const parts = {
      seats: [{ track: ['3,2 4,2'] }],
      inPlay: [{ card: EVENT.gale, drawer: 0, lastTurn: 4, met: [] }],
    };
    const game = building(parts);
    expect(game.refusal('0: build 4,2 D')).toEqual({ code: 'build/event', rule: 'M-EVENT-22' });
    expect(game.rejection('0: build 4,2 D')?.params).toEqual({ card: EVENT.gale, by: 'M-EVENT-22' });
    expect(game.refusal('0: build 2,3 2,4')).toBeNull();
    game.play('0: end-turn', '1: end-turn', '0: end-turn', '1: end-turn', '0: end-operations');
    expect(game.refusal('0: build 4,2 D')).toBeNull();
  });
});

describe('what it costs', () => {
  /** A milepost of this mark, one step from own track; `size` makes it a city. */
  const besideTrack = (mark: string, size?: 'small' | 'medium' | 'major') => {
    const board = cardlessBoard({
      rows: [`A . ${mark} . B`, ' . . . . .'],
      ...(mark === '1' && { inset: ['- -', ' 1 _'] }),
      cities: { A: { size: 'major' }, B: { size: 'major' }, ...(size === undefined ? {} : { K: { size } }) },
    });
    return toyGame({ board, state: { turn: { phase: 'building' }, seats: [{ track: ['0,1 1,0'] }] } });
  };

  test.each([
    ['clear', '.', 1],
    ['desert', ':', 1],
    ['mountain', '^', 2],
    ['alpine', '#', 5],
    ['forest', '&', 2],
    ['jungle', '$', 3],
    ['salt-marsh', '%', 3],
    ['rock', '=', 5],
    ['passage', '-', 1],
    ['entrance', '1', 2],
    ['volcano', '!', 5],
  ])('M-BUILD-7: a %s milepost (%s) costs %i M', (_terrain, mark, price) => {
    expect(besideTrack(mark).price('0: build 1,0 2,0')).toBe(price);
  });

  test.each([
    ['small', 3],
    ['medium', 3],
    ['major', 5],
  ] as const)('M-BUILD-7: a %s city costs %i M', (size, price) => {
    expect(besideTrack('K', size).price('0: build 1,0 K')).toBe(price);
  });

  test('M-BUILD-6, M-OPEN-8: the milepost built to sets the price; the builder chooses the direction', () => {
    const game = building({ seats: [{ track: ['D 6,2', '8,3 7,3'] }] });
    // 6,2 is clear, 7,2 a mountain; both ends qualify once 7,2 is reached.
    expect(game.price('0: build 6,2 7,2')).toBe(2);
    game.play('0: build 7,3 7,2');
    expect([game.price('0: build 6,2 7,2'), game.price('0: build 7,2 6,2')]).toEqual([2, 1]);
  });

  test('M-BUILD-6: every kind of water crossed is added', () => {
    const game = building({
      seats: [{ track: ['2,3 2,4 1,4', '4,9 3,9', '5,10 5,11', '0,7 1,7', '3,5 3,6'] }],
    });
    const prices = [
      ['2,4 2,5', 3], // river 2
      ['2,4 1,5', 3],
      ['3,9 4,10', 4], // lake 3
      ['5,10 4,10', 4],
      ['1,7 2,7', 2], // dry lake 1
      ['3,6 2,7', 2], // dry river 1
      ['8,10 9,10', 4], // inlet 3
    ] as const;
    expect(prices.map(([way]) => [way, game.price(`0: build ${way}`)])).toEqual(prices);
  });

  test('M-BUILD-8: a river adds 2 M, whatever lies behind it', () => {
    const board = cardlessBoard({
      rows: ['. A . . B', ' . ^ # : .', '. . . . .'],
      cities: { A: { size: 'major' }, B: { size: 'major' } },
      rivers: { rill: ['1,0 E', '1,0 SE', '2,0 SE', '3,0 SE'] },
    });
    const game = toyGame({ board, state: { turn: { phase: 'building' }, seats: [{ track: ['2,0 3,0'] }] } });
    const to = ['A 2,0', 'A 1,1', '2,0 2,1', '3,0 3,1'];
    expect(to.map((way) => game.price(`0: build ${way}`))).toEqual([3, 4, 7, 3]);
  });

  test('M-BUILD-9: clear to mountain 2, mountain to small city 3, to a mountain across a river 4', () => {
    const board = cardlessBoard({
      rows: ['A . ^ S B', ' . . ^ . .'],
      cities: { A: { size: 'major' }, B: { size: 'major' } },
      rivers: { rill: ['2,0 SE'] },
    });
    const game = toyGame({ board, state: { turn: { phase: 'building' }, seats: [{ track: ['A 1,0'] }] } });
    expect(game.price('0: build 1,0 2,0')).toBe(2);
    game.play('0: build 1,0 2,0');
    expect([game.price('0: build 2,0 S'), game.price('0: build 2,0 2,1')]).toEqual([3, 4]);
  });

  test('M-BUILD-6: a fact lists what was paid for a segment, item by item', () => {
    const board = cardlessBoard({
      rows: ['A . ^ S B', ' . . ^ . .'],
      cities: { A: { size: 'major' }, B: { size: 'major' } },
      rivers: { rill: ['2,0 SE'] },
    });
    const state = { turn: { phase: 'building' as const }, seats: [{ track: ['A 1,0 2,0'] }] };
    const game = toyGame({ board, state });
    game.play('0: build 2,0 2,1');
    const [{ price, items }] = game.happened('trackBuilt') as unknown as [{ price: number; items: unknown }];
    expect(price).toBe(4);
    expect(items).toEqual([
      {
        what: 'terrain',
        rule: 'M-BUILD-7',
        amount: 2,
        to: 'bank',
        params: { terrain: 'mountain', printed: 2 },
      },
      { what: 'river', rule: 'M-BUILD-6', amount: 2, to: 'bank', params: { printed: 2 } },
    ]);
  });

  test('M-BUILD-9: three mileposts of a major city in one turn: two outward as priced, the third inward at 5', () => {
    const game = building();
    game.play('0: build 3,2 4,2', '0: build 2,3 3,3', '0: build 4,2 3,1 2,1');
    expect(game.happened('trackBuilt').map(({ price }) => price)).toEqual([1, 1, 1, 5]);
    expect(game.cash[0]).toBe(42);
  });

  test('M-OPEN-45: different kinds of water add up, each kind once', () => {
    const board = cardlessBoard({
      rows: ['A . . . B', ' . . . . .'],
      cities: { A: { size: 'major' }, B: { size: 'major' } },
      rivers: { rill: ['1,0 E', '2,0 E'], burn: ['1,0 E'] },
      waters: { mere: { kind: 'lake', edges: ['2,0 E'] } },
    });
    const game = toyGame({ board, state: { turn: { phase: 'building' }, seats: [{ track: ['A 1,0'] }] } });
    expect(game.price('0: build 1,0 2,0')).toBe(3);
    game.play('0: build 1,0 2,0');
    expect(game.price('0: build 2,0 3,0')).toBe(6);
  });

  test('M-OPEN-52: a city or port has no terrain of its own', () => {
    const { board, at } = toyCountry;
    expect(['A', '3,2', 'D', 'E', '1'].map((place) => TERRAINS[board.terrain[at(place)]])).toEqual([
      'city',
      'city',
      'city',
      'city',
      'port',
    ]);
  });
});

describe('what may be spent', () => {
  test('M-BUILD-16: not more than is left of the 20 M (build/over-budget)', () => {
    const at = (spent: number) => building({ seats: [{ track: ['D 6,2'] }], turn: { spent } });
    expect(at(18).refusal('0: build 6,2 7,2')).toBeNull();
    expect(at(19).refusal('0: build 6,2 7,2')).toEqual({ code: 'build/over-budget', rule: 'M-BUILD-16' });
    expect(at(19).rejection('0: build 6,2 7,2')?.params).toEqual({ price: 2, left: 1 });
  });

  test('M-BUILD-16: not more than the cash in hand: no credit (build/no-cash)', () => {
    const at = (cash: number) => building({ seats: [{ track: ['D 6,2'], cash }] });
    expect(at(2).refusal('0: build 6,2 7,2')).toBeNull();
    expect(at(1).rejection('0: build 6,2 7,2')).toEqual({
      code: 'build/no-cash',
      rule: 'M-BUILD-16',
      params: { price: 2, cash: 1 },
      scope: 'own',
    });
  });

  test('M-BUILD-17: track money goes to the bank, and nothing comes back', () => {
    const game = building();
    game.play('0: build 3,2 4,2 D');
    expect(game.cash).toEqual([46, 50]);
    expect(game.play('0: end-turn', '1: end-turn').cash).toEqual([46, 50]);
  });
});

describe('offers by index', () => {
  test.each<[string, ToyPosition]>([
    ['own track', { seats: [{ track: ['4,2 3,2', '3,2 3,3'] }] }],
    ['no track', {}],
    ['no more starts from majors', { seats: [{ track: ['D 4,2 3,2'] }], turn: { majorStarts: 2 } }],
  ])('with %s they are the listed builds, each once', (_, position) => {
    const { engine, state } = building(position);
    const { rules, board } = engine.settingOf(state as never);
    const offers = buildTrack.offers(
      { rules, board, state } as never,
      0,
      {} as never,
    ) as Indexed<GameAction> & Iterable<GameAction>;
    const textOf = (action: GameAction) => engine.formatAction(state as never, action as never);
    const isLegal = (action: GameAction) => engine.checkAction(state as never, action as never) === null;
    const byIndex = Array.from({ length: offers.count }, (_, index) => offers.at(index)).filter(
      (action) => action !== null && isLegal(action),
    ) as GameAction[];
    expect(byIndex.length).toBeGreaterThan(3);
    expect(byIndex.map(textOf).sort()).toEqual([...offers].filter(isLegal).map(textOf).sort());
  });

  test('from majors there are ways of the board only, and none once two segments have left one (M-BUILD-5)', () => {
    const offered = (majorStarts: number) => {
      const { engine, state } = building({ seats: [{ track: ['2,12 3,12'] }], turn: { majorStarts } });
      const { rules, board } = engine.settingOf(state as never);
      const game = { rules, board, state } as never;
      const { count, at } = buildTrack.offers(game, 0, {} as never) as Indexed<GameAction>;
      return Array.from({ length: count }, (_, index) => at(index));
    };
    // Two mileposts with six ways each.
    expect(offered(2)).toHaveLength(12);
    expect(offered(1).slice(0, -12)).not.toContain(null);
  });

  test('there are none for who has no money, nothing left to spend, or upgraded (M-BUILD-16, M-BUILD-19)', () => {
    const count = (position: ToyPosition) => {
      const { engine, state } = building({ seats: [{ track: ['4,2 3,2'] }], ...position });
      const { rules, board } = engine.settingOf(state as never);
      return (buildTrack.offers({ rules, board, state } as never, 0, {} as never) as Indexed<GameAction>)
        .count;
    };
    expect(count({})).toBeGreaterThan(0);
    expect(count({ turn: { spent: 19 } })).toBeGreaterThan(0);
    for (const none of [
      { turn: { spent: 20 } },
      { turn: { upgraded: true } },
      { seats: [{ track: ['4,2 3,2'], cash: 0 }] },
    ])
      expect(count(none)).toBe(0);
  });
});
