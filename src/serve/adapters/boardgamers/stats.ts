// Figures of a finished or running game, for a host that gathers them over many. Nothing in them is secret: which types of
// action were played is seen by all, and scores are known when the game is over.

import type { AnyRuleset, GameAction } from '../../../core/engine/index.js';

/** A row of figures. */
export type Row = Record<string, string | number>;

interface FinishedGame {
  readonly actions: readonly GameAction[];
  // biome-ignore lint/suspicious/noExplicitAny: states of whatever title
  readonly state: any;
}

/** One row about the game and one a player; every player's row has the same columns, whatever was played. */
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
