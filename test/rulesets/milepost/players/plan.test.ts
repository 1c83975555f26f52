// What the family's plans do turn by turn: they ask the rules wherever a turn may go on otherwise than planned.

import { describe, expect, test } from 'vitest';
import { actionsIn, isOutOfReach } from '../../../../rulesets/milepost/players/bots/legality.js';
import { planRoute } from '../../../../rulesets/milepost/players/bots/plan.js';
import { familyPlanning } from '../../../../rulesets/milepost/players/bots/planning.js';
import { RISK } from '../../../../rulesets/milepost/players/bots/weights.js';
import { createRandom, layer } from '../../../../src/core/engine/index.js';
import { type ToyGame, type ToySeat, toyGame } from '../toy-game.js';
import { EVENT, toyCountry, toyEngine } from '../toy-rails.js';

/** What seat 0 plays in its operations phase, as its plans say. */
function operations(game: ToyGame): readonly string[] {
  const { engine } = game;
  const played: string[] = [];
  for (let state = game.state as never; ; ) {
    const [decision] = engine.decisions(state);
    if (decision.seat !== 0 || decision.kind !== 'operations') return played;
    const [action] = engine.suggest(state, decision, createRandom('plan'));
    played.push(engine.formatAction('toy-rails', action).split(' ')[1]);
    state = engine.applyAction(state, action) as never;
  }
}

describe('at a ferry', () => {
  const seat: ToySeat = { hand: [2, 30, 31], track: ['S 9,4', 'U 12,7 12,8 M'], rights: ['strait'] };
  const at = (train: ToySeat['train'], state: object = {}) =>
    operations(toyGame({ state: { seats: [{ ...seat, train: { loads: ['tea'], ...train } }], ...state } }));

  test('M-FERRY-7: a train that has crossed goes on at half rate, and delivers', () => {
    expect(at({ at: 'S', waited: true }).slice(0, 5)).toEqual(['cross', 'move', 'move', 'move', 'deliver']);
  });

  test('M-FERRY-6: one that has just come to the port ends its operations there', () => {
    expect(at({ at: '9,4' })).toEqual(['move', 'end-operations']);
  });

  test('M-OPEN-50: others’ ferry is planned with where it can be rented, and not where only holders use it', () => {
    const beside = (rentableCrossings: boolean) =>
      operations(
        toyGame({
          title: { rules: { rentableCrossings } },
          state: {
            seats: [
              { hand: [2, 30, 31], train: { at: 'S', waited: true, loads: ['tea'] } },
              { track: seat.track, rights: seat.rights },
            ],
          },
        }),
      );
    expect(beside(true)[0]).toBe('cross');
    expect(beside(false)).not.toContain('cross');
  });

  test('M-EVENT-22: what an event bars is not planned for this turn', () => {
    const inPlay = [{ card: EVENT.strike, drawer: 1, lastTurn: 9, met: [] }];
    const beside = { at: 'M', loads: ['tea'] };
    expect(at(beside).at(0)).toBe('deliver');
    const coast = toyGame({
      state: { seats: [{ hand: [7, 30, 31], track: ['S 9,4'], train: { at: 'S', loads: ['tea'] } }], inPlay },
    });
    expect(operations(coast)).toEqual(['end-operations']);
  });
});

test('M-MOVE-11: plans reckon with the rent that a layer asks for', () => {
  const planned = (dearer: number) => {
    const ruleset = layer(toyEngine(toyCountry).rulesets[0], {
      id: 'dear-toy',
      title: 'Toy Rails with dear tracks',
      policies: { rentFor: (before) => (game, seat, use) => before(game, seat, use) + dearer },
    });
    const seats: ToySeat[] = [
      { cash: 30, hand: [2, 30, 31], train: { at: 'D', loads: ['coal'] } },
      { track: ['D 5,3 6,4 6,5 7,6 7,7 8,8'] },
    ];
    const { engine, state } = toyGame({ state: { seats }, ruleset });
    const planning = { ...familyPlanning, refusalOf: () => null };
    const game = { ...engine.settingOf(state as never), state, planning };
    return planRoute(game as never, 0, 0).route?.rent;
  };
  // From 4 a turn on, what needs no rent is worth more.
  expect([-2, -1, 0, 1, 6].map(planned)).toEqual([2, 3, 0, 0, 0]);
});

test('M-LOAD-1: a full train drops what it has more of than its trip delivers, and picks up what that pays for', () => {
  const track = ['D 5,3 6,4 6,5 7,6 7,7 8,8', '8,10 9,10 10,10 11,10 12,10'];
  // Iron and one load of coal are asked for in Calder; the card that asks for coal elsewhere is the one that asks for iron.
  const seat: ToySeat = { hand: [3, 6, 30], track, train: { at: 'D', loads: ['coal', 'coal'] } };
  expect(operations(toyGame({ state: { seats: [seat] } })).slice(0, 3)).toEqual(['drop', 'pick-up', 'move']);
});

/** What seat 0 plays in its building phase, as its plans say. */
function building(seat: ToySeat, state: object = {}): readonly string[] {
  const game = toyGame({ state: { seats: [seat], turn: { phase: 'building' }, ...state } });
  const { engine } = game;
  const played: string[] = [];
  for (let state = game.state as never; ; ) {
    const [decision] = engine.decisions(state);
    if (decision.seat !== 0 || decision.kind !== 'building') return played;
    const [action] = engine.suggest(state, decision, createRandom('plan'));
    played.push(engine.formatAction('toy-rails', action));
    state = engine.applyAction(state, action) as never;
  }
}

