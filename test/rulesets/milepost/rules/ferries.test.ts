// The ferry between Stave (S) and Ust (U): who may hold it, what building to it buys, how it is crossed.

import { describe, expect, test } from 'vitest';
import { type ToyPosition, toyGame } from '../toy-game.js';
import { cardlessBoard, EVENT } from '../toy-rails.js';

const TO_STAVE = '8,2 8,3 9,4';
const atStave = (more: ToyPosition = {}, seats = 2) =>
  toyGame({
    seats,
    state: { seats: [{ track: [`${TO_STAVE} S`], rights: ['strait'], train: { at: '9,4' } }], ...more },
  });

describe('building to it', () => {
  test('M-FERRY-1, M-FERRY-4: it joins two ports for a price, and takes so many players (build/port-full)', () => {
    const strait = toyGame().board.crossings[0];
    expect(strait).toMatchObject({ kind: 'ferry', price: 4, limit: 2 });
    expect(strait.ports).toHaveLength(2);
    const seats = [
      { track: [`${TO_STAVE} S`], rights: ['strait'] },
      { track: ['13,6 U'], rights: ['strait'] },
      { track: ['8,1 9,2 9,3'] },
    ];
    const game = toyGame({ seats: 3, state: { seats, turn: { seat: 2, phase: 'building' } } });
    expect(game.refusal('2: build 9,3 S')).toEqual({ code: 'build/port-full', rule: 'M-FERRY-4' });
    const free = toyGame({
      seats: 3,
      state: { seats: [seats[0], {}, seats[2]], turn: { seat: 2, phase: 'building' } },
    });
    expect(free.refusal('2: build 9,3 S')).toBeNull();
  });

  test('M-FERRY-4: a position in which more players hold it is refused', () => {
    const holders = (count: number) => () =>
      toyGame({ seats: 3, state: { seats: Array.from({ length: count }, () => ({ rights: ['strait'] })) } });
    expect(holders(2)).not.toThrow();
    expect(holders(3)).toThrow('too many players hold strait');
  });

  test('M-FERRY-2: the first segment to a port costs the whole run in place of the milepost, and buys both ends', () => {
    const game = toyGame({ state: { seats: [{ track: [TO_STAVE] }], turn: { phase: 'building' } } });
    expect(game.price('0: build 9,4 S')).toBe(4);
    game.play('0: build 9,4 S');
    expect(game.state.rail.rights[0]).toEqual(['strait']);
    expect(game.happened('rightBought')).toEqual([{ seat: 0, crossing: 'strait', price: 4 }]);
  });

  test('M-FERRY-3: from the far port its holder builds on as from own track, at no further ferry price', () => {
    const game = atStave({ turn: { phase: 'building' } });
    expect(game.price('0: build U 12,7')).toBe(1);
    const stranger = toyGame({ state: { turn: { phase: 'building' } } });
    expect(stranger.refusal('0: build U 12,7')).toEqual({
      code: 'build/nowhere-to-start',
      rule: 'M-BUILD-2',
    });
  });

  test('M-FERRY-5: nobody takes the last way of the last player to a port (build/no-room-at-port)', () => {
    const game = toyGame({
      state: {
        seats: [{ track: [`${TO_STAVE} S`, '8,3 9,3'], rights: ['strait'] }],
        turn: { phase: 'building' },
      },
    });
    expect(game.refusals('0: build 9,3 S')).toContain('build/no-room-at-port');
    const first = toyGame({ state: { seats: [{ track: [TO_STAVE] }], turn: { phase: 'building' } } });
    expect(first.refusal('0: build 9,4 S')).toBeNull();
  });
});

/** Two ports, 1 and 2, that are no cities; an inlet before the first. Seat 0 builds from the west. */
const openPort = (track: string[], rights: string[], { limit = 2, seats = 2, ways = 6 } = {}) => {
  const board = cardlessBoard({
    rows: [
      '. . . . . . . . .', //
      ' A . . . . . . B',
      '. . . 1 . . . 2 .',
      ' . . . . . . . .',
    ],
    cities: { A: { size: 'major' }, B: { size: 'major' } },
    ferries: { boat: { ports: ['1', '2'], price: 6, limit } },
    waters: { gulf: { kind: 'inlet', edges: ['2,1 SE'] } },
    blocked: ['2,2 E', '3,2 E', '3,2 SE', '3,2 SW', '3,1 SW', '2,1 SE'].slice(ways),
  });
  return toyGame({ board, seats, state: { turn: { phase: 'building' }, seats: [{ track, rights }] } });
};

