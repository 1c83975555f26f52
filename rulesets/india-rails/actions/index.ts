// Everything that players may play.

import type { ActionFrom } from '../../../src/core/engine/index.js';
import type { MilepostAction } from '../../milepost/action-types.js';
import type { deliverPilgrims } from './deliver-pilgrims.js';
import type { pickUpPilgrims } from './pick-up-pilgrims.js';

/** What is played in India Rails: the actions of the family, the host’s end of time among them, and two of its own for Pilgrims. */
export type IndiaRailsAction =
  | MilepostAction
  | ActionFrom<typeof pickUpPilgrims>
  | ActionFrom<typeof deliverPilgrims>;
