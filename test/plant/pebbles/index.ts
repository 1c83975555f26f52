// Bugs that authors make, planted one at a time into the toy title. Each is a slip that a compiler lets pass; none only changes what the
// rules say, for which nobody but the author could tell right from wrong.

import { SICK_RULESETS } from '../../core/engine/sick-pebbles.js';
import { ACTIONS_BUGS } from './actions.js';
import { DECISIONS_BUGS } from './decisions.js';
import { ENDS_BUGS } from './ends.js';
import { GUESSES_BUGS } from './guesses.js';
import { LISTS_BUGS } from './lists.js';
import type { PebblesBug } from './planting.js';
import { PLAYERS_BUGS } from './players.js';
import { STATES_BUGS } from './states.js';
import { STEPS_BUGS } from './steps.js';
import { VIEWS_BUGS } from './views.js';

/** Bugs of the toy: the sicknesses that its tests know, and these. */
export const PEBBLES_BUGS: readonly PebblesBug[] = [
  ...SICK_RULESETS.map(({ sickness, ruleset }) => ({ bug: sickness, changes: () => ruleset })),
  ...LISTS_BUGS,
  ...ACTIONS_BUGS,
  ...STEPS_BUGS,
  ...DECISIONS_BUGS,
  ...VIEWS_BUGS,
  ...GUESSES_BUGS,
  ...STATES_BUGS,
  ...ENDS_BUGS,
  ...PLAYERS_BUGS,
];