describe('a port that is no city', () => {
  test('M-FERRY-4: a holder may build to a port that has all its holders, another player may not (build/port-full)', () => {
    const { land } = openPort([], []);
    const holder = { track: ['1,2 2,2 1', '1,1 2,1'], rights: ['boat'] };
    const seats = [holder, { rights: ['boat'] }, { track: ['1,3 2,3'] }];
    const refusals = (seat: number, way: string) => {
      const turn = { phase: 'building' as const, seat };
      return toyGame({ board: land, seats: 3, state: { turn, seats } }).refusals(`${seat}: build ${way}`);
    };
    expect(refusals(0, '2,1 1')).not.toContain('build/port-full');
    expect(refusals(2, '2,3 1')).toContain('build/port-full');
  });

  test('M-OPEN-17: without the right the ferry’s price takes the place of the port’s, water comes on top', () => {
    const game = openPort(['1,2 2,2', '1,1 2,1'], []);
    expect([game.price('0: build 2,2 1'), game.price('0: build 2,1 1')]).toEqual([6, 9]);
  });

  test('M-OPEN-17: with the right a port costs 1 M, or what its city costs', () => {
    const game = openPort(['1,2 2,2', '1,1 2,1'], ['boat']);
    expect([game.price('0: build 2,2 1'), game.price('0: build 2,1 1')]).toEqual([1, 4]);
    const city = toyGame({
      state: { seats: [{ track: [TO_STAVE], rights: ['strait'] }], turn: { phase: 'building' } },
    });
    expect(city.price('0: build 9,4 S')).toBe(3);
  });

  // [ways to the port, players, limit, own segments there, may another be built?]
  test.each([
    [2, 2, 2, 0, true],
    [2, 2, 2, 1, false],
    [3, 2, 2, 1, true],
    [3, 4, 2, 1, true],
    [3, 4, 3, 1, false],
    [4, 4, 3, 1, true],
    [6, 4, 2, 3, true],
  ])(
    'M-FERRY-5, M-OPEN-12: %i ways, %i players, limit %i, %i own: %s',
    (ways, seats, limit, own, allowed) => {
      const entries = ['3,2 4,2', '3,2 3,3', '3,2 2,3'].slice(0, own);
      // Those still to come hold no rights, which is what lets them in (M-FERRY-4).
      const game = openPort(['1,2 2,2', ...entries], own > 0 ? ['boat'] : [], { limit, seats, ways: ways });
      const refused = { code: 'build/no-room-at-port', rule: 'M-FERRY-5' };
      expect(game.refusal('0: build 2,2 1')).toEqual(allowed ? null : refused);
    },
  );
});

