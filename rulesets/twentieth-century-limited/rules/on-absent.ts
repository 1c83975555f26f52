// What a dropped seat plays (E-HOST-2): the least that the rules ask, and what harms the others least.

import type { GameAction, OpenDecision } from '../../../src/core/engine/index.js';
import { canMoveTrack, ownersByLine } from './track.js';
import type { FullGame } from './types.js';

/** One line of track; null where the turn can end, and for choices, of which the first is taken. */
export function playAbsent(game: FullGame, { seat, kind }: OpenDecision): GameAction | null {
  const hasMoved = game.state.turn?.trackLines.length !== 0;
  return kind !== 'track' || hasMoved || !canMoveTrack(game, seat) ? null : moveHarmlessly(game, seat);
}

// Picking up the newest segment frees a line; without track the seat places one away from cities and track.
function moveHarmlessly(game: FullGame, seat: number): GameAction {
  const { board, state } = game;
  const own = state.seats[seat].track;
  if (own.length > 0) return { type: 'removeTrack', seat, line: own[own.length - 1] } as GameAction;
  const owners = ownersByLine(game);
  const { ends } = board.graph;
  const busy = new Set<number>(board.cities.map(({ node }) => node));
  owners.forEach((owner, line) => {
    if (owner >= 0) busy.add(ends[2 * line]).add(ends[2 * line + 1]);
  });
  const free = [...owners.keys()].filter((line) => owners[line] < 0);
  const line = free.find((at) => !busy.has(ends[2 * at]) && !busy.has(ends[2 * at + 1])) ?? free[0];
  return { type: 'placeTrack', seat, line } as GameAction;
}
