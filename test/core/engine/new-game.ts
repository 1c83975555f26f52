// Games of the toy title for the tests of the engine: fresh ones, played ones, and positions.

import { createEngine, layer, type StateIn } from '../../../src/core/engine/index.js';
import { defineRuleset } from '../../../src/core/engine/rules/define/define-ruleset.js';
import { pebbles } from './pebbles/pebbles.js';

// The toy as it is, and the same without a fork, so that immer carries it out.
const drafted = layer(pebbles, { id: 'drafted-pebbles', title: 'Pebbles without a fork' });
const draftedPebbles = defineRuleset({ ...drafted, state: { ...drafted.state, fork: undefined } });

export const engine = createEngine([pebbles, draftedPebbles]);
export type State = StateIn<typeof pebbles>;

/** Three seats, nobody has chosen a keepsake. */
export const freshGame = (seed: string | number = 7, seats = 3): State =>
  engine.createGame('pebbles', { seats, seed });

/** Keepsakes are chosen: the first stone of every hand; seat 0 has the turn. */
export function begunGame(seed: string | number = 7, seats = 3): State {
  const state = freshGame(seed, seats);
  const hands = state.seats.map(({ hand }) => hand[0] as number);
  return engine.applyActions(
    state,
    hands.map((stone, seat) => ({ type: 'chooseKeepsake', seat, stone }) as const),
  );
}

/** Everybody passes until the game is over. */
export function finishedGame(seed: string | number = 7, seats = 2): State {
  let state = begunGame(seed, seats);
  while (state.turn !== null) state = engine.applyAction(state, { type: 'endTurn', seat: state.turn.seat });
  return state;
}

/** A position of two seats in the middle of play: seat 0 holds stones 0, 6, 12 and 1, seat 1 holds stone 2. */
export function position(parts: Record<string, unknown> = {}): State {
  return engine.createPosition('pebbles', {
    config: { seats: 2, seed: 1 },
    state: {
      round: 1,
      keepsakes: null,
      turn: { seat: 0, moves: 0, rolled: false, since: 0 },
      beach: [21, 22, 23],
      seats: [{ hand: [0, 1, 6, 12] }, { hand: [2] }],
      ...parts,
    },
  });
}

/** A position in which seat 0 has just rolled a 1 and the wave is over seat 1. */
export const wavePosition = (hand: readonly number[] = [2, 3], parts: Record<string, unknown> = {}): State =>
  position({
    seats: [{ hand: [0, 1, 6, 12] }, { hand }],
    wave: { seat: 1, since: 0 },
    turn: { seat: 0, moves: 0, rolled: true, since: 0 },
    ...parts,
  });

/** What `run` throws, for looking at its fields; fails if it throws nothing. */
export function thrown(run: () => unknown): Error & Record<string, unknown> {
  try {
    run();
  } catch (error) {
    return error as Error & Record<string, unknown>;
  }
  throw new Error('nothing was thrown');
}
