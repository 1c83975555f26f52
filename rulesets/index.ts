// The one list of titles: everything that is done for all of them follows from it. Whoever wants fewer imports them one by one.

import { rulesetsOf } from '../src/core/title/title.js';
import { chinaRailsTitle } from './china-rails/title.js';
import { hexTycoonTitle } from './hex-tycoon/title.js';
import { indiaRailsTitle } from './india-rails/title.js';
import { ironDragonTitle } from './iron-dragon/title.js';
import { twentiethCenturyLimitedTitle } from './twentieth-century-limited/title.js';

/** Every title of this library. */
export const allTitles = [
  chinaRailsTitle,
  indiaRailsTitle,
  ironDragonTitle,
  hexTycoonTitle,
  twentiethCenturyLimitedTitle,
] as const;

/** The rulesets of all titles. */
export const allRulesets = /* @__PURE__ */ rulesetsOf(allTitles);
