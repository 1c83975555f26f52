// The rulesets alone: nothing here loads pictures or words. Written by `npm run generate` from rulesets/list.json.

import { chinaRails } from '../china-rails/ruleset.js';
import { hexTycoon } from '../hex-tycoon/ruleset.js';
import { indiaRails } from '../india-rails/ruleset.js';
import { ironDragon } from '../iron-dragon/ruleset.js';
import { twentiethCenturyLimited } from '../twentieth-century-limited/ruleset.js';

/** The rulesets of all titles, in the order of the list. */
export const allRulesets = [chinaRails, indiaRails, ironDragon, hexTycoon, twentiethCenturyLimited] as const;
