// Voyages: sailing from sea point to sea point, landing, and what a train does then (ID-SHIP-9 … 15, R-36, 37, 50 … 58).

import { describe, expect, test } from 'vitest';
import type { ToyGame } from '../../milepost/toy-game.js';
import { type IronSetup, seaGame, shipsIn } from '../sea-game.js';

/** Seat 0's train is aboard a ship at a place; its turn has begun. */
function sailing(
  at: string,
  ship = 'serpent',
  more: Partial<IronSetup> & { seat?: object; points?: number } = {},
) {
  const { seat = {}, points = 8, ...rest } = more;
  return seaGame({
    ships: { aboard: [{ seat: 0, ship, points }] },
    state: { seats: [{ train: { at, points: 0 }, ...seat }] },
    ...rest,
  });
}

const round = (game: ToyGame) => game.play('0: end-turn', '1: end-turn');

describe('sailing', () => {
  test('ID-SHIP-9: a ship sails from sea point to sea point up to its speed (ship/no-points)', () => {
    const game = sailing('5,3').play('0: sail 6,3 7,3 8,3 9,3 10,3 11,3 12,3 13,3');
    expect(game.place(0)).toBe('13,3');
    expect(game.refusal('0: sail 1')).toEqual({ code: 'ship/no-points', rule: 'ID-SHIP-9' });
    expect(shipsIn(round(game)).voyages).toEqual([{ seat: 0, train: 0, ship: 'serpent', points: 8 }]);
    expect(game.refusal('0: sail 1')).toBeNull();
  });

  test('ID-SHIP-9: less, or nothing, is allowed; points are not saved', () => {
    const game = sailing('6,3', 'vulture', { points: 12 }).play('0: sail 7,3');
    expect(game.happened('shipMoved')).toEqual([
      { seat: 0, train: 0, from: game.at('6,3'), to: game.at('7,3'), points: 11 },
    ]);
    round(round(game));
    expect([game.place(0), shipsIn(game).voyages[0].points]).toEqual(['7,3', 12]);
  });

  test('ID-SHIP-9: a train ashore does not sail (ship/not-aboard)', () => {
    const game = seaGame({ state: { seats: [{ train: { at: '5,3' } }] } });
    expect(game.refusal('0: sail 6,3')).toEqual({ code: 'ship/not-aboard', rule: 'ID-SHIP-9' });
    expect(sailing('5,3').refusal('0: sail 6,3')).toBeNull();
  });

  test.each([
    ['6,3', '7,3', true],
    ['6,3', '6,2', false], // land beside the sea
    ['6,3', '8,3', false], // two steps away
    ['6,3', '5,2', false], // another rim milepost of Amber, no port
    ['6,3', '6,4', false],
    ['13,3', '1', true], // a port
    ['5,3', 'A', false], // inland from the port
  ])('ID-SHIP-10: from %s to %s: %o', (from, to, isLegal) => {
    const refusal = { code: 'ship/no-sea-way', rule: 'ID-SHIP-10' };
    expect(sailing(from).refusal(`0: sail ${to}`)).toEqual(isLegal ? null : refusal);
  });

  test('ID-SHIP-10: what may be sailed is listed, and a train at sea has no other way', () => {
    const game = sailing('6,3');
    expect(game.legal('0: sail')).toEqual(['0: sail 7,3', '0: sail 7,4', '0: sail 5,3']);
    expect(game.refusal('0: move 7,3')?.code).toBe('move/no-track');
    expect(game.legal('0: move')).toEqual([]);
  });

  test('R-58: a port on two seas: the first step decides', () => {
    const game = sailing('3', 'serpent');
    expect(game.legal('0: sail').sort()).toEqual(['0: sail 5,0', '0: sail 7,0']);
    // From the mere there is no way but back.
    game.play('0: sail 5,0 4,0 3,0');
    expect(game.legal('0: sail')).toEqual(['0: sail 4,0']);
  });

  test('R-50: at sea the last city stays what it was', () => {
    const seat = { train: { at: '5,3', points: 0, lastCity: 'B' } };
    const game = sailing('5,3', 'serpent', { seat }).play('0: sail 6,3 7,3');
    expect(game.train(0).lastCity).toBe(game.at('B'));
    const landed = sailing('6,3', 'serpent', { seat: { train: { at: '6,3', points: 0, lastCity: 'B' } } });
    expect(landed.play('0: sail 5,3').train(0).lastCity).toBe(landed.at('5,3'));
  });

  test('R-56: a hand may be discarded at sea; the ship does not move that turn', () => {
    const game = sailing('6,3');
    game.play('0: discard-hand');
    expect([game.place(0), game.asked]).toEqual(['6,3', ['1: operations']]);
    const moved = sailing('6,3').play('0: sail 7,3');
    expect(moved.refusal('0: discard-hand')?.code).toBe('hand/already-acted');
  });

  test('ID-SHIP-4: track is built on a sailing turn as on any other', () => {
    const game = sailing('6,3').play('0: sail 7,3', '0: end-operations', '0: build 3,3 2,3');
    expect(game.owner('3,3', '2,3')).toBe(0);
    expect(game.refusal('0: sail 8,3')?.code).toBe('turn/not-now');
  });

  test('ID-VAR-COST-1: sailing is not running on own track', () => {
    const game = sailing('6,3', 'serpent', { options: { costToMove: true } }).play('0: sail 7,3 6,3 5,3');
    expect(game.cash[0]).toBe(60);
  });

  test('ID-VAR-TRAINS-2: two trains sail aboard two ships, each with its own points', () => {
    const game = seaGame({
      options: { additionalTrains: true },
      ships: {
        aboard: [
          { seat: 0, train: 0, ship: 'serpent', points: 8 },
          { seat: 0, train: 1, ship: 'vulture', points: 12 },
        ],
      },
      state: { seats: [{ trains: [{ at: '6,3' }, { at: '8,0', loco: 'sardar' }] }] },
    });
    game.play('0: sail 7,3', '0: sail 9,0 train=1', '0: sail 10,0 train=1');
    expect(shipsIn(game).voyages.map(({ points }) => points)).toEqual([7, 10]);
    expect([game.place(0, 0), game.place(0, 1)]).toEqual(['7,3', '10,0']);
  });
});

