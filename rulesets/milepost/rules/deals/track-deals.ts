// Buying or trading track (M-VAR-14, M-OPEN-38): the conditions of an offer. The board must be as legal after
// it as if the new owners had built it all (M-BUILD-10 … 15).

import { deepFreeze } from '../../../../src/core/engine/index.js';
import type { Milepost, MilepostBoard } from '../../board/board.js';
import { brokenLimit } from '../entry/entry-fault.js';
import { withTransfer } from '../rail/network.js';
import { certified, dealLeavesWays } from '../reserved-ways/other-rails.js';
import type { Rail, TrackDeal } from '../state.js';
import type { KnownGame } from '../types.js';
import { passingRights, withPassed } from './rights-in-deals.js';

/** The rail after the deal, with the rights to ferries and links that pass with the track (M-OPEN-38). */
function railAfterDeal(board: MilepostBoard, rail: Rail, deal: TrackDeal): Rail {
  const { buyer, seller, segments, inExchange } = deal;
  const after = withTransfer(withTransfer(rail, seller, buyer, segments), buyer, seller, inExchange);
  const passing = passingRights(board, { before: rail, after }, deal);
  return passing.length === 0 ? after : deepFreeze({ ...after, rights: withPassed(after.rights, passing) });
}

/** A milepost at which the deal would break an entry rule, or undefined. */
export function brokenEntry(game: KnownGame, deal: TrackDeal): Milepost | undefined {
  const after = afterDeal(game, deal);
  const { ends } = game.board;
  for (const segment of [...deal.segments, ...deal.inExchange]) {
    for (const end of [ends[2 * segment], ends[2 * segment + 1]])
      if (brokenLimit(after, end) !== undefined) return end;
  }
  return undefined;
}

/** True if the deal leaves everyone a way to join all majors (M-OPEN-11b). */
export function leavesWaysAfter(game: KnownGame, deal: TrackDeal): boolean {
  return dealLeavesWays(game, afterDeal(game, deal));
}

/** The rail once the deal is done, with ways for everyone on it. */
export function railWithDeal(game: KnownGame, deal: TrackDeal): Rail {
  return certified(game, afterDeal(game, deal));
}

function afterDeal(game: KnownGame, deal: TrackDeal): KnownGame {
  return { ...game, state: { ...game.state, rail: railAfterDeal(game.board, game.state.rail, deal) } };
}
