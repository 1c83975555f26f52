// Floods with their reservations, and sandstorms (M-EVENT-15 … 17, 21, M-OPEN-23, 24, 41, 46, 51).

import { describe, expect, test } from 'vitest';
import { flood, sandstorm } from '../../../../rulesets/milepost/rules/event-cards/effects.js';
import { drawn, passTurns, under } from '../event-games.js';
import { toyGame } from '../toy-game.js';
import { cardlessBoard, EVENT, toyEvents } from '../toy-rails.js';

/** A bridge over the Long River, with track on both banks. */
const bridge = { track: ['4,4 4,5', '4,5 5,5', '4,4 3,4'] };

describe('floods', () => {
  test('M-EVENT-15: all bridges over the river are erased, whoever owns them; other track stays', () => {
    const game = drawn(['flood'], {
      drawer: { track: ['6,4 6,5 7,5'] },
      others: [bridge, { track: ['8,4 9,4'] }],
    });
    expect(game.owner('6,4', '6,5')).toBeNull();
    expect(game.owner('6,5', '7,5')).toBe(0);
    expect(game.owner('4,4', '4,5')).toBeNull();
    expect(game.owner('4,5', '5,5')).toBe(1);
    expect(game.happened('trackErased').map(({ seat }) => seat)).toEqual([0, 1]);
    expect(game.cash.slice(1)).toEqual([50, 50]); // no refund
  });

  test('M-EVENT-16: while it lasts nobody moves or builds across (move/event, build/event)', () => {
    const ford = under('flood', [{ ...bridge, train: { at: '4,4' } }, {}]);
    expect(ford.rejection('0: move 4,5')).toMatchObject({
      code: 'move/event',
      rule: 'M-EVENT-16',
      params: { card: EVENT.flood, by: 'M-EVENT-16' },
    });
    expect(ford.refusal('0: move 3,4')).toBeNull();
    const bank = under('flood', [{ track: ['4,4 3,4'] }, {}], { turn: { phase: 'building' } });
    expect(bank.rejection('0: build 4,4 4,5')).toMatchObject({
      code: 'build/event',
      rule: 'M-EVENT-16',
      params: { by: 'M-EVENT-16' },
    });
    expect(bank.refusal('0: build 4,4 5,4')).toBeNull();
  });

  test('M-OPEN-23: red areas, ferries and links are no bridges', () => {
    // The river runs through the middle of a major city, and under the ferry.
    const effect = flood('M-EVENT-16', ['long']);
    const { board, at } = toyGame();
    const closes = (from: string, to: string) =>
      effect.closesStep?.(board, at(from), at(to), board.segment(at(from), at(to)));
    expect([closes('A', '1,2'), closes('S', 'U'), closes('4,4', '4,5')]).toEqual([false, false, true]);
    const game = drawn(['flood'], { others: [{ rights: ['strait'], track: ['S 9,4'] }] });
    expect(game.state.rail.rights[1]).toEqual(['strait']);
  });

  test('M-EVENT-17: the owner alone may rebuild for one turn after the flood; then everybody', () => {
    const game = drawn(['flood'], {
      drawer: { track: ['4,5 3,5'] },
      others: [{ ...bridge, cash: 50 }, {}],
    });
    const rebuild = (seat: number) => game.refusal(`${seat}: build 4,5 4,4`)?.code ?? 'legal';
    const toBuilding = (seat: number) => game.play(`${seat}: end-operations`);
    passTurns(game, 1);
    toBuilding(1);
    expect(game.refusals('1: build 4,5 4,4')).toEqual(['build/event']);
    passTurns(game, 2);
    toBuilding(0);
    expect(game.refusal('0: build 4,5 4,4')).toEqual({ code: 'build/reserved', rule: 'M-EVENT-17' });
    passTurns(game, 1); // the drawer's next turn ends the flood
    toBuilding(1);
    expect([rebuild(1), game.state.inPlay]).toEqual(['legal', []]);
    passTurns(game, 1); // the owner has had his turn
    expect(game.happened('reservationLapsed')).toEqual([{ seat: 1, segment: game.segment('4,4', '4,5') }]);
    passTurns(game, 1);
    toBuilding(0);
    expect(rebuild(0)).toBe('legal');
  });

  test('M-EVENT-17: rebuilding costs the full price and ends the reservation', () => {
    const game = drawn(['flood'], { others: [bridge] });
    passTurns(game, 3);
    game.play('1: end-operations', '1: build 4,5 4,4');
    expect([game.cash[1], game.state.rail.reserved]).toEqual([50 - 3, []]);
  });

  test('M-OPEN-24: a turn that the owner loses does not use the reservation up, a hand discard does', () => {
    const game = drawn(['flood'], { others: [{ ...bridge, train: { at: 'D' } }] });
    passTurns(game, 2); // the drawer's next turn goes on
    game.play('0: end-operations');
    const segment = game.segment('4,4', '4,5');
    const kept = { segment, seat: 1, card: EVENT.flood, lastTurn: null };
    expect(game.state.rail.reserved).toEqual([kept]);
    const lost = toyGame({
      state: {
        seats: [{}, { losesTurn: true }],
        reserved: [{ seat: 1, between: ['4,4', '4,5'], lastTurn: 3 }],
      },
    });
    lost.play('0: end-turn');
    expect(lost.state.rail.reserved).toEqual([{ ...kept, lastTurn: 4 }]);
    lost.play('0: end-turn', '1: discard-hand');
    expect(lost.state.rail.reserved).toEqual([]);
  });

  test('M-OPEN-24: a new flood of the same river restarts it', () => {
    const second = { ...toyEvents[1], number: 113, name: 'second flood' };
    const game = toyGame({
      title: { eventCards: [...toyEvents, second] },
      state: {
        seats: [{ train: { at: 'B', loads: ['coal'] } }, {}],
        reserved: [{ seat: 1, between: ['4,4', '4,5'], card: EVENT.flood, lastTurn: 3 }],
        draws: [113, 30],
      },
    });
    game.play('0: deliver coal 2 0');
    expect(game.state.rail.reserved[0]).toMatchObject({ seat: 1, card: 113, lastTurn: null });
    passTurns(game, 2);
    expect(game.state.rail.reserved).toHaveLength(1); // the owner's turn under the second flood does not count
    passTurns(game, 2);
    expect(game.state.rail.reserved).toEqual([]);
  });

  test('M-OPEN-24: two floods at once: the reservation waits for the later card’s end', () => {
    const second = { ...toyEvents[1], number: 113, name: 'second flood' };
    const game = toyGame({
      seats: 3,
      title: { eventCards: [...toyEvents, second] },
      state: {
        seats: [{}, { train: { at: 'B', loads: ['coal'] }, hand: [2, 5, 6] }, bridge],
        turn: { seat: 1 },
        inPlay: [{ card: EVENT.flood, drawer: 0, lastTurn: 3, met: [] }],
        reserved: [{ seat: 2, between: ['6,4', '6,5'], card: EVENT.flood, lastTurn: null }],
        draws: [113, 30],
      },
    });
    game.play('1: deliver coal 2 0');
    expect(game.state.rail.reserved.map(({ card }) => card)).toEqual([113, 113]);
    passTurns(game, 3); // seat 0's turn ends the first card
    expect(game.state.inPlay.map(({ card }) => card)).toEqual([113]);
    expect(game.state.rail.reserved.map(({ lastTurn }) => lastTurn)).toEqual([null, null]);
    passTurns(game, 1);
    expect(game.state.rail.reserved.map(({ lastTurn }) => lastTurn)).toEqual([4, 4]);
  });

  test('M-OPEN-24: meanwhile the reservation keeps the owner’s slot at a city', () => {
    const kept = [0, 1].map((seat) => ({ seat, between: ['R', ['2,8', '3,8'][seat]] as const, lastTurn: 9 }));
    const state = { seats: [{}, {}, { track: ['3,9 4,9'] }], turn: { seat: 2, phase: 'building' as const } };
    const full = toyGame({ seats: 3, state: { ...state, reserved: kept } });
    expect(full.refusal('2: build 3,9 R')).toEqual({ code: 'build/city-full', rule: 'M-BUILD-13' });
    const free = toyGame({ seats: 3, state: { ...state, reserved: kept.slice(1) } });
    expect(free.refusal('2: build 3,9 R')).toBeNull();
  });
});