describe('landing', () => {
  test('ID-SHIP-11: on a port the card is discarded, the move ends, and what was left of it is lost', () => {
    const game = sailing('13,3').play('0: sail 1');
    expect(shipsIn(game)).toMatchObject({ voyages: [], discards: ['serpent'] });
    expect(game.happened('shipArrived')).toEqual([{ seat: 0, train: 0, ship: 'serpent', at: game.at('1') }]);
    expect(game.refusal('0: sail 13,3')).toEqual({ code: 'ship/not-aboard', rule: 'ID-SHIP-9' });
    expect(game.train(0)).toMatchObject({ points: 0, arrivedBy: null });
  });

  test('R-45: the card of a ship that lands goes on top of the discards', () => {
    const ships = { discards: ['hyperion'], aboard: [{ seat: 0, ship: 'serpent', points: 8 }] };
    const game = sailing('13,3', 'serpent', { ships }).play('0: sail 1');
    expect(shipsIn(game).discards).toEqual(['hyperion', 'serpent']);
  });

  test('ID-SHIP-11: a ship cannot run through a port, and the train moves no further (ship/just-landed)', () => {
    const seat = { track: ['1 15,2 C'] };
    const game = sailing('13,3', 'serpent', { seat }).play('0: sail 1');
    expect(game.refusals('0: move 15,2')).toContain('ship/just-landed');
    expect(game.legal('0: move')).toEqual([]);
    // With points of its own, as where loading takes some, it still does not move.
    const costly = sailing('13,3', 'serpent', { seat, options: { costToLoad: true } }).play('0: sail 1');
    expect(costly.refusal('0: move 15,2')).toEqual({ code: 'ship/just-landed', rule: 'ID-SHIP-11' });
    expect(round(costly).refusal('0: move 15,2')).toBeNull();
  });

  test('ID-SHIP-12: on the next turn the train has its full movement', () => {
    const game = sailing('13,3', 'serpent', { seat: { track: ['1 15,2 C'] } }).play('0: sail 1');
    expect(round(game).train(0)).toMatchObject({ points: 10, halved: false });
    expect(game.play('0: move 15,2 C').place(0)).toBe('C');
  });

  test('R-16: after a landing any way on is open', () => {
    const game = sailing('13,3', 'serpent', { seat: { track: ['1 15,2 C'] } }).play('0: sail 1');
    expect(game.train(0).arrivedBy).toBeNull();
  });

  test('ID-SHIP-13: in a port that belongs to a city loads are delivered in the turn of landing', () => {
    const seat = { hand: [1, 2, 3], train: { at: '6,3', points: 0, loads: ['wool'] } };
    const game = sailing('6,3', 'serpent', { seat }).play('0: sail 5,3', '0: deliver wool 1 0');
    expect(game.cash[0]).toBe(72);
    // A port beside a city is not in it.
    const beside = { hand: [1, 2, 3], train: { at: '13,3', points: 0, loads: ['tea'] } };
    const quay = sailing('13,3', 'serpent', { seat: beside }).play('0: sail 1');
    expect(quay.refusal('0: deliver tea 1 1')?.code).toBe('load/not-in-city');
  });

  test('ID-SHIP-14: after a delivery a new ship may be drawn in the same turn, and sails in the next', () => {
    const seat = { hand: [1, 2, 3], train: { at: '6,3', points: 0, loads: ['wool'] } };
    const game = sailing('6,3', 'serpent', { seat }).play('0: sail 5,3');
    expect(game.refusal('0: draw-ship')).toEqual({ code: 'ship/nothing-delivered', rule: 'ID-SHIP-14' });
    game.play('0: deliver wool 1 0');
    expect(game.refusal('0: draw-ship')).toBeNull();
    game.play('0: draw-ship');
    const [ship] = shipsIn(game).drawn?.ships ?? [];
    game.play(`0: board ${ship}`);
    expect(shipsIn(game).calls).toEqual([]);
    expect(game.refusal('0: sail 6,3')).toEqual({ code: 'ship/boarded-this-turn', rule: 'ID-SHIP-4' });
    expect(round(game).refusal('0: sail 6,3')).toBeNull();
  });

  test('ID-SHIP-14: another train’s delivery does not count', () => {
    const game = seaGame({
      options: { additionalTrains: true },
      ships: { aboard: [{ seat: 0, train: 0, ship: 'serpent', points: 8 }] },
      state: {
        seats: [{ hand: [1, 2, 3], trains: [{ at: '6,3' }, { at: 'A', loads: ['wool'], loco: 'sardar' }] }],
      },
    });
    game.play('0: sail 5,3', '0: deliver wool 1 0 train=1');
    expect(game.refusal('0: draw-ship')).toEqual({ code: 'ship/nothing-delivered', rule: 'ID-SHIP-14' });
  });

  test('R-37: in a port city loads are dropped and picked up too; without a delivery ships wait for the next turn', () => {
    const seat = { train: { at: '6,3', points: 0, loads: ['wool'] } };
    const game = sailing('6,3', 'serpent', { seat }).play('0: sail 5,3', '0: drop wool', '0: pick-up tea');
    expect(game.train(0).loads).toEqual(['tea']);
    expect(game.refusal('0: draw-ship')).toEqual({ code: 'ship/nothing-delivered', rule: 'ID-SHIP-14' });
    // Nothing was declined here, so it need not leave first.
    expect(round(game).refusal('0: draw-ship')).toBeNull();
  });

  test('R-37: to step onto the port takes a point', () => {
    const game = sailing('13,3', 'serpent', { points: 0 });
    expect(game.refusal('0: sail 1')).toEqual({ code: 'ship/no-points', rule: 'ID-SHIP-9' });
    expect(sailing('13,3', 'serpent', { points: 1 }).refusal('0: sail 1')).toBeNull();
  });

  test.each([
    [3, true],
    [2, true],
    [1, false],
  ])(
    'ID-VAR-COST-2: with %i points before landing, what the ship has left pays for loading: %o',
    (points, pays) => {
      const seat = { train: { at: '6,3', points: 0, loads: [] } };
      const game = sailing('6,3', 'serpent', { seat, points, options: { costToLoad: true } }).play(
        '0: sail 5,3',
      );
      expect(game.refusal('0: pick-up tea')).toEqual(
        pays ? null : { code: 'load/no-points', rule: 'ID-VAR-COST-2' },
      );
    },
  );

  test('ID-SHIP-14: who declines after a delivery must leave the port before the next draw', () => {
    const seat = { hand: [1, 2, 3], train: { at: '6,3', points: 0, loads: ['wool'] }, track: ['5,3 6,4'] };
    const game = sailing('6,3', 'serpent', { seat }).play(
      '0: sail 5,3',
      '0: deliver wool 1 0',
      '0: draw-ship',
    );
    game.play('0: decline-ship');
    expect(game.refusal('0: draw-ship')).toEqual({ code: 'ship/declined-here', rule: 'ID-SHIP-6' });
    expect(game.legal('0: move')).toEqual([]);
    expect(round(game).refusal('0: move 6,4')).toBeNull();
    expect(game.refusal('0: draw-ship')).toEqual({ code: 'ship/declined-here', rule: 'ID-SHIP-6' });
  });
});

