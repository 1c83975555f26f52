// India Rails: touches by hand, each with its reason.

import type { Overrides } from '../map-spec.js';

/** Applied after the survey and before cities are placed. */
export const overrides: Overrides = {
  terrain: {
    // The Great Rann is one marsh.
    '16,33': '%',
    '17,33': '%',
    // Rameswaram, on the last milepost of the mainland, with room for three players.
    '34,71': '@',
    // Talaimannar, on the coast behind Mannar island.
    '37,73': '@',
  },
  edges: {},
};
