// Every action about ships, by its type.

import type { ActionFrom } from '../../../src/core/engine/index.js';
import type { boardShip } from './board-ship.js';
import type { declineShip } from './decline-ship.js';
import type { drawShip } from './draw-ship.js';
import type { moveShip } from './move-ship.js';

/** An action about ships. */
export type ShipAction =
  | ActionFrom<typeof drawShip>
  | ActionFrom<typeof boardShip>
  | ActionFrom<typeof declineShip>
  | ActionFrom<typeof moveShip>;