describe('beginning in a port', () => {
  // Own track at Brook gives a start elsewhere, so that the last resort of R-13 does not open every major city.
  const begin = (
    cash: number,
    tracks: { own?: string[]; theirs?: string[] },
    foreman: 'dwarf' | 'wee-folk' = 'dwarf',
  ) =>
    seaGame({
      foremen: [foreman],
      state: { seats: [{ cash, track: ['B 2,5', ...(tracks.own ?? [])] }, { track: tracks.theirs ?? [] }] },
    });
  const refused = { code: 'train/no-start-there', rule: 'ID-SETUP-14' };

  test('ID-SHIP-15: only if from a far port of the sea the train can go on by own track', () => {
    expect(begin(60, {}).refusal('0: place 5,3')).toEqual(refused);
    const game = begin(60, { own: ['2 5,5'] });
    expect(game.refusal('0: place 5,3')).toBeNull();
    // The city's other mileposts are no port.
    expect(game.refusal('0: place A')).toEqual(refused);
  });

  test('R-13: or by a rival’s, with his rent and the lowest fee in hand; the Wee Folk pay no fee', () => {
    const tracks = { theirs: ['2 5,5'] };
    expect(begin(5, tracks).refusal('0: place 5,3')).toBeNull();
    expect(begin(4, tracks).refusal('0: place 5,3')).toEqual(refused);
    expect(begin(4, tracks, 'wee-folk').refusal('0: place 5,3')).toBeNull();
    expect(begin(3, tracks, 'wee-folk').refusal('0: place 5,3')).toEqual(refused);
  });

  test('R-13: in any port, in a city or by itself, where the seat has track (train/no-start-there)', () => {
    expect(begin(60, { own: ['2 5,5'] }).refusal('0: place 2')).toBeNull();
    expect(begin(60, { own: ['1 15,2'] }).refusal('0: place 1')).toBeNull();
    // Neither a rival's track there, nor track in another port of the sea, nor one milepost short of it.
    expect(begin(60, { theirs: ['2 5,5'] }).refusal('0: place 2')).toEqual(refused);
    expect(begin(60, { own: ['2 5,5'] }).refusal('0: place 1')).toEqual(refused);
    expect(begin(60, { own: ['5,5 4,5'] }).refusal('0: place 2')).toEqual(refused);
    const game = begin(60, { own: ['2 5,5'] });
    expect(game.legal('0: place')).toEqual(['0: place 5,3', '0: place B', '0: place 2']);
    expect(game.play('0: place 2', '0: draw-ship').happened('shipDrawn')).toHaveLength(1);
  });

  test('R-27: a port by itself is in no city: a train that begins there neither loads nor delivers', () => {
    const game = begin(60, { own: ['1 15,2'] }).play('0: place 1');
    expect(game.refusal('0: pick-up wool')).toEqual({ code: 'load/not-in-city', rule: 'ID-LOAD-1' });
    const inCity = begin(60, { own: ['5,3 6,4'] }).play('0: place 5,3');
    expect(inCity.refusal('0: pick-up tea')).toBeNull();
  });

  test('R-13: where nothing else serves, any major city does', () => {
    const game = seaGame({ state: { seats: [{}, {}] } });
    expect([game.refusal('0: place A'), game.refusal('0: place B')]).toEqual([null, refused]);
  });

  test('ID-SHIP-15: drawn and boarded in the first turn, it sails in the second', () => {
    const game = begin(60, { own: ['2 5,5'] }).play('0: place 5,3', '0: draw-ship');
    game.play(`0: board ${shipsIn(game).drawn?.ships[0]}`);
    expect(round(game).refusal('0: sail 6,3')).toBeNull();
  });
});

