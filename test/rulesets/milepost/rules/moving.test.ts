// Running the train: where it starts, how far it goes, where it may turn, and what others' track costs.

import { describe, expect, test } from 'vitest';
import { actionPrice, layer } from '../../../../src/core/engine/index.js';
import { type ToyPosition, toyGame } from '../toy-game.js';
import { type ToyChanges, toyCountry, toyEngine } from '../toy-rails.js';

const EAST = '3,2 4,2 D 6,2 7,2 8,2';
const noTrack = { code: 'move/no-track', rule: 'M-MOVE-5' };
const noPoints = { code: 'move/no-points', rule: 'M-MOVE-3' };
const reversal = { code: 'move/reversal', rule: 'M-MOVE-7' };
const noRent = { code: 'move/no-rent', rule: 'M-MOVE-12' };

/** Seat 0 runs its train on its own line to the east. */
const running = (state: ToyPosition = {}, seats = 2) =>
  toyGame({ seats, state: { seats: [{ track: [EAST], train: { at: 'D' } }], ...state } });

describe('starting', () => {
  test('M-MOVE-1: in any city, with own track there or without, and nowhere else (train/no-start-there)', () => {
    const game = toyGame({ state: {} });
    for (const city of ['D', 'E', 'M', 'A', '1,2']) expect(game.refusal(`0: place ${city}`)).toBeNull();
    expect(game.refusal('0: place 4,2')).toEqual({ code: 'train/no-start-there', rule: 'M-MOVE-1' });
    expect(game.refusal('0: place T')).toEqual({ code: 'train/no-start-there', rule: 'M-MOVE-1' });
    expect(game.refusal('0: move 4,2')).toEqual({ code: 'train/not-placed', rule: 'M-MOVE-1' });
    expect(game.play('0: place D').place(0)).toBe('D');
  });
});

describe('how far', () => {
  test.each([
    ['freight', 9],
    ['heavy-freight', 9],
    ['fast-freight', 12],
    ['super-freight', 12],
  ])('M-MOVE-2: a %s has %i points an operations phase', (loco, points) => {
    const game = toyGame({ state: { seats: [{ train: { loco, at: 'D' } }], turn: { phase: 'building' } } });
    game.play('0: end-turn', '1: end-turn');
    expect(game.train(0).points).toBe(points);
  });

  test('M-MOVE-3: every milepost costs a point, whatever its terrain (move/no-points)', () => {
    const game = running().play('0: move 6,2 7,2 8,2');
    expect(game.train(0).points).toBe(6);
    const tired = running({ seats: [{ track: [EAST], train: { at: 'D', points: 1 } }] }).play('0: move 6,2');
    expect(tired.refusal('0: move 7,2')).toEqual(noPoints);
  });

  test('M-MOVE-4: stops do not renew the allowance, and what is left is lost', () => {
    const game = running().play('0: pick-up iron', '0: move 6,2', '0: end-operations');
    expect(game.train(0).points).toBe(8);
    game.play('0: end-turn', '1: end-turn');
    expect(game.train(0).points).toBe(9);
  });
});

