// Invariants of turns, of when choices opened and of declared victories. No move of the game breaks them, and
// the rules of turns and choices rely on them.

import type { FullGame } from '../types.js';
import { startupSeat } from './turn-order.js';

/** Every fault about turns, as a sentence. The seats of the state must exist. */
export function* turnFaults({ rules, state }: FullGame): Iterable<string> {
  const { turn, first, seats, pending, drafts, step, declared } = state;
  const { seat, phase, startup, lost, offered, rented } = turn;
  if (startup >= 0) {
    // M-SETUP-10, M-SETUP-12
    if (phase !== 'startup' && phase !== 'over') yield `a startup turn is at ${phase} (M-SETUP-10)`;
    if (startup >= seats.length * rules.startupTurns)
      yield 'there are more startup turns than the rules give';
    else if (seat !== startupSeat(first, seats.length, startup))
      yield 'a startup turn is another seat’s (M-SETUP-12)';
  } else if (phase === 'startup') yield 'the startup is over, and it goes on (M-SETUP-10)';
  if (lost && startup >= 0) yield 'a startup turn is lost (M-EVENT-11)';
  // M-EVENT-10: in a lost turn a train may be turned round, where the rules allow that, and nothing else.
  if (phase === 'lost' && !(lost && rules.backtracking)) yield 'a turn is lost that is not (M-VAR-6)';
  if (lost && phase !== 'lost' && phase !== 'over') yield 'a lost turn is played (M-EVENT-10)';
  const opened = [turn.since, drafts?.since ?? 0, ...pending.map(({ since }) => since)];
  if (opened.some((since) => since > step)) yield 'a choice has been open since a step to come (E-TURN-2)';
  for (const others of [offered, rented])
    if (new Set(others).size < others.length || others.includes(seat))
      yield 'a seat was dealt with twice, or with itself';
  // M-WIN-4: in the order of turns, each at the end of its turn.
  const placeOf = (one: number) => (one - first + seats.length) % seats.length;
  const places = declared.map(placeOf);
  const isInOrder = places.every((place, n) => place <= placeOf(seat) && (n === 0 || places[n - 1] < place));
  if (!isInOrder || (declared.length > 0 && startup >= 0))
    yield 'victory was declared twice, or before a turn (M-WIN-4)';
}
