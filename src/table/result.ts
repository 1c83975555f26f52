// How a game ended, as data: everybody's place with the points item by item, and what decided it.

import type { AnyEngine, KnownEnvelope, Seat } from '../core/engine/index.js';
import { reading } from '../core/engine/input/arguments.js';
import { amountText, fill, type Wording } from '../core/engine/words/fill.js';
import type { SeatScore, Summary } from '../core/title/summary.js';
import { shownText } from './words/shown-words.js';

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
 * @param wording - The words, as `wordingOf` gives them; those of the game, in English, if left out.
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
  wording?: Wording,
): GameResult | null {
  return reading('state', 'an engine, a state or view of the game, and a summary of its title', () => {
    const { outcome } = state;
    if (outcome === null) return null;
    const told = { ...engine.settingOf(state), state, ...(wording && { wording }) };
    const said = { ...wording, seatNames: wording?.seatNames ?? state.game.seatNames };
    const ranking = outcome.ranking.map(({ seat, place }) => ({
      seat,
      name: fill('{seat}', { seat }, said),
      place,
      ...summary.score?.(told, seat),
    }));
    const winners = ranking.filter(({ place }) => place === 1);
    const agreed = outcome.reason === 'agreed';
    const why = agreed ? [shownText(said, 'result agreed', {})] : (summary.decided?.(told) ?? []);
    const lead = winners.length > 1 ? shownText(said, 'result equal', {}) : leadOf(ranking, said);
    const decided = [...why, ...(lead === null ? [] : [lead])];
    return { reason: outcome.reason, ranking, winners, decided };
  });
}

// How far the first is ahead of the second, and by which item most of it.
function leadOf([first, second]: readonly RankedSeat[], wording: Wording): string | null {
  if (first?.total === undefined || second?.total === undefined || first.place === second.place) return null;
  const { unit } = first.total;
  const by = first.total.amount - second.total.amount;
  if (by <= 0) return null;
  const gaps = (first.items ?? []).flatMap((item, at) => {
    const gap = item.amount - (second.items?.[at].amount ?? item.amount);
    return item.unit === unit && gap > 0 ? [{ gap, label: item.label }] : [];
  });
  const most = gaps.toSorted((one, other) => other.gap - one.gap)[0];
  const amount = (count: number) => amountText(count, unit, wording);
  const ahead = { first: first.seat, amount: amount(by), second: second.seat };
  const gap =
    most === undefined
      ? []
      : [shownText(wording, 'result gap', { amount: amount(most.gap), label: most.label })];
  return [shownText(wording, 'result ahead', ahead), ...gap].join(' ');
}