describe('where', () => {
  test('M-MOVE-5: along segments that stand, whoever owns them, and inside red areas (move/no-track)', () => {
    const game = running({ seats: [{ track: ['3,2 4,2 D'], train: { at: 'D' } }, { track: ['D 6,2'] }] });
    expect(game.refusal('0: move 4,2')).toBeNull();
    expect(game.refusal('0: move 6,2')).toBeNull();
    expect(game.refusal('0: move 5,3')).toEqual(noTrack);
    expect(game.play('0: move 4,2 3,2').refusal('0: move A')).toBeNull();
    expect(game.refusal('0: move 8,8')).toEqual(noTrack);
  });

  test('M-MOVE-6: trains share mileposts and segments and never block each other', () => {
    const game = running({ seats: [{ track: [EAST], train: { at: 'D' } }, { train: { at: '6,2' } }] });
    game.play('0: move 6,2');
    expect([game.place(0), game.place(1)]).toEqual(['6,2', '6,2']);
    expect(game.refusal('0: move 7,2')).toBeNull();
  });

  test('M-MOVE-7: a train turns round in a city only (move/reversal)', () => {
    const game = running().play('0: move 6,2');
    expect(game.refusal('0: move D')).toEqual(reversal);
    const back = running().play('0: move 4,2');
    expect(back.refusal('0: move D')).toEqual(reversal);
    // Every milepost of a major city is in the city.
    expect(back.play('0: move 3,2').refusal('0: move 4,2')).toBeNull();
    const inCity = toyGame({ state: { seats: [{ track: ['4,2 D'], train: { at: '4,2' } }] } }).play(
      '0: move D',
    );
    expect(inCity.refusal('0: move 4,2')).toBeNull();
  });

  test('M-MOVE-7, M-OPEN-15: the way it came is remembered over the end of the turn', () => {
    const game = running().play('0: move 6,2', '0: end-operations', '0: end-turn', '1: end-turn');
    expect(game.refusal('0: move D')).toEqual(reversal);
    expect(game.refusal('0: move 7,2')).toBeNull();
  });

  test('M-MOVE-8: at a junction any way on is open, as often as points last', () => {
    const game = running({ seats: [{ track: [EAST, '6,2 6,3', '6,2 5,3'], train: { at: 'D' } }] }).play(
      '0: move 6,2',
    );
    for (const to of ['7,2', '6,3', '5,3']) expect(game.refusal(`0: move ${to}`)).toBeNull();
    expect(game.refusal('0: move D')).toEqual(reversal);
  });

  test('M-MOVE-9: red areas are everybody’s own track; each milepost of them costs a point', () => {
    const game = toyGame({ state: { seats: [{ cash: 0, train: { at: '1,2' } }, { track: ['3,2 4,2'] }] } });
    game.play('0: move A 3,2');
    expect(game.train(0).points).toBe(7);
    expect(game.cash[0]).toBe(0);
    // From rim to rim only between neighbours.
    const rim = toyGame({ state: { seats: [{ train: { at: '1,2' } }] } });
    expect(rim.refusal('0: move 3,2')).toEqual(noTrack);
    expect(rim.refusal('0: move 1,1')).toBeNull();
  });
});

