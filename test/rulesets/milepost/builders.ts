// Building and nothing else: games in which all players have money, turns and budgets without end, for the laws of M-BUILD-12.

import { buildTrack } from '../../../rulesets/milepost/rules/building/build-track.js';
import { railAfterBuild } from '../../../rulesets/milepost/rules/building/lay-track.js';
import type { Build } from '../../../rulesets/milepost/rules/reserved-ways/ground.js';
import { reservedWays } from '../../../rulesets/milepost/rules/reserved-ways/rail-notes.js';
import { leavesWays } from '../../../rulesets/milepost/rules/reserved-ways/reserved-ways.js';
import { lineOf } from '../../../rulesets/milepost/rules/turns/victory.js';
import type { KnownGame } from '../../../rulesets/milepost/rules/types.js';

/** What a build makes of the game, whether it is legal or not. */
export function afterBuild(game: KnownGame, build: Build): KnownGame {
  return { ...game, state: { ...game.state, rail: railAfterBuild(game, build) } };
}

/** The first condition but build/cuts-off that refuses the build, or null. */
export function otherRefusal(game: KnownGame, { builder, from, to }: Build): string | null {
  const action = { type: 'buildTrack' as const, seat: builder, from, to };
  const failed = buildTrack.check.find(
    ({ code, test }) => code !== 'build/cuts-off' && test(game, action) !== null,
  );
  return failed?.code ?? null;
}

/** M-BUILD-12: a seat that builds its reserved way and nothing else joins all majors, every segment legal on the way. */
export function cannotFollow(start: KnownGame, seat: number): string | null {
  const { board } = start;
  const ways = reservedWays(start);
  if (ways === null) return 'there are no ways for everyone';
  let game = start;
  for (let left = ways[seat]; left.length > 0; ) {
    const next = left
      .flatMap((segment) => {
        const [one, other] = [board.ends[2 * segment], board.ends[2 * segment + 1]];
        return [
          { builder: seat, from: one, to: other },
          { builder: seat, from: other, to: one },
        ];
      })
      .find((build) => otherRefusal(game, build) === null && leavesWays(game, build));
    if (next === undefined) return `seat ${seat} cannot follow its own way`;
    game = afterBuild(game, next);
    left = left.filter((segment) => segment !== board.segment(next.from, next.to));
  }
  const line = lineOf(game, seat);
  const pieces = new Set(board.majors.map((major) => line[board.cities[major].mileposts[0]]));
  return pieces.size === 1 && !pieces.has(0) ? null : `seat ${seat} has built its way and joins no majors`;
}
