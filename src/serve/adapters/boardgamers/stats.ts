// Figures of a game, finished or not, for a host that gathers them over many. None is secret: everybody sees
// the types of actions, and scores are public when the game is over.

import type { AnyRuleset, GameAction } from '../../../core/engine/index.js';

/** A row of figures. */
export type Row = Record<string, string | number>;

interface FinishedGame {
  readonly actions: readonly GameAction[];
  // biome-ignore lint/suspicious/noExplicitAny: states of any title
  readonly state: any;
}

/** One row about the game and one a player. All player rows have the same columns in every game. */
export function statsOf(
  { actions, state }: FinishedGame,
  { ruleset, scores, places }: { ruleset: AnyRuleset; scores: readonly number[]; places: readonly number[] },
): { game: Row; players: Row[] } {
  const { game, round, outcome } = state;
  const types = Object.values(ruleset.phases).flatMap((phase) => phase.actions.map(({ type }) => type));
  const columns = [...new Set(types)].sort();
  return {
    game: {
      ruleset: ruleset.id,
      revision: game.revision,
      board: game.board.id,
      players: game.seatNames.length,
      rounds: round,
      actions: actions.length,
      ending: outcome?.reason ?? '',
    },
    players: game.seatNames.map((name: string, seat: number): Row => {
      const own = actions.filter((action) => action.seat === seat);
      const counts = columns.map((type) => [type, own.filter((action) => action.type === type).length]);
      return { name, place: places[seat], score: scores[seat], ...Object.fromEntries(counts) };
    }),
  };
}
