// An action as the engine sees it.

import type { Seat } from './seat.js';

/** An action of a seat, or of the host with seat null. `decision` may name the open decision it answers. */
export interface GameAction {
  /** The kind of action, in the imperative: `buildTrack`. */
  readonly type: string;
  /** Who acts; null for the host (E-HOST-1). */
  readonly seat: Seat | null;
  /** The id of the decision that it answers; may be left out (E-STALE-1). */
  readonly decision?: string | undefined;
}
