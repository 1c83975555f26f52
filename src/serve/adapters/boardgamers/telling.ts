// What the host shows as text: a line for every entry of the log, and how the game ended. Lines are made of
// events as their reader may see them, not of actions. A host without a text shows the move as it was sent.

import { spaced } from '../../../core/engine/base/spaced.js';
import type { AnyEngine, AnyState, GameEvent, Outcome, Seat } from '../../../core/engine/index.js';

/** One entry of the log: who acted (null: setting up, or the host) and what came of it. */
export interface LogEntry {
  /** Who acted; null for what the host did. */
  readonly player: Seat | null;
  /** What happened, whole. */
  readonly events: readonly GameEvent[];
}

/** An entry as somebody reads it. */
export interface ToldEntry extends LogEntry {
  /** What happened, in a line: `Ann: track built`. */
  readonly text: string;
}

/** What a viewer may see of the entries of a game's log. */
export function projected(
  engine: AnyEngine,
  { state, log }: { readonly state: object; readonly log: readonly LogEntry[] },
  viewer: Seat | null,
): readonly LogEntry[] {
  return log.map(({ player, events }) => ({
    player,
    events: engine.viewEvents(state as AnyState, events, viewer),
  }));
}

/** An entry with its line; events of one type are counted. */
export function told({ player, events }: LogEntry, seatNames: readonly string[]): ToldEntry {
  const counts = new Map<string, number>();
  for (const { type } of events) counts.set(type, (counts.get(type) ?? 0) + 1);
  const facts = [...counts].map(([type, count]) =>
    count === 1 ? spaced(type) : `${spaced(type)} × ${count}`,
  );
  const what = facts.join(', ');
  if (player === null) return { player, text: what || 'set up', events };
  return {
    player,
    text: what === '' ? `${seatNames[player]} decides` : `${seatNames[player]}: ${what}`,
    events,
  };
}

/** Who won and why: `Ann wins (victory).` */
export function ending({
  state: { outcome, game },
}: {
  readonly state: { readonly outcome: Outcome; readonly game: { readonly seatNames: readonly string[] } };
}): string {
  const winners = outcome.ranking.filter(({ place }) => place === 1).map(({ seat }) => game.seatNames[seat]);
  const verb = winners.length === 1 ? 'wins' : 'share the win';
  const tieBreaks = outcome.tieBreaks.map((words) => ` ${words}`);
  return `${winners.join(' and ')} ${verb} (${spaced(outcome.reason)}).${tieBreaks.join('')}`;
}
