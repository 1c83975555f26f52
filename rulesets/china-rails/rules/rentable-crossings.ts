// An option that is ours: ferry and links as rented track, as the twin rulebook of India has it.

import { defineSwitch } from '../../milepost/rules/variants.js';

/** CR-VAR-5, CR-OPEN-5, M-OPEN-50: the ferry and container links of others may be used for a rent. */
export const rentableCrossings = defineSwitch(
  'rentableCrossings',
  ['CR-VAR-5', 'CR-OPEN-5', 'M-OPEN-50'],
  'The ferry and container links of others may be rented',
  { rentableCrossings: true },
);
