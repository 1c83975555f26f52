// Bugs that authors of layers make, planted one at a time.

import { CONDITIONS_BUGS } from './conditions.js';
import { EFFECTS_BUGS } from './effects.js';
import { FACTS_BUGS } from './facts.js';
import { NAMES_BUGS } from './names.js';
import { NUMBERS_BUGS } from './numbers.js';
import type { LayerBug } from './planting.js';
import { SECRETS_BUGS } from './secrets.js';
import { STEPS_BUGS } from './steps.js';

export const LAYER_BUGS: readonly LayerBug[] = [
  ...NAMES_BUGS,
  ...NUMBERS_BUGS,
  ...CONDITIONS_BUGS,
  ...EFFECTS_BUGS,
  ...FACTS_BUGS,
  ...STEPS_BUGS,
  ...SECRETS_BUGS,
];
