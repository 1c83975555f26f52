// What the actions of a turn have in common: moves left, stones in hand, and the step at which a decision opened.

import type { Condition } from '../../../../src/core/engine/index.js';
import type { Pebbles, PebblesState, Stone } from './state.js';

/** P-TURN-2: so many moves a turn and no more. */
// biome-ignore lint/suspicious/noExplicitAny: shared by actions of different shapes
export const movesLeft: Condition<Pebbles, any> = {
  code: 'turn/no-moves-left',
  rule: 'P-TURN-2',
  test: ({ rules, state }) =>
    (state.turn?.moves ?? 0) < rules.movesPerTurn ? null : { limit: rules.movesPerTurn },
};

/** A seat uses a move: its next decision is a new one, those of the others stay open as they are. */
export function spendMove(state: PebblesState): void {
  const turn = state.turn!;
  turn.moves += 1;
  stamp(state, turn.seat);
}

/** Notes that a seat has just acted, so that what it decides next is a new decision. */
export function stamp(state: PebblesState, seat: number): void {
  state.seats[seat].since = state.step;
  if (state.turn?.seat === seat) state.turn.since = state.step;
}

/** The stones that a seat sees in its own hand. */
export function ownHand(state: Pebbles['known'], seat: number): readonly Stone[] {
  return state.seats[seat].hand.filter((stone) => stone !== null);
}

export const without = (stones: readonly (Stone | null)[], gone: readonly Stone[]) =>
  stones.filter((stone) => stone === null || !gone.includes(stone));
