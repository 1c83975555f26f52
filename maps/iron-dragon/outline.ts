// Iron Dragon: coasts and names for the picture. No rule reads them.

import type { BoardOutline } from '../../rulesets/milepost/picture/picture.js';
import raw from './outline.json' with { type: 'json' };

/** Rings to draw Iron Dragon's board on. */
export const ironOutline = raw as unknown as BoardOutline;