describe('sandstorms', () => {
  test('M-EVENT-21: track touching the desert is erased, nobody builds there while it lasts, then as ever', () => {
    const sandy = { track: ['2,5 3,5 4,5 5,5', '2,5 1,5'] };
    const game = drawn(['sandstorm'], { others: [sandy] });
    expect(game.owner('2,5', '3,5')).toBeNull();
    expect(game.owner('4,5', '5,5')).toBeNull();
    expect(game.owner('2,5', '1,5')).toBe(1);
    expect(game.state.rail.reserved).toEqual([]);
    passTurns(game, 1);
    game.play('1: end-operations');
    expect(game.rejection('1: build 2,5 3,5')).toMatchObject({
      code: 'build/event',
      params: { by: 'M-EVENT-21' },
    });
    passTurns(game, 2);
    expect(game.play('1: end-operations').refusal('1: build 2,5 3,5')).toBeNull();
  });

  test('M-EVENT-21: trains in the desert go back; the title’s penalties are a load and a turn', () => {
    const caught = {
      train: { at: '4,6', lastCity: 'E', arrivedBy: ['3,6', '4,6'], loads: ['tea'] },
    } as const;
    const game = drawn(['sandstorm'], { others: [caught, { train: { at: '2,6', lastCity: 'E' } }] });
    expect([game.place(1), game.place(2)]).toEqual(['E', '2,6']);
    expect(game.seat(1)).toMatchObject({ losesTurn: true });
    expect(game.train(1)).toMatchObject({ loads: [], arrivedBy: null });
    expect(game.happened('trainSentBack')).toEqual([{ seat: 1, train: 0, to: game.at('E') }]);
  });

  test('M-OPEN-41: back to the last city on its own path, start city included, at no cost', () => {
    const game = toyGame({
      state: {
        seats: [
          { cash: 20, track: ['E 2,6 3,6 4,6'], train: { at: null } },
          { train: { at: 'B', loads: ['coal'] }, hand: [2, 5, 6] },
        ],
        draws: [EVENT.sandstorm, 30],
      },
    });
    game.play('0: place E', '0: move 2,6 3,6 4,6', '0: end-turn', '1: deliver coal 2 0');
    expect([game.place(0), game.cash[0], game.train(0).arrivedBy]).toEqual(['E', 20, null]);
  });

  test('M-OPEN-41: a train sent back to a port has not waited there', () => {
    const quick = { ...toyEvents[5], number: 113, effects: toyEvents[5].effects.slice(1) };
    const game = toyGame({
      title: { eventCards: [...toyEvents, quick] },
      state: {
        seats: [
          { train: { at: 'B', loads: ['coal'] } },
          { rights: ['strait'], train: { at: '4,6', lastCity: 'S' } },
        ],
        draws: [113, 30],
      },
    });
    game.play('0: deliver coal 2 0', '0: end-turn');
    expect(game.place(1)).toBe('S');
    expect(game.refusal('1: cross strait')).toEqual({ code: 'ferry/has-not-waited', rule: 'M-FERRY-6' });
    expect(passTurns(game, 2).refusal('1: cross strait')).toBeNull();
  });

  test('M-OPEN-41: nor has one that waited at another port, from which the storm sent it', () => {
    // Pier P is a port of the north; the desert holds port 2 of the south.
    const land = cardlessBoard({
      rows: [
        'A . P ~ 1 . B', //
        ' . . 2 ~ 3 .',
      ],
      cities: { A: { size: 'major' }, B: { size: 'major' }, P: { size: 'small', id: 'pier' } },
      ferries: { north: { ports: ['P', '1'] }, south: { ports: ['2', '3'] } },
      areas: { sands: ['1: 2'] },
    });
    const effects = [sandstorm('M-EVENT-21', { area: 'sands' })];
    const eventCards = [{ number: 101, name: 'storm', text: 'storm', stays: { turns: 1 }, effects }];
    const waiting = { rights: ['north'], train: { at: '2', lastCity: 'P', waited: true } };
    const seats = [{ train: { at: 'A', loads: ['nothing'] } }, waiting];
    const game = toyGame({ board: land, title: { eventCards }, state: { seats, draws: [101, 20] } });
    game.play('0: deliver nothing 1 0', '0: end-turn');
    expect([game.place(1), game.train(1).waited]).toEqual(['P', false]);
    expect(game.refusal('1: cross north')).toEqual({ code: 'ferry/has-not-waited', rule: 'M-FERRY-6' });
  });

  test('M-OPEN-46: the slot at a city is free at once when the last segment there is gone', () => {
    const land = cardlessBoard({
      rows: ['A : C . B', ' . . . .'],
      cities: { A: { size: 'major' }, B: { size: 'major' }, C: { size: 'small' } },
      areas: { sands: ['0: 1'] },
    });
    const state = {
      seats: [
        { train: { at: 'A', loads: ['nothing'] }, track: ['1,1 0,1'] },
        { track: ['1,0 C'] },
        { track: ['C 3,0'] },
      ],
      draws: [EVENT.sandstorm, 20, 21],
    };
    const before = toyGame({ board: land, seats: 3, state: { ...state, turn: { phase: 'building' } } });
    expect(before.refusals('0: build 1,1 C')).toContain('build/city-full');
    const game = toyGame({ board: land, seats: 3, state }).play(
      '0: deliver nothing 1 0',
      '0: end-operations',
    );
    expect(game.refusals('0: build 1,1 C')).not.toContain('build/city-full');
    expect(game.state.rail.reserved).toEqual([]);
  });

  test('M-OPEN-51: track erased under a train leaves it on its milepost', () => {
    const seat = { track: ['4,4 4,5'], train: { at: '4,4', arrivedBy: ['4,4', '4,5'] } } as const;
    const game = drawn(['flood'], { others: [seat] });
    expect(game.place(1)).toBe('4,4');
    // The memory of how it came survives too (M-OPEN-15).
    expect(game.train(1).arrivedBy).toBe(game.segment('4,4', '4,5'));
  });
});

test('M-EVENT-15, M-EVENT-16: a bridge over two rivers is swept away by a flood of one of them', () => {
  const both = (rivers: Record<string, string[]>) => {
    const board = cardlessBoard({
      rows: ['a A . . . B b', ' . . . . . .'],
      rivers: { long: [], ...rivers },
    });
    const seats = [{ train: { at: 'A', loads: ['nothing'] }, hand: [1, 2, 3] }, { track: ['2,0 3,0'] }];
    const game = toyGame({ board, state: { seats, draws: [EVENT.flood, 20] } });
    return game.play('0: deliver nothing 1 0').owner('2,0', '3,0');
  };
  expect(both({ long: ['2,0 E'], short: ['2,0 E'] })).toBeNull();
  expect(both({ long: ['4,0 E'], short: ['2,0 E'] })).toBe(1);
});
