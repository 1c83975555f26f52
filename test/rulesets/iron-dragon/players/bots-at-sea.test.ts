// What bots do with ships: they draw one where the way on is by sea, board the fastest they can pay, sail, land and deliver;
// nothing they suggest is refused.

import { expect, test } from 'vitest';
import type { MilepostState } from '../../../../rulesets/milepost/rules/state.js';
import { createRandom } from '../../../../src/core/engine/index.js';
import { everyday } from '../../../long-run.js';
import type { ToyGame } from '../../milepost/toy-game.js';
import { OPTIONS_AT_SEA, typesAtSea } from '../at-sea.js';
import { type IronSetup, seaGame } from '../sea-game.js';

/** Seat 0 has tea aboard in Amber's port, own track from Cape's port to Cape, and a card that pays 40 for tea in Cape. */
const bound = (more: Partial<IronSetup> = {}, seat: object = {}) =>
  seaGame({
    state: {
      seats: [{ hand: [1, 2, 3], track: ['1 15,2 C'], train: { at: '5,3', loads: ['tea'] }, ...seat }],
    },
    ...more,
  });

function suggestion(game: ToyGame): string[] {
  const [decision] = game.engine.decisions(game.state as never);
  const view = game.engine.view(game.state as never, decision.seat);
  const line = game.engine.suggest(view, decision, createRandom('suggestion', 'test'));
  expect(line.length).toBeGreaterThan(0);
  expect(game.engine.checkAction(game.state as never, line[0])).toBeNull();
  return line.map(({ type }) => type as string);
}

test('ID-SHIP-2: a bot whose way on is by sea draws a ship, boards the fastest, sails, lands and delivers', () => {
  const game = bound({ ships: { top: ['vulture'] } });
  expect(suggestion(game)).toEqual(['drawShip']);
  const { engine } = game;
  const types: string[] = [];
  let state = game.state as never;
  for (let step = 0; step < 40 && !types.includes('deliverLoad'); step++) {
    const [decision] = engine.decisions(state);
    const [own] = engine.suggest(engine.view(state, decision.seat), decision, createRandom(step, 'test'));
    const sails = decision.seat === 0 && decision.kind !== 'building';
    const action = sails ? own : { type: 'endTurn' as const, seat: decision.seat };
    types.push(action.type);
    state = engine.applyAction(state, action) as never;
  }
  expect(types.filter((type) => type === 'moveShip').length).toBe(9);
  expect(types[types.length - 1]).toBe('deliverLoad');
  expect((state as MilepostState).seats[0].cash).toBe(60 - 3 + 40);
});

test('ID-SHIP-1: a bot that has paid its last money to the ship sails on', () => {
  const game = bound({ ships: { top: ['vulture'] } }, { cash: 3 });
  const { engine } = game;
  let state = game.state as never;
  for (let step = 0; step < 40 && (state as MilepostState).seats[0].cash < 40; step++) {
    const [decision] = engine.decisions(state);
    const [own] = engine.suggest(engine.view(state, decision.seat), decision, createRandom(step, 'test'));
    const action = decision.seat === 0 ? own : { type: 'endTurn' as const, seat: decision.seat };
    state = engine.applyAction(state, action) as never;
  }
  expect((state as MilepostState).seats[0].cash).toBe(40);
});

test('M-VAR-13: the second train goes by sea as the first does, and names itself', () => {
  const trains = [{ at: 'A' }, { at: '5,3', loads: ['tea'], loco: 'sardar' }];
  const game = bound({ options: { additionalTrains: true }, ships: { top: ['vulture'] } }, { trains });
  const { engine } = game;
  const played: string[] = [];
  let state = game.state as never;
  for (let step = 0; step < 60 && !played.some((line) => line.startsWith('deliver')); step++) {
    const [decision] = engine.decisions(state);
    const [own] = engine.suggest(engine.view(state, decision.seat), decision, createRandom(step, 'test'));
    const sails = decision.seat === 0 && decision.kind !== 'building';
    const action = sails ? own : { type: 'endTurn' as const, seat: decision.seat };
    if (sails) played.push(engine.formatAction(state, action).slice('0: '.length));
    state = engine.applyAction(state, action) as never;
  }
  expect(played[0]).toBe('draw-ship train=1');
  expect(played.filter((line) => /^sail .* train=1$/.test(line)).length).toBe(9);
  expect(played[played.length - 1]).toMatch(/^deliver tea .* train=1$/);
});

