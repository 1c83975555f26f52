// How a game ended, as data: everybody's place with the points item by item, and what decided it.

import type { AnyEngine, KnownEnvelope, Seat } from '../core/engine/index.js';
import { reading } from '../core/engine/input/arguments.js';
import type { SeatScore, Summary } from '../core/title/summary.js';

/** A seat in the result of a game. */
export interface RankedSeat extends Partial<SeatScore> {
  /** Whose place it is. */
  readonly seat: Seat;
  /** What the player is called. */
  readonly name: string;
  /** 1 is best; equals share a place. */
  readonly place: number;
}

/** How a game ended. */
export interface GameResult {
  /** Why it ended: a word of the title, as `outcome` has it. */
  readonly reason: string;
  /** Everybody, the best first. */
  readonly ranking: readonly RankedSeat[];
  /** Those who share the first place; mostly one. */
  readonly winners: readonly RankedSeat[];
  /** Why it ended and what decided it, in sentences. */
  readonly decided: readonly string[];
}

/**
 * Tells how a game ended, for the page that people look at then; null while the game goes on.
 *
 * @param engine - An engine that plays the title.
 * @param state - The state of the game, or a view of it.
 * @param summary - What `summary()` of the title gives. One without `score` gives places alone.
 * @param seatNames - Who played; if left out, who began the game.
 * @returns Places, points item by item, and what decided; null while the game goes on.
 * @see `outcome`
 * @example
 * const summary = await titles[state.game.ruleset].summary();
 * console.log(gameResult(engine, state, summary) === null);
 * // true
 */
export function gameResult(
  engine: { settingOf(about: object): ReturnType<AnyEngine['settingOf']> },
  state: KnownEnvelope,
  summary: Summary,
  seatNames: readonly string[] = state?.game?.seatNames,
): GameResult | null {
  return reading('state', 'an engine, a state or view of the game, and a summary of its title', () => {
    const { outcome } = state;
    if (outcome === null) return null;
    const told = { ...engine.settingOf(state), state };
    const ranking = outcome.ranking.map(({ seat, place }) => ({
      seat,
      name: seatNames[seat],
      place,
      ...summary.score?.(told, seat),
    }));
    const winners = ranking.filter(({ place }) => place === 1);
    const why = outcome.reason === 'agreed' ? [AGREED] : (summary.decided?.(told) ?? []);
    const lead = winners.length > 1 ? SHARED : leadOf(ranking);
    const decided = [...why, ...(lead === null ? [] : [lead])];
    return { reason: outcome.reason, ranking, winners, decided };
  });
}

// Every title ends so in the same words.
const AGREED = 'The players agreed to stop.';
const SHARED = 'Nothing decides between the best.';

// How far the first is ahead of the second, and by which item most of it.
function leadOf([first, second]: readonly RankedSeat[]): string | null {
  if (first?.total === undefined || second?.total === undefined || first.place === second.place) return null;
  const { unit } = first.total;
  const by = first.total.amount - second.total.amount;
  if (by <= 0) return null;
  const gaps = (first.items ?? []).flatMap((item, at) => {
    const gap = item.amount - (second.items?.[at].amount ?? item.amount);
    return item.unit === unit && gap > 0 ? [{ gap, label: item.label }] : [];
  });
  const most = gaps.toSorted((one, other) => other.gap - one.gap)[0];
  const amount = (count: number) => `${count} ${count === 1 ? unit.replace(/(?<=[a-z])s$/, '') : unit}`;
  const why =
    most === undefined ? '' : ` The biggest difference is ${amount(most.gap)} under “${most.label}”.`;
  return `${first.name} is ${amount(by)} ahead of ${second.name}.${why}`;
}
