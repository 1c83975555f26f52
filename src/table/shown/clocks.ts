// The clocks of the seats: how long each has been asked to decide. No rule reads them. The time comes from
// the page, so neither a state nor a record knows it.

import { type Decision, InvalidInputError, type Seat } from '../../core/engine/index.js';
import type { AnySession, SeatClock } from '../session/session.js';

/** What clocks are counted by. */
export interface ClockOptions {
  /** Milliseconds that each seat has been asked already; none unless given. */
  readonly before: readonly number[] | undefined;
  /** Tells the time in milliseconds. */
  readonly now: () => number;
}

/**
 * Counts how long each seat is asked what it must decide. The game does not wait for optional decisions, so
 * they do not count. Bots count like people. An action that is taken back gives no time back. While somebody
 * looks at an earlier step, the clocks go on as they were. Throws `InvalidInputError` for a number of times
 * other than the seats', and for a time below zero.
 */
export function createClocks(session: AnySession, { before, now }: ClockOptions): () => readonly SeatClock[] {
  const seats: number = session.getSnapshot().view.game.seatNames.length;
  const spent = before ?? Array.from<number>({ length: seats }).fill(0);
  checkTimes(spent, seats);
  let clocks: readonly SeatClock[] = spent.map((time, seat) => ({ seat, spent: time, since: null }));

  return () => {
    const { clocks: own, step, length, decisions } = session.getSnapshot();
    if (own !== undefined) return own;
    if (step < length) return clocks;
    const asked = new Set<Seat>(
      (decisions as readonly Decision[]).filter(({ optional }) => !optional).map(({ seat }) => seat),
    );
    if (clocks.every(({ seat, since }) => asked.has(seat) === (since !== null))) return clocks;
    const at = now();
    clocks = clocks.map((clock) =>
      asked.has(clock.seat) ? started(clock, at) : { ...clock, spent: spentAt(clock, at), since: null },
    );
    return clocks;
  };
}

const started = (clock: SeatClock, at: number): SeatClock => ({ ...clock, since: clock.since ?? at });

// A computer's clock may be set back meanwhile.
const spentAt = ({ spent, since }: SeatClock, at: number): number =>
  spent + (since === null ? 0 : Math.max(0, at - since));

function checkTimes(times: readonly unknown[], seats: number): void {
  const refuse = (path: readonly (string | number)[], message: string): never => {
    throw new InvalidInputError('options', [{ path: ['clocks', ...path], message }]);
  };
  if (!Array.isArray(times) || times.length !== seats)
    refuse([], `it needs a time for each of ${seats} seats`);
  for (const [seat, time] of times.entries())
    if (typeof time !== 'number' || !Number.isFinite(time) || time < 0)
      refuse([seat], 'it must be a number of milliseconds, 0 or more');
}
