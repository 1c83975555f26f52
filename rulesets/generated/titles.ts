// The titles as values. Written by `npm run generate` from rulesets/list.json.

import { chinaRailsTitle } from '../china-rails/title.js';
import { hexTycoonTitle } from '../hex-tycoon/title.js';
import { indiaRailsTitle } from '../india-rails/title.js';
import { ironDragonTitle } from '../iron-dragon/title.js';
import { twentiethCenturyLimitedTitle } from '../twentieth-century-limited/title.js';

/** Every title of this library. */
export const allTitles = [
  chinaRailsTitle,
  indiaRailsTitle,
  ironDragonTitle,
  hexTycoonTitle,
  twentiethCenturyLimitedTitle,
] as const;
