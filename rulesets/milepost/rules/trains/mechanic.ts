// Locos: upgraded, and crossgraded where that is played (M-VAR-7).

import type { Mechanic } from '../mechanic.js';
import { crossgradeLoco } from './crossgrade-loco.js';
import { locoFacts } from './facts.js';
import { locosLeft } from './locos.js';
import { upgradeLoco } from './upgrade-loco.js';

/** The locos of trains. */
export const locos = {
  actions: [upgradeLoco, crossgradeLoco],
  events: locoFacts,
  *invariants(game) {
    for (const [loco, { name }] of Object.entries(game.rules.locos))
      if (locosLeft(game, loco) < 0) yield `more trains are a ${name} than there are cards (M-OPEN-13)`;
  },
} satisfies Mechanic;
