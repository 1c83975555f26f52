// Iron Dragon: what only the picture needs.

import type { PictureSpec } from '../map-spec.js';

/** Names on the map. */
export const picture: PictureSpec = { beyond: [], names: [] };