describe('crossing it', () => {
  const hasNotWaited = { code: 'ferry/has-not-waited', rule: 'M-FERRY-6' };

  test('M-FERRY-6: the train moves to a port, stops there for the turn, and crosses in the next', () => {
    const game = atStave({
      seats: [{ track: [`${TO_STAVE} S`], rights: ['strait'], train: { at: '9,4', points: 1 } }],
    });
    expect(game.refusal('0: cross strait')).toEqual({ code: 'ferry/not-at-port', rule: 'M-FERRY-6' });
    expect(game.play('0: move S').refusal('0: cross strait')).toEqual(hasNotWaited);
    game.play('0: end-operations', '0: end-turn', '1: end-turn');
    expect(game.refusal('0: cross strait')).toBeNull();
  });

  const waiting = (at: string, loads: readonly string[] = [], options = {}) => {
    const train = { at, waited: true, loads };
    const seat = { hand: [7, 2, 3], track: [`${TO_STAVE} S`, 'U 12,7'], rights: ['strait'], train };
    return toyGame({ options, state: { seats: [seat], draws: [30] } });
  };

  test.each([
    ['drop tea', 'S', ['tea']],
    ['deliver tea 7 2', 'S', ['tea']],
    ['pick-up salt', 'U', []],
  ])(
    'M-OPEN-18: a train that has waited may %s in the port’s city %s before it crosses',
    (act, at, loads) => {
      const game = waiting(at, loads).play(`0: ${act}`);
      expect(game.train(0).waited).toBe(true);
      expect(game.play('0: cross strait').train(0)).toMatchObject({ points: 5, waited: false });
      expect(game.place(0)).toBe(at === 'S' ? 'U' : 'S');
    },
  );

  test('M-OPEN-18, M-FERRY-6: only a move takes the waiting away, even one that comes back', () => {
    expect(waiting('S').refusal('0: cross strait')).toBeNull();
    const track = [`${TO_STAVE} S 9,3 9,2 8,2`];
    const round = toyGame({
      state: { seats: [{ track, rights: ['strait'], train: { at: 'S', waited: true } }] },
    });
    round.play('0: move 9,4 8,3 8,2 9,2 9,3 S');
    expect(round.refusal('0: cross strait')).toEqual(hasNotWaited);
  });

  test('M-OPEN-18, M-VAR-12: what loading took counts against the halved allowance, before as after', () => {
    const costs = { costToLoad: true };
    const before = waiting('S', ['tea'], costs).play('0: drop tea', '0: cross strait');
    expect(before.train(0).points).toBe(4);
    const there = waiting('S', ['salt'], costs).play('0: cross strait', '0: drop salt');
    expect(there.train(0).points).toBe(4);
    expect(waiting('S', ['tea']).play('0: drop tea', '0: cross strait').train(0).points).toBe(5);
  });

  test('M-OPEN-18, M-OPEN-21: a train at half rate is not halved again by the crossing', () => {
    const seats = [{ rights: ['strait'], train: { at: 'S', waited: true, halved: true, points: 5 } }];
    expect(toyGame({ state: { seats } }).play('0: cross strait').train(0).points).toBe(5);
  });

  test('M-FERRY-6, M-OPEN-18: a train placed on a port has not waited', () => {
    const seat = { track: [`${TO_STAVE} S`], rights: ['strait'] };
    expect(
      toyGame({ state: { seats: [seat] } })
        .play('0: place S')
        .refusal('0: cross strait'),
    ).toEqual(hasNotWaited);
  });

  test.each([
    ['freight', 5],
    ['super-freight', 6],
  ])('M-FERRY-7: a %s begins at the other port with %i points', (loco, points) => {
    const seat = { track: [`${TO_STAVE} S`, 'U 12,7 12,8'], rights: ['strait'] };
    const game = toyGame({ state: { seats: [{ ...seat, train: { loco, at: 'S', waited: true } }] } });
    game.play('0: cross strait');
    expect(game.place(0)).toBe('U');
    expect(game.train(0)).toMatchObject({ points, halved: true, arrivedBy: null });
    expect(game.play('0: move 12,7').train(0).points).toBe(points - 1);
  });

  test('M-OPEN-15: on the far shore a train has come by no segment, so it may go on by any', () => {
    const board = openPort([], []).land;
    const seat = {
      track: ['1,2 2,2 1', '2 8,2', '7,1 2'],
      rights: ['boat'],
      train: { at: '1', waited: true, arrivedBy: ['2,2', '1'] as const },
    };
    const crossed = toyGame({ board, state: { seats: [seat] } }).play('0: cross boat');
    expect([crossed.place(0), crossed.train(0).arrivedBy]).toEqual(['2', null]);
    expect(crossed.legal('0: move')).toHaveLength(2);
  });

  test('M-FERRY-7: the turn after that it runs at full rate again', () => {
    const seat = { track: [`${TO_STAVE} S`, 'U 12,7 12,8'], rights: ['strait'] };
    const game = toyGame({ state: { seats: [{ ...seat, train: { at: 'S', waited: true } }] } });
    game.play('0: cross strait', '0: move 12,7', '0: end-turn', '1: end-turn');
    expect(game.train(0)).toMatchObject({ points: 9, halved: false });
  });

  test('M-OPEN-18: a hand-discard turn and a lost turn do not cancel the wait', () => {
    const seat = { track: [`${TO_STAVE} S`], rights: ['strait'], train: { at: 'S', waited: true } };
    const discarding = toyGame({ state: { seats: [seat] } }).play('0: discard-hand', '1: end-turn');
    expect(discarding.refusal('0: cross strait')).toBeNull();
    const losing = toyGame({ state: { seats: [{ ...seat, losesTurn: true }], turn: { seat: 1 } } });
    losing.play('1: end-turn', '1: end-turn');
    expect([losing.happened('turnLost'), losing.refusal('0: cross strait')]).toEqual([[{ seat: 0 }], null]);
  });

  test('M-FERRY-8: a train that does not use it passes the port without stopping', () => {
    const track = [`${TO_STAVE} S 9,3 9,2`];
    const game = toyGame({ state: { seats: [{ track, rights: ['strait'], train: { at: '9,4' } }] } });
    expect(game.play('0: move S 9,3').train(0)).toMatchObject({ points: 7, halved: false });
  });

  test('M-OPEN-50, M-MOVE-12: without a right it takes the rent of one holder, which covers his track for the turn', () => {
    const seats = [
      { cash: 9, train: { at: 'S', waited: true } },
      { track: ['U 12,7'], rights: ['strait'], cash: 0 },
    ];
    const game = toyGame({ state: { seats } });
    expect(game.refusal('0: cross strait')).toEqual({ code: 'ferry/no-right', rule: 'M-OPEN-50' });
    expect(game.refusal('0: cross strait payTo=0')).toEqual({ code: 'ferry/no-right', rule: 'M-OPEN-50' });
    game.play('0: cross strait payTo=1', '0: move 12,7');
    expect(game.cash).toEqual([5, 4]);
    const poor = toyGame({ state: { seats: [{ ...seats[0], cash: 3 }, seats[1]] } });
    expect(poor.refusal('0: cross strait payTo=1')).toEqual({ code: 'ferry/no-rent', rule: 'M-MOVE-12' });
  });

  test('M-OPEN-50: where rights are not rented, only holders cross (ferry/no-right)', () => {
    const seats = [{ cash: 9, train: { at: 'S', waited: true } }, { rights: ['strait'] }];
    const title = { rules: { rentableCrossings: false } };
    const owned = toyGame({ title, state: { seats } });
    const refused = { code: 'ferry/no-right', rule: 'M-OPEN-50' };
    expect([owned.refusal('0: cross strait payTo=1'), owned.refusal('0: cross strait')]).toEqual([
      refused,
      refused,
    ]);
    expect(owned.legal('0: cross')).toEqual([]);
    const holder = toyGame({ title, state: { seats: [{ ...seats[0], rights: ['strait'] }] } });
    expect(holder.legal('0: cross')).toEqual(['0: cross strait']);
    expect(toyGame({ state: { seats } }).legal('0: cross')).toEqual(['0: cross strait payTo=1']);
  });

  test('M-OPEN-50: who has paid a holder this turn names nobody again', () => {
    const train = { at: 'S', waited: true };
    const state = { seats: [{ cash: 9, train }, { rights: ['strait'] }], turn: { rented: [1] } };
    const paid = toyGame({ state });
    expect(paid.refusal('0: cross strait payTo=1')).toEqual({ code: 'ferry/no-right', rule: 'M-OPEN-50' });
    expect(paid.play('0: cross strait').cash[0]).toBe(9);
  });

  test('M-OPEN-50: with no holder nobody crosses; with two the train pays the one it names', () => {
    const train = { cash: 9, train: { at: 'S', waited: true } };
    const nobody = toyGame({ state: { seats: [train] } });
    expect(nobody.legal('0: cross')).toEqual([]);
    const held = { rights: ['strait'], cash: 0 };
    const game = toyGame({ seats: 3, state: { seats: [train, held, held] } });
    expect(game.legal('0: cross')).toEqual(['0: cross strait payTo=1', '0: cross strait payTo=2']);
    expect(game.play('0: cross strait payTo=2').cash).toEqual([5, 0, 4]);
  });

  test('M-OPEN-50: a holder pays nobody', () => {
    const held = { rights: ['strait'] };
    const game = toyGame({ state: { seats: [{ ...held, train: { at: 'S', waited: true } }, held] } });
    expect(game.refusal('0: cross strait payTo=1')).toEqual({ code: 'ferry/no-right', rule: 'M-OPEN-50' });
    expect(game.play('0: cross strait').cash).toEqual([50, 50]);
  });
});

