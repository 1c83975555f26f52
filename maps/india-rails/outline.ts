// India Rails: coasts, frontiers and lakes for the picture. No rule reads them.

import type { BoardOutline } from '../../rulesets/milepost/picture/picture.js';
import raw from './outline.json' with { type: 'json' };

/** Rings to draw India's board on. */
export const indiaOutline = raw as unknown as BoardOutline;
