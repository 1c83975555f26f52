// The one list of titles. Whoever wants fewer imports them one by one.

import { chinaRails } from './china-rails/index.js';
import { hexTycoon } from './hex-tycoon/index.js';
import { indiaRails } from './india-rails/index.js';
import { ironDragon } from './iron-dragon/index.js';
import { twentiethCenturyLimited } from './twentieth-century-limited/index.js';

/** Every title of this library. */
export const allRulesets = [chinaRails, indiaRails, ironDragon, hexTycoon, twentiethCenturyLimited] as const;