test('R-60: the fee of a trip that ends where it began is not returned', () => {
  const game = seaGame({ ships: { top: ['vulture'] }, state: { seats: [{ train: { at: '5,3' } }] } });
  game.play('0: draw-ship', '0: board vulture', '0: end-turn', '1: end-turn', '0: sail 6,3 5,3');
  expect([game.cash[0], shipsIn(game).voyages]).toEqual([57, []]);
});

test('R-45: ships drawn, discarded and sailing are open to everybody', () => {
  const game = seaGame({
    ships: { top: ['vulture'], discards: ['hyperion'], aboard: [{ seat: 1, ship: 'serpent', points: null }] },
    state: { seats: [{ train: { at: '5,3' } }, { train: { at: '8,3' } }] },
  }).play('0: draw-ship');
  const { deck: _, ...open } = shipsIn(game);
  for (const viewer of [1, null])
    expect(game.engine.view(game.state as never, viewer).own).toMatchObject({ ships: open });
});

describe('what cannot be', () => {
  test.each([
    ['at sea without a ship', { state: { seats: [{ train: { at: '6,3' } }] } }],
    [
      'aground',
      {
        ships: { aboard: [{ seat: 0, ship: 'serpent', points: 8 }] },
        state: { seats: [{ train: { at: 'B' } }] },
      },
    ],
    ['twice', { ships: { discards: ['serpent', 'serpent'] } }],
    [
      'ashore and aboard',
      {
        ships: {
          aboard: [{ seat: 0, ship: 'serpent', points: 8 }],
          calls: [{ seat: 0, train: 0, landed: false, draws: 'after-leaving' as const }],
        },
        state: { seats: [{ train: { at: '5,3' } }] },
      },
    ],
    [
      'in port far from it',
      { ships: { calls: [{ seat: 0, train: 0, landed: true, draws: 'freely' as const }] } },
    ],
  ])('ID-SHIP-9: a position with a train or ship %s is refused', (_, setup) => {
    expect(() => seaGame(setup)).toThrow(/train|ship/);
  });

  test('ID-SHIP-9: one with a train in port and another aboard is none of these', () => {
    const calls = [{ seat: 0, train: 0, landed: false, draws: 'after-leaving' as const }];
    const ships = { aboard: [{ seat: 1, ship: 'serpent', points: 8 }], calls };
    const seats = [{ train: { at: '5,3' } }, { train: { at: '5,3' } }];
    expect(() => seaGame({ ships, state: { seats } })).not.toThrow();
  });
});
