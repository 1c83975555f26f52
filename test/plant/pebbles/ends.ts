// Bugs planted into the toy: ends.

import { score } from '../../core/engine/pebbles/scoring.js';
import { finished, type PebblesBug, type Untyped } from './planting.js';

export const ENDS_BUGS: readonly PebblesBug[] = [
  {
    bug: 'a ranking that forgets the order of scores',
    changes: () => ({
      ...finished((outcome) => ({
        ...outcome,
        ranking: [...outcome.ranking]
          .sort((a: Untyped, b: Untyped) => a.seat - b.seat)
          .map((one: Untyped, n: number) => ({ ...one, place: n + 1 })),
      })),
    }),
  },
  {
    bug: 'a ranking whose places begin with 0',
    changes: () =>
      finished((outcome) => ({
        ...outcome,
        ranking: outcome.ranking.map((one: Untyped) => ({ ...one, place: one.place - 1 })),
      })),
  },
  {
    bug: 'a ranking that names a seat twice',
    changes: () =>
      finished((outcome) => ({
        ...outcome,
        ranking: outcome.ranking.map((one: Untyped) => ({ ...one, seat: 0 })),
      })),
  },
  {
    bug: 'a ranking whose scores are no numbers',
    changes: () =>
      finished((outcome) => ({
        ...outcome,
        ranking: outcome.ranking.map((one: Untyped) => ({ ...one, score: Number.NaN })),
      })),
  },
  {
    bug: 'a ranking worst first',
    changes: () => finished((outcome) => ({ ...outcome, ranking: [...outcome.ranking].reverse() })),
  },
  { bug: 'an end by agreement that does not end', changes: () => finished(() => null) },
  {
    bug: 'an end by agreement with a reason of its own',
    changes: () => finished((outcome) => ({ ...outcome, reason: 'won' })),
  },
  {
    bug: 'a standing that forgets the keepsake',
    changes: () => ({
      standing: ({ rules, state }, seat) => score(rules, { ...state.seats[seat], keepsake: null }),
    }),
  },
];
