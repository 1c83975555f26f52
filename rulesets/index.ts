// The one list of titles. Whoever wants fewer imports them one by one.

import { chinaRails } from './china-rails/index.js';

/** Every title of this library. */
export const allRulesets = [chinaRails] as const;
