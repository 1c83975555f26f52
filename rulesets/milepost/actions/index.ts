// Every action of the family, by its type.

import type { ActionFrom } from '../../../src/core/engine/index.js';
import type { answerTrackDeal } from './answer-track-deal.js';
import type { backtrack } from './backtrack.js';
import type { buildTrack } from './build-track.js';
import type { chooseLoadToLose } from './choose-load-to-lose.js';
import type { crossFerry } from './cross-ferry.js';
import type { crossgradeLoco } from './crossgrade-loco.js';
import type { deliverLoad } from './deliver-load.js';
import type { discardDemands } from './discard-demands.js';
import type { discardHand } from './discard-hand.js';
import type { dropLoad } from './drop-load.js';
import type { endOperations } from './end-operations.js';
import type { endTurn } from './end-turn.js';
import type { moveTrain } from './move-train.js';
import type { offerTrackDeal } from './offer-track-deal.js';
import type { pickUpLoad } from './pick-up-load.js';
import type { placeTrain } from './place-train.js';
import type { takeLoan } from './take-loan.js';
import type { upgradeLoco } from './upgrade-loco.js';

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