describe('rent', () => {
  const theirs = (cash: number, more: ToyPosition = {}) =>
    toyGame({
      seats: 3,
      state: {
        seats: [
          { cash, train: { at: 'D' } },
          { track: ['D 6,2 7,2'], cash: 10 },
          { track: ['7,2 8,2'], cash: 10 },
        ],
        ...more,
      },
    });

  test('M-MOVE-10: own track is free', () => {
    expect(
      running({ seats: [{ cash: 0, track: [EAST], train: { at: 'D' } }] }).play('0: move 6,2 7,2').cash[0],
    ).toBe(0);
  });

  test('M-MOVE-11: 4 M a turn to each opponent whose track is used, however much of it', () => {
    const game = theirs(20).play('0: move 6,2 7,2');
    expect(game.cash).toEqual([16, 14, 10]);
    expect(game.play('0: move 8,2').cash).toEqual([12, 14, 14]);
    expect(game.happened('rentPaid')).toEqual([
      { seat: 0, to: 1, amount: 4 },
      { seat: 0, to: 2, amount: 4 },
    ]);
  });

  test('M-MOVE-11: a layer may ask another rent by place and owner, in cash and in refusals', () => {
    const [toyRails] = toyEngine(toyCountry).rulesets;
    const dear = layer(toyRails, {
      id: 'dear-toy',
      title: 'Toy Rails with dear tracks',
      policies: {
        rentFor: (before) => (game, seat, use) => before(game, seat, use) + (use.owner === 1 ? 5 : 0),
      },
    });
    const state = {
      seats: [{ cash: 12, train: { at: 'D' } }, { track: ['D 6,2 7,2'] }, { track: ['7,2 8,2'] }],
    };
    const game = toyGame({ seats: 3, state, ruleset: dear }).play('0: move 6,2 7,2');
    expect(game.happened('rentPaid')).toEqual([{ seat: 0, to: 1, amount: 9 }]);
    expect(game.rejection('0: move 8,2')).toMatchObject({ ...noRent, params: { owner: 2, rent: 4 } });
  });

  test('M-MOVE-10, M-MOVE-11: where a title asks a toll it comes behind the rent, and alone where no rent is due', () => {
    const toll = { what: 'toll', rule: 'M-MOVE-11', amount: 2, to: 'bank', params: {} } as const;
    const title: ToyChanges = {
      mechanics: [
        { answers: { tolls: { ofBuilding: () => null, ofStep: () => toll, passOn() {}, payStep() {} } } },
      ],
    };
    const seats = [{ train: { at: '3,2' }, track: ['3,2 3,3'] }, { track: ['3,2 4,2'] }];
    const { engine, state, at } = toyGame({ title, state: { seats } });
    const items = (place: string) =>
      actionPrice(engine.settingOf(state as never), state, {
        type: 'moveTrain',
        seat: 0,
        to: at(place),
      } as never).map(({ what }) => what);
    // A red area, own track, and track of another player.
    expect(['A', '3,3', '4,2'].map(items)).toEqual([['toll'], ['toll'], ['rent', 'toll']]);
  });

  test('M-MOVE-11: the next turn on it costs again', () => {
    const game = theirs(20).play(
      '0: move 6,2',
      '0: end-operations',
      '0: end-turn',
      '1: end-turn',
      '2: end-turn',
    );
    expect(game.play('0: move 7,2').cash[0]).toBe(12);
  });

  test('M-MOVE-12: paid before the first use; without the cash the step is refused (move/no-rent)', () => {
    expect(theirs(4).refusal('0: move 6,2')).toBeNull();
    expect(theirs(3).refusal('0: move 6,2')).toEqual(noRent);
    const second = theirs(7).play('0: move 6,2 7,2');
    expect(second.refusal('0: move 8,2')).toEqual(noRent);
  });

  test('M-MOVE-12: money earned in the same phase may be used', () => {
    const seats = [
      { cash: 0, hand: [1, 2, 3], train: { at: 'D', loads: ['wool'] } },
      { track: ['D 6,2'], hand: [4, 5, 6] },
    ];
    const game = toyGame({ state: { seats } });
    expect(game.refusal('0: move 6,2')).toEqual(noRent);
    expect(game.play('0: deliver wool 1 1').refusal('0: move 6,2')).toBeNull();
  });

  test('M-MOVE-13: rent is no part of the 20 M for building', () => {
    const game = theirs(40).play('0: move 6,2 7,2 8,2', '0: end-operations');
    expect(game.state.turn.spent).toBe(0);
    expect(game.refusal('0: upgrade fast-freight')).toBeNull();
  });

  test('M-MOVE-14: standing on others’ track costs nothing', () => {
    const game = theirs(4).play(
      '0: move 6,2',
      '0: end-operations',
      '0: end-turn',
      '1: end-turn',
      '2: end-turn',
    );
    expect(game.cash[0]).toBe(0);
    expect(game.play('0: end-operations', '0: end-turn').cash[0]).toBe(0);
  });

  test('M-OPEN-16: a turn that begins on others’ track costs nothing until the train runs on it', () => {
    const stranded = (cash: number) =>
      toyGame({
        state: {
          seats: [
            { cash, train: { at: '6,2', arrivedBy: ['D', '6,2'] }, track: ['6,2 6,3'] },
            { track: ['D 6,2 7,2'] },
          ],
        },
      });
    expect(stranded(3).refusal('0: move 7,2')).toEqual(noRent);
    expect(stranded(3).play('0: move 6,3').cash[0]).toBe(3);
    expect(stranded(3).play('0: end-turn').cash[0]).toBe(3);
    expect(stranded(4).play('0: move 7,2').cash[0]).toBe(0);
  });

  test('M-MOVE-12: rent follows the way really taken, step by step', () => {
    // Two ways to 6,2: straight over seat 1's track, or round by seat 2's.
    const seats = [
      { train: { at: 'D' }, cash: 20 },
      { track: ['D 6,2'], cash: 0 },
      { track: ['D 5,1 6,2'], cash: 0 },
    ];
    const game = () => toyGame({ seats: 3, state: { seats } });
    expect(game().play('0: move 6,2').cash).toEqual([16, 4, 0]);
    expect(game().play('0: move 5,1 6,2').cash).toEqual([16, 0, 4]);
    expect(game().play('0: move 5,1 6,2 D').cash).toEqual([12, 4, 4]);
  });
});
