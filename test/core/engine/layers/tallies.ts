// Tallies, rules laid over Pebbles that keep count of the stones drawn; published twice. The second revision counts a draw twice
// and keeps the sum as well, so that states of games begun by the first have another shape.

import { defineSlice, layer, type SavedState } from '../../../../src/core/engine/index.js';
import { pebbles } from '../pebbles/pebbles.js';

const HEAD = { id: 'tallies', title: 'Tallied Pebbles', ruleIds: 'S' } as const;
const TEXTS = [{ id: 'S-1', section: 'Tallies', text: 'Every stone drawn is counted.' }];

/** As it was first published: one count a seat. */
export const tallies1 = layer(pebbles, {
  ...HEAD,
  texts: TEXTS,
  state: defineSlice('tally', (of) => ({ drawn: of.list(of.count, 4) })),
  start: ({ state }) => ({ drawn: state.seats.map(() => 0) }),
  effects: {
    drawStone(_, state, { seat }) {
      state.tally = { drawn: state.tally.drawn.map((count, of) => (of === seat ? count + 1 : count)) };
    },
  },
});

/** As it is today: a draw counts twice, and the sum stands beside the counts. */
export const tallies2 = layer(pebbles, {
  ...HEAD,
  texts: TEXTS,
  revision: 2,
  fixes: [
    {
      revision: 2,
      rule: 'S-1',
      summary: 'a draw counts twice',
      before: (rules) => ({ ...rules, worth: 1 }),
      migrate(state: SavedState) {
        const { drawn } = state['tally'] as { readonly drawn: readonly number[] };
        return { ...state, tally: { drawn, sum: drawn.reduce((sum, count) => sum + count, 0) } };
      },
    },
  ],
  ownTables: { worth: 2 as number },
  state: defineSlice('tally', (of) => ({ drawn: of.list(of.count, 4), sum: of.count })),
  start: ({ state }) => ({ drawn: state.seats.map(() => 0) }),
  effects: {
    drawStone({ rules: { worth } }, state, { seat }) {
      const { drawn, sum } = state.tally;
      state.tally = {
        drawn: drawn.map((count, of) => (of === seat ? count + worth : count)),
        sum: sum + worth,
      };
    },
  },
});