test('M-WIN-1: money beyond 40 M goes into the line to victory, behind what the trip needs', () => {
  const seat: ToySeat = {
    hand: [2, 30, 31],
    track: ['D 5,3 6,4'],
    train: { at: 'D', loco: 'super-freight' },
  };
  const poor = building({ ...seat, cash: 30 });
  const rich = building({ ...seat, cash: 90 });
  expect(poor.length).toBeGreaterThan(1);
  expect(rich.slice(0, poor.length - 1)).toEqual(poor.slice(0, -1));
  expect(rich.length).toBeGreaterThan(poor.length);
  // The last branch waits until it leaves 60 in hand.
  expect(building({ ...seat, cash: 70 })).toEqual(poor);
  // Later it waits for the victory that it brings.
  const late = { round: 31 };
  expect(building({ ...seat, cash: 90 }, late).length).toBeLessThan(rich.length);
  expect(building({ ...seat, cash: 300 }, late).length).toBeGreaterThan(poor.length);
});

test('M-BUILD-1: track behind a payoff that is a turn away is laid before it, if the money lasts', () => {
  const seat: ToySeat = {
    hand: [2, 30, 31],
    track: ['D 5,3 6,4'],
    train: { at: 'D', loco: 'super-freight' },
  };
  const short = building({ ...seat, cash: 12 });
  const enough = building({ ...seat, cash: 30 });
  expect(short.length).toBeGreaterThan(1);
  expect(enough.slice(0, short.length - 1)).toEqual(short.slice(0, -1));
  expect(enough.length).toBeGreaterThan(short.length);
});

test('M-TURN-3: a loco is bought with money that neither the trip nor the next hand needs', () => {
  const bought = (cash: number, track: readonly string[]) =>
    building({ hand: [2, 30, 31], track, train: { at: 'D' }, cash })[0].startsWith('0: upgrade');
  const short = ['D 5,3 6,4'];
  const row = (of: number, from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, step) => `${from + step},${of}`).join(' ');
  const network = [...short, row(0, 1, 10), row(4, 0, 9), row(5, 0, 8), row(7, 0, 7), row(12, 2, 11)];
  // What is due and 20 for the loco, and for hands to come 30 without a network, 10 with one.
  expect([45, 60].map((cash) => bought(cash, short))).toEqual([false, true]);
  expect([35, 45].map((cash) => bought(cash, network))).toEqual([false, true]);
});

/** The best plan of seat 0, where a condition refuses some track. */
function planned(seat: ToySeat, refused: readonly number[] = [], holds: 'turn' | 'board' = 'board') {
  const { engine, state } = toyGame({ state: { seats: [seat] } });
  const refusalOf = (_: object, build: object, lasting?: 'board') => {
    const { from, to } = build as { from: number; to: number };
    return refused.includes(toyCountry.board.segment(from, to)) && (lasting ?? holds) === holds
      ? 'build/refused'
      : null;
  };
  const game = { ...engine.settingOf(state as never), state, planning: { ...familyPlanning, refusalOf } };
  return planRoute(game as never, 0, 0).route;
}

test('M-BUILD-12: no plan counts on track that would cut somebody off, but what an event bars is waited for', () => {
  const seat: ToySeat = { cash: 30, hand: [2, 30, 31], train: { at: 'D', loads: ['coal'] } };
  const builds = planned(seat)?.builds ?? [];
  expect(builds.length).toBeGreaterThan(0);
  const around = planned(seat, builds)?.builds ?? [];
  expect(around.length).toBeGreaterThan(0);
  expect(around.filter((segment) => builds.includes(segment))).toEqual([]);
  expect(planned(seat, builds, 'turn')?.builds).toEqual(builds);
});

test('M-BUILD-13: track is out of reach where the rules refuse it, not where it only cannot begin yet', () => {
  const full: ToySeat[] = [{ cash: 0 }, { track: ['0,6 E'] }, { track: ['2,6 E'] }];
  const { engine, state } = toyGame({ seats: 3, state: { seats: full } });
  const { phases } = engine.rulesets[0];
  const game = {
    ...engine.settingOf(state as never),
    state,
    planning: actionsIn(phases as never),
  };
  const isOut = (from: string, to: string) => isOutOfReach(game as never, 0, toyCountry.segment(from, to));
  expect([isOut('2,6', '3,6'), isOut('1,7', 'E')]).toEqual([false, true]);
});

test('M-BUILD-6: what is built towards the train costs what the milepost costs where it stands', () => {
  // One step of track is missing before Dunn, where a segment costs 3 and not the 1 of the way out.
  const seat: ToySeat = { hand: [2, 30, 31], track: ['3,2 4,2'], train: { at: 'D', loads: ['coal'] } };
  expect(planned({ ...seat, cash: 3 })?.spend).toBe(3);
  expect(planned({ ...seat, cash: 2 })).toBeNull();
});

test('a trip that takes the last money counts for less by turns: no event may take its load or its track', () => {
  const seat: ToySeat = { hand: [2, 30, 31], track: ['3,2 4,2'], train: { at: 'D', loads: ['coal'] } };
  const worth = (cash: number) => planned({ ...seat, cash })?.worth ?? Number.NaN;
  // 9 mileposts a turn, 0.42 M each.
  const turn = 9 * 0.42;
  expect(worth(17) - worth(3)).toBeGreaterThan(2 * RISK.turns * turn);
  expect(worth(20) - worth(17)).toBeLessThan(turn);
});
