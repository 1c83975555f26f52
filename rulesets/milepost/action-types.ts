// Every action of the family, by its type.

import type { ActionFrom } from '../../src/core/engine/index.js';
import type { buildTrack } from './building/build-track.js';
import type { discardDemands } from './cards/discard-demands.js';
import type { discardHand } from './cards/discard-hand.js';
import type { answerTrackDeal } from './deals/answer-track-deal.js';
import type { offerTrackDeal } from './deals/offer-track-deal.js';
import type { chooseLoadToLose } from './loads/choose-load-to-lose.js';
import type { deliverLoad } from './loads/deliver-load.js';
import type { dropLoad } from './loads/drop-load.js';
import type { pickUpLoad } from './loads/pick-up-load.js';
import type { takeLoan } from './money/take-loan.js';
import type { backtrack } from './running/backtrack.js';
import type { crossFerry } from './running/cross-ferry.js';
import type { moveTrain } from './running/move-train.js';
import type { placeTrain } from './running/place-train.js';
import type { crossgradeLoco } from './trains/crossgrade-loco.js';
import type { upgradeLoco } from './trains/upgrade-loco.js';
import type { endOperations } from './turns/end-operations.js';
import type { endTurn } from './turns/end-turn.js';

/** The host's clock (M-VAR-15). */
export interface ExpireTime {
  readonly type: 'expireTime';
  readonly seat: null;
}

/** An action of any milepost title. */
export type MilepostAction =
  | ActionFrom<typeof answerTrackDeal>
  | ActionFrom<typeof backtrack>
  | ActionFrom<typeof buildTrack>
  | ActionFrom<typeof chooseLoadToLose>
  | ActionFrom<typeof crossFerry>
  | ActionFrom<typeof crossgradeLoco>
  | ActionFrom<typeof deliverLoad>
  | ActionFrom<typeof discardDemands>
  | ActionFrom<typeof discardHand>
  | ActionFrom<typeof dropLoad>
  | ActionFrom<typeof endOperations>
  | ActionFrom<typeof endTurn>
  | ActionFrom<typeof moveTrain>
  | ActionFrom<typeof offerTrackDeal>
  | ActionFrom<typeof pickUpLoad>
  | ActionFrom<typeof placeTrain>
  | ActionFrom<typeof takeLoan>
  | ActionFrom<typeof upgradeLoco>
  | ExpireTime;
