// The rulesets of all titles, for those who play by the rules alone: nothing here loads pictures or words later, so that bundlers need not
// ask. rulesets/index.ts is the list that it follows.

import { chinaRails } from './china-rails/ruleset.js';
import { hexTycoon } from './hex-tycoon/ruleset.js';
import { indiaRails } from './india-rails/ruleset.js';
import { ironDragon } from './iron-dragon/ruleset.js';
import { twentiethCenturyLimited } from './twentieth-century-limited/ruleset.js';

/** The rulesets of all titles, in the order of {@link allTitles}. */
export const allRulesets = [chinaRails, indiaRails, ironDragon, hexTycoon, twentiethCenturyLimited] as const;
