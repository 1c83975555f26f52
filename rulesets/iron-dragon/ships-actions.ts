// Every action about ships, by its type.

import type { ActionFrom } from '../../src/core/engine/index.js';
import type { boardShip } from './actions/board-ship.js';
import type { declineShip } from './actions/decline-ship.js';
import type { drawShip } from './actions/draw-ship.js';
import type { moveShip } from './actions/move-ship.js';

/** An action about ships. */
export type ShipAction =
  | ActionFrom<typeof drawShip>
  | ActionFrom<typeof boardShip>
  | ActionFrom<typeof declineShip>
  | ActionFrom<typeof moveShip>;