test('ID-SHIP-8: of three the fastest is boarded; of one too dear none', () => {
  const game = bound({ foremen: ['wee-folk'], ships: { top: ['serpent', 'feathermoth', 'hyperion'] } });
  game.play('0: draw-ship');
  expect(
    game.engine.suggest(
      game.state as never,
      game.engine.decisions(game.state as never)[0],
      createRandom(1, 't'),
    ),
  ).toEqual([{ type: 'boardShip', seat: 0, ship: 'feathermoth' }]);
  const poor = bound({ ships: { top: ['feathermoth'] } }, { cash: 2 }).play('0: draw-ship');
  expect(suggestion(poor)).toEqual(['declineShip']);
});

test('ID-SHIP-6: no ship is drawn that might be too dear, nor where one was declined', () => {
  expect(suggestion(bound({}, { cash: 2 }))).not.toContain('drawShip');
  const calls = [{ seat: 0, train: 0, landed: false, draws: 'after-leaving' as const }];
  expect(suggestion(bound({ ships: { calls } }))).not.toContain('drawShip');
});

test('R-36: aboard nothing but sailing is suggested, even where there is something to load', () => {
  const aboard = [{ seat: 0, ship: 'serpent', points: 8 }];
  const loading = seaGame({
    ships: { aboard },
    state: { seats: [{ hand: [1, 2, 3], train: { at: '5,3', points: 0 }, track: ['B 2,5 3,4 3,3'] }] },
  });
  expect(['moveShip', 'discardHand', 'endOperations']).toContain(suggestion(loading)[0]);
});

test('R-36: of two trains aboard in a port the one that has just boarded is not told to sail as the other may', () => {
  const aboard = [
    { seat: 0, train: 0, ship: 'serpent', points: 8 },
    { seat: 0, train: 1, ship: 'vulture', points: null },
  ];
  const trains = [
    { at: '3', points: 0 },
    { at: '5,3', points: 0, loco: 'sardar' },
  ];
  const { engine, state: begun } = seaGame({
    options: { additionalTrains: true },
    ships: { aboard },
    state: { seats: [{ hand: [1, 2, 3], trains, track: ['B 2,5 3,4 3,3'] }] },
  });
  let state = begun as never;
  const played: string[] = [];
  for (;;) {
    const [decision] = engine.decisions(state);
    if (decision.kind !== 'operations') break;
    const [action] = engine.suggest(state, decision, createRandom(1, 't'));
    played.push(engine.formatAction(state, action).replace(/ \d+/, ''));
    state = engine.applyAction(state, action) as never;
  }
  // What is refused would have been thrown.
  expect(played.at(-1)).toBe('0: end-operations');
  expect(played).not.toContain('0: sail train=1');
});

test('ID-SHIP-11: no move is suggested in the turn of landing, points left for loading or not', () => {
  const calls = [{ seat: 0, train: 0, landed: true, draws: 'after-delivery' as const }];
  const seat = { train: { at: '1', loads: ['tea'], points: 5 } };
  expect(suggestion(bound({ ships: { calls }, options: { costToLoad: true } }, seat))).not.toContain(
    'moveTrain',
  );
  // A turn later it runs on and delivers.
  expect(suggestion(bound({}, seat))).toEqual(['moveTrain', 'moveTrain', 'deliverLoad']);
});

test.each(OPTIONS_AT_SEA)(
  'nothing that is suggested is refused, whatever was played before: %o',
  (options) => {
    expect(everyday(2, [1, 2, 3]).flatMap((seed) => typesAtSea(options, seed))).toContain('moveShip');
  },
);
