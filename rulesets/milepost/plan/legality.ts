// Asking the rules themselves whether an action of the plan may be played, and if not, which rule says no.

import type { GameAction } from '../../../src/engine/index.js';
import { buildTrack } from '../actions/build-track.js';
import { crossFerry } from '../actions/cross-ferry.js';
import { deliverLoad } from '../actions/deliver-load.js';
import { discardHand } from '../actions/discard-hand.js';
import { dropLoad } from '../actions/drop-load.js';
import { moveTrain } from '../actions/move-train.js';
import { pickUpLoad } from '../actions/pick-up-load.js';
import { placeTrain } from '../actions/place-train.js';
import { upgradeLoco } from '../actions/upgrade-loco.js';
import type { KnownGame } from '../types.js';

const specs = [
  buildTrack,
  crossFerry,
  deliverLoad,
  discardHand,
  dropLoad,
  moveTrain,
  pickUpLoad,
  placeTrain,
  upgradeLoco,
];

/** The code of the first condition that refuses the action, or null; of a title's own actions, only what it adds is asked. */
export function refusalOf(game: KnownGame, action: GameAction): string | null {
  const spec = specs.find(({ type }) => type === action.type);
  const added = game.rules.policies.conditions[action.type] ?? [];
  for (const condition of [...(spec?.check ?? []), ...added]) {
    if (condition.test(game, action as never) !== null) return condition.code;
  }
  return null;
}

/** True if no rule of the family refuses the action. */
export function isAllowed(game: KnownGame, action: GameAction): boolean {
  return refusalOf(game, action) === null;
}
