// A game in plain text: a heading, a line a round, and the standings.

import { spaced } from '../core/engine/base/spaced.js';
import type { GameEvent } from '../core/engine/index.js';
import { type Column, counted, type Summary, type SummaryGame } from '../core/title/summary.js';
import { bold, dim, say } from './console.js';

/** Counts events by type and by the seat they name. */
export function createTally() {
  const counts = new Map<string, number>();
  return {
    add(events: readonly GameEvent[]): void {
      for (const event of events) {
        const key = `${event.type} ${(event as { seat?: number | null }).seat}`;
        counts.set(key, (counts.get(key) ?? 0) + 1);
      }
    },
    happened: (type: string, seat: number): number => counts.get(`${type} ${seat}`) ?? 0,
  };
}

const GAP = '   ';

/** The two lines above the rounds: who, and what the columns are. */
export function tellHeading({ columns }: Summary, seatNames: readonly string[]): void {
  const width = columns.reduce((sum, column) => sum + column.width + 1, -1);
  const names = seatNames.map((name) => [...name].slice(0, width).join('').padEnd(width));
  const heads = seatNames.map(() => columns.map(({ head, width }) => head.padStart(width)).join(' '));
  say(`     ${GAP}${bold(names.join(GAP))}`.trimEnd());
  say(dim(`round${GAP}${heads.join(GAP)}`));
}

/** One line: a round, and every seat at its end. */
export function tellRound({ columns }: Summary, game: SummaryGame, round: number): void {
  const cell = ({ of, width }: Column, seat: number) => String(of(game, seat)).padStart(width);
  const seats = game.state.game.seatNames.map((_: string, seat: number) =>
    columns.map((column) => cell(column, seat)).join(' '),
  );
  say(`${String(round).padStart(5)}${GAP}${seats.join(GAP)}`);
}

/** How the game ended, and everybody's place. */
export function tellOutcome(
  { describe }: Summary,
  told: SummaryGame,
  { rounds, actions }: { rounds: number; actions: number },
): void {
  const { outcome, game } = told.state;
  const size = `${counted(rounds, 'round')}, ${counted(actions, 'action')}`;
  // A title may have no words about its seats.
  const standing = (seat: number) => [game.seatNames[seat], describe(told, seat)].filter(Boolean).join(': ');
  say();
  if (outcome === null) {
    say(`${bold('Left')} after ${size}; nobody has won.`);
    for (const seat of game.seatNames.keys()) say(`     ${standing(seat)}`);
    return;
  }
  say(`${bold(`Ended by ${spaced(outcome.reason)}`)} after ${size}.`);
  for (const { seat, place } of outcome.ranking) say(`  ${place}. ${standing(seat)}`);
  for (const words of outcome.tieBreaks) say(dim(`     ${words}`));
}
