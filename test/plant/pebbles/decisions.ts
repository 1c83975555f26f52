// Bugs planted into the toy: decisions.

import { asked, decisions, type PebblesBug } from './planting.js';

export const DECISIONS_BUGS: readonly PebblesBug[] = [
  {
    bug: 'a decision for a seat that is not there',
    changes: () => asked((one) => ({ ...one, seat: one.kind === 'turn' ? one.seat + 9 : one.seat })),
  },
  {
    bug: 'a decision of a kind that is no phase',
    changes: () => asked((one) => ({ ...one, kind: one.kind === 'wave' ? 'flood' : one.kind })),
  },
  {
    bug: 'a decision that is asked twice',
    changes: () => ({ decisions: (game) => [...decisions(game), ...decisions(game).slice(0, 1)] }),
  },
  {
    bug: 'a decision that only a full hand brings',
    changes: () => ({
      decisions: (game) =>
        decisions(game).filter(
          ({ kind, seat }) => kind !== 'gull' || (game.state.seats[seat].hand[0] ?? 0) < 9,
        ),
    }),
  },
  {
    bug: 'a decision that is optional for ever',
    changes: () => asked((one) => ({ ...one, optional: one.kind !== 'keepsake' })),
  },
  {
    bug: 'a decision whose number tells of a hand',
    changes: () =>
      asked((one, { state }) => ({
        ...one,
        since: one.kind === 'turn' ? Math.min(state.step, state.seats[one.seat].hand[0] ?? 0) : one.since,
      })),
  },
  {
    bug: 'a wave that keeps its number',
    changes: () => asked((one) => (one.kind === 'wave' ? { ...one, since: 0 } : one)),
  },
  {
    bug: 'a feather that keeps its number',
    changes: () => asked((one) => (one.kind === 'gull' ? { ...one, since: 0 } : one)),
  },
];
