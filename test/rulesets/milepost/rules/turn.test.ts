// A turn from its first act to its end: phases, the spending limit, giving the turn up for a fresh hand.

import { describe, expect, test } from 'vitest';
import { toyGame } from '../toy-game.js';
import { cardlessBoard, EVENT, toyCountry, toyEngine } from '../toy-rails.js';

/** Seat 0 in Dunn, with a track to Aldon; seat 1 to follow. */
const inDunn = (parts: object = {}, options = {}) =>
  toyGame({
    options,
    state: {
      seats: [{ track: ['3,2 4,2 D'], train: { at: 'D', loads: ['fish'] }, hand: [1, 2, 3] }],
      draws: [20, 21, 22],
      ...parts,
    },
  });

describe('the phases', () => {
  test('M-TURN-1: operations, then building; once building has begun no operation is possible', () => {
    const game = inDunn();
    for (const line of ['build 3,2 3,3', 'upgrade fast-freight'])
      expect(game.refusal(`0: ${line}`)).toEqual({ code: 'turn/not-now', rule: 'M-TURN-1' });
    expect(game.refusal('0: move 4,2')).toBeNull();
    game.play('0: end-operations');
    for (const line of ['move 4,2', 'pick-up iron', 'drop fish', 'deliver fish 1 0', 'discard-hand'])
      expect(game.refusal(`0: ${line}`)).toEqual({ code: 'turn/not-now', rule: 'M-TURN-1' });
    expect(game.refusal('0: build 3,2 3,3')).toBeNull();
  });

  test('M-TURN-2: moving, loading and delivering in any order, as often as wanted', () => {
    const game = inDunn();
    game.play('0: pick-up iron', '0: move 4,2 3,2', '0: deliver fish 1 0', '0: pick-up coal');
    game.play('0: move 4,2 D', '0: drop iron', '0: pick-up oil', '0: move 4,2 3,2 4,2 D');
    expect([game.train(0).loads, game.train(0).points, game.asked]).toEqual([
      ['coal', 'oil'],
      1,
      ['0: operations'],
    ]);
  });

  test('M-TURN-2: doing nothing is legal', () => {
    const game = inDunn();
    game.play('0: end-turn');
    expect(game.asked).toEqual(['1: operations']);
  });

  test('M-TURN-3: at most 20 M, on track or on one upgrade, never both', () => {
    const built = inDunn({ turn: { phase: 'building' } });
    built.play('0: build 3,2 3,3');
    expect(built.refusal('0: upgrade fast-freight')).toEqual({
      code: 'loco/already-spent',
      rule: 'M-BUILD-19',
    });
    const upgraded = inDunn({ turn: { phase: 'building' } });
    upgraded.play('0: upgrade fast-freight');
    expect(upgraded.refusal('0: build 3,2 3,3')).toEqual({ code: 'build/upgraded', rule: 'M-BUILD-19' });
    expect(upgraded.refusal('0: upgrade super-freight')).toEqual({
      code: 'loco/already-spent',
      rule: 'M-BUILD-19',
    });
  });

  test('M-TURN-4: the 20 M do not carry over', () => {
    const game = inDunn({ turn: { phase: 'building', spent: 3 } });
    game.play('0: end-turn', '1: end-turn', '0: end-operations');
    expect(game.state.turn.spent).toBe(0);
    const full = inDunn({ turn: { phase: 'building', spent: 19 }, seats: [{ track: ['3,2 4,2 D 6,2'] }] });
    expect(full.refusal('0: build 6,2 5,1')).toBeNull();
    expect(full.refusal('0: build 6,2 6,1')).toEqual({ code: 'build/over-budget', rule: 'M-BUILD-16' });
    full.play('0: end-turn', '1: end-turn', '0: end-operations');
    expect(full.refusal('0: build 6,2 6,1')).toBeNull();
  });

  test('M-TURN-4: rent is outside the limit', () => {
    const game = toyGame({
      state: { seats: [{ train: { at: 'D' }, cash: 40 }, { track: ['3,2 4,2 D'] }] },
    });
    game.play('0: move 4,2', '0: end-operations', '0: upgrade fast-freight');
    expect(game.cash).toEqual([16, 54]);
  });

  test('M-TURN-7: a turn ends when its player says so; then the player to the left plays', () => {
    const game = toyGame({ seats: 3, state: { turn: { seat: 1 } } });
    for (const line of ['2: end-turn', '0: end-operations'])
      expect(game.refusal(line)).toEqual({ code: 'turn/not-yours', rule: 'E-TURN-1' });
    game.play('1: end-operations', '1: end-turn');
    expect(game.asked).toEqual(['2: operations']);
    game.play('2: end-turn');
    expect([game.asked, game.state.round]).toEqual([['0: operations'], 2]);
  });
});

