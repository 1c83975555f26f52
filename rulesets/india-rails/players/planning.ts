// India Rails' answers to planners are the family's. Pilgrims are loads of the city where the train stands.

import { milepostPlanning } from '../../milepost/players/people/milepost-planning.js';
import type { FamilyAction } from '../../milepost/players/people/spec.js';
import type { KnownGame } from '../../milepost/rules/types.js';

/** The planning of India Rails, for `withPlanning`. */
export const planning = milepostPlanning({
  ruleset: 'india-rails',
  placesOwn({ state }: KnownGame, { type, seat, train = 0 }: FamilyAction) {
    if (type !== 'pickUpPilgrims' && type !== 'deliverPilgrims') return undefined;
    const at = state.seats[seat]?.trains[train]?.at ?? null;
    return at === null ? [] : [at];
  },
});
