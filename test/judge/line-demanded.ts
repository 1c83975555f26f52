// Which track a victory demands, whether anybody runs on it or not: what of a seat's track the line through the major cities cannot do
// without.

import { isConnected, majorsJoined } from '../../rulesets/milepost/rules/turns/victory.js';
import type { KnownGame } from '../../rulesets/milepost/rules/types.js';

/** Of these segments of a seat, in this order, those without which its line would join less: one after another is left out that it can spare. */
export function demandedByLine(
  game: KnownGame,
  seat: number,
  segments: readonly number[],
): ReadonlySet<number> {
  const wanted = Math.min(game.rules.victoryMajors, majorsJoined(game, seat));
  const wasConnected = isConnected(game, seat);
  const demanded = new Set<number>();
  let track = game.state.rail.tracks[seat];
  for (const segment of segments) {
    const rest = track.filter((other) => other !== segment);
    // Washed away by an event.
    if (rest.length === track.length) continue;
    const { rail } = game.state;
    const without = {
      ...game,
      state: { ...game.state, rail: { ...rail, tracks: rail.tracks.with(seat, rest) } },
    };
    if (wasConnected ? isConnected(without, seat) : majorsJoined(without, seat) >= wanted) track = rest;
    else demanded.add(segment);
  }
  return demanded;
}