describe('a turn given up for a fresh hand', () => {
  test('M-TURN-5: all demand cards go, three are drawn, and the turn is over', () => {
    const game = inDunn();
    game.play('0: discard-hand');
    expect([game.seat(0).hand, game.state.discards, game.asked]).toEqual([
      [20, 21, 22],
      [1, 2, 3],
      ['1: operations'],
    ]);
  });

  test('M-TURN-5: events on the way are resolved and replaced', () => {
    const game = inDunn({ draws: [20, EVENT.tax, 21, 22] });
    game.play('0: discard-hand');
    expect(game.seat(0).hand).toEqual([20, 21, 22]);
    expect(game.cash).toEqual([40, 40]);
  });

  test('M-TURN-5: only as the first act of a normal turn', () => {
    for (const line of ['0: pick-up iron', '0: move 4,2', '0: drop fish']) {
      const game = inDunn();
      expect(game.refusal('0: discard-hand')).toBeNull();
      game.play(line);
      expect(game.refusal('0: discard-hand')).toEqual({ code: 'hand/already-acted', rule: 'M-TURN-5' });
    }
    const unplaced = toyGame({ state: {} });
    unplaced.play('0: place D');
    expect(unplaced.refusal('0: discard-hand')?.code).toBe('hand/already-acted');
  });

  test('M-TURN-5: a loan is no act of the turn', () => {
    const game = inDunn({ seats: [{ cash: 2, train: { at: 'D' } }] }, { borrowing: true });
    game.play('0: borrow 5');
    expect(game.refusal('0: discard-hand')).toBeNull();
  });

  test('M-TURN-5: a part of the hand cannot be discarded', () => {
    expect(inDunn().refusal('0: discard 1,2')).toEqual({ code: 'turn/not-now', rule: 'M-TURN-1' });
  });

  test('M-TURN-6: not in a lost turn', () => {
    const lost = { seats: [{}, { losesTurn: true, train: { at: 'D' } }] };
    const game = toyGame({ options: { backtracking: true }, state: lost });
    game.play('0: end-turn');
    expect(game.asked).toEqual(['1: lost']);
    expect(game.refusal('1: discard-hand')).toEqual({ code: 'turn/not-now', rule: 'M-EVENT-10' });
    game.play('1: end-turn', '0: end-turn');
    expect(game.refusal('1: discard-hand')).toBeNull();
    // Without backtracking there is nothing to decide: the lost turn passes by itself.
    expect(toyGame({ state: lost }).play('0: end-turn').asked).toEqual(['0: operations']);
  });
});