describe('between neighbours', () => {
  // Track may lie between the ports 1 and 2 as well, over a river with a flood on it.
  const land = cardlessBoard({
    rows: ['. A . 1 2 . B .', ' . . . . . . . .', '. . . . . . . .'],
    cities: { A: { size: 'major' }, B: { size: 'major' } },
    ferries: { strait: { ports: ['1', '2'] } },
    rivers: { long: ['3,0 E'] },
  });
  const waiting = (track: readonly string[], more: ToyPosition = {}) =>
    toyGame({
      board: land,
      state: {
        seats: [
          { track: ['A 2,0 1'], rights: ['strait'], train: { at: '1', waited: true } },
          { track, rights: ['strait'], cash: 10 },
        ],
        ...more,
      },
    });

  test('M-MOVE-5, M-FERRY-6: a ferry is no track, and track no ferry (move/no-track)', () => {
    const ferry = waiting([]);
    expect(ferry.refusal('0: move 2')).toEqual({ code: 'move/no-track', rule: 'M-MOVE-5' });
    ferry.play('0: cross strait');
    expect(ferry.train(0)).toMatchObject({ arrivedBy: null, halved: true, points: 5 });
    // A rival's track lies beside the ferry: the train pays for it, and arrives by it at full rate.
    const rented = waiting(['B 5,0 2 1']);
    rented.play('0: move 2');
    expect([rented.cash[1], rented.train(0).points]).toEqual([14, 8]);
  });

  test('M-OPEN-23: a flood under the strait closes the track and not the ferry (move/event)', () => {
    const flooded = waiting(['B 5,0 2'], {
      inPlay: [{ card: EVENT.flood, drawer: 1, lastTurn: 5, met: [] }],
    });
    expect(flooded.refusals('0: move 2')).toContain('move/event');
    expect(flooded.refusals('0: cross strait')).toEqual([]);
  });

  test('M-FERRY-3: track may be built beside the ferry, and is the owner’s', () => {
    const game = waiting([], { turn: { phase: 'building' } });
    game.play('0: build 1 2');
    expect(game.owner('1', '2')).toBe(0);
    expect(game.refusal('0: build 2 5,0')).toBeNull();
  });
});