describe('the end of a turn', () => {
  test('M-OPEN-6: waiting loads, events, reservations, the victory check, the next player', () => {
    const board = cardlessBoard({
      rows: ['A . . B', ' . . . .'],
      cities: { A: { size: 'major' }, B: { size: 'major' } },
    });
    const game = toyGame({
      board,
      options: { fieldWarehousing: true },
      state: {
        seats: [{ cash: 250, track: ['A 1,0 2,0 B'] }],
        stored: [{ city: 'a', good: 'nothing', seat: 0, lastTurn: 3 }],
        inPlay: [{ card: EVENT.favour, drawer: 0, lastTurn: 3, met: [] }],
        reserved: [{ seat: 0, between: ['0,1', '1,1'], lastTurn: 3 }],
      },
    });
    game.play('0: end-turn');
    expect(game.events.map(({ type }) => type)).toEqual([
      'storedLoadReturned',
      'eventEnded',
      'reservationLapsed',
      'victoryDeclared',
      'turnEnded',
      'turnBegan',
    ]);
  });

  test('M-OPEN-6: a hand-discard turn ends like any other', () => {
    const game = inDunn({ inPlay: [{ card: EVENT.favour, drawer: 0, lastTurn: 3, met: [] }] });
    game.play('0: discard-hand');
    expect(game.happened('eventEnded')).toEqual([{ card: EVENT.favour }]);
  });

  test('M-OPEN-43: nobody takes up track or takes back an action', () => {
    const { phases } = toyEngine(toyCountry).rulesets[0];
    const verbs = Object.values(phases).flatMap(({ actions }) => actions.map(({ notation }) => notation[0]));
    expect([...new Set(verbs)].sort()).toEqual(
      [
        'answer',
        'backtrack',
        'borrow',
        'build',
        'crossgrade',
        'cross',
        'deliver',
        'discard',
        'discard-hand',
        'drop',
        'end-operations',
        'end-turn',
        'lose',
        'move',
        'offer',
        'pick-up',
        'place',
        'upgrade',
      ].sort(),
    );
  });

  test('M-OPEN-42: the bank never runs out, and no purse goes below zero', () => {
    const rich = toyGame({
      state: { seats: [{ cash: 900_000, hand: [1, 2, 3], train: { at: 'D', loads: ['wool'] } }] },
    });
    expect(rich.play('0: deliver wool 1 1').cash[0]).toBe(900_014);
    const poor = inDunn({ turn: { phase: 'building' }, seats: [{ cash: 1, track: ['3,2 4,2'] }] });
    expect(poor.refusal('0: build 4,2 D')).toEqual({ code: 'build/no-cash', rule: 'M-BUILD-16' });
    expect(poor.play('0: build 4,2 4,1').cash[0]).toBe(0);
  });
});

test('M-OPEN-21: a halving that waits for the next turn is used up by it', () => {
  const seats = [{}, { train: { at: 'D', halvedNext: true } }];
  const game = toyGame({ state: { seats } }).play('0: end-turn');
  expect(game.train(1)).toMatchObject({ points: 5, halved: true, halvedNext: false });
  game.play('1: end-turn', '0: end-turn');
  expect(game.train(1)).toMatchObject({ points: 9, halved: false });
});

test('M-OPEN-6: a title is told of every instant of the rules at which it may act, and of the seat', () => {
  const told: string[] = [];
  const note = (name: string) => (_context: unknown, _state: unknown, about: number | { seat: number }) =>
    void told.push(`${name} ${typeof about === 'number' ? about : about.seat}`);
  const title = {
    mechanics: [
      {
        at: {
          atPlacement: note('placed'),
          atArrival: note('arrived'),
          atReceipt: note('receipt'),
          atDelivery: note('delivered'),
          atTurnStart: note('start'),
          atTurnEnd: note('end'),
        },
      },
    ],
  };
  const seats = [{ track: ['3,2 4,2'], trains: [{ loads: ['fish'] }], hand: [1, 2, 3], cash: 20 }];
  const game = toyGame({ title, state: { seats, draws: [20] } });
  game.play('0: place 3,2', '0: deliver fish 1 0', '0: move 4,2', '0: end-turn');
  expect(told).toEqual(['placed 0', 'receipt 0', 'delivered 0', 'arrived 0', 'end 0', 'start 1']);
});

test('E-TURN-2: a position is refused whose turn began at a step to come', () => {
  const begun = (since: number) => () => toyGame({ state: { step: 5, turn: { since } } });
  expect(begun(5)).not.toThrow();
  expect(begun(6)).toThrow('E-TURN-2');
});
