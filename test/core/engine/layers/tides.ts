// Tides, a chapter of another author: every die rolled brings the sea in or lets it out, and at high tide nobody takes stones
// from the beach.

import * as z from 'zod/mini';
import { declareChapter, defineSlice } from '../../../../src/core/engine/index.js';
import type { PebblesTitle } from '../pebbles/pebbles.js';

export const tide = defineSlice('tide', (of) => ({ high: of.flag, rolls: of.count }));

export const tides = declareChapter<PebblesTitle>()({
  id: 'tides',
  options: { spring: { schema: z._default(z.boolean(), false), label: 'The sea is high at first' } },
  state: tide,
  ownTables: { startsHigh: false as boolean },
}).defineChapter({
  texts: [{ id: 'T-1', section: 'Tides', text: 'No stone is taken at high tide.', replaces: ['P-TAKE-1'] }],
  variants: [
    {
      id: 'spring',
      rules: ['T-1'],
      isOn: ({ spring }) => spring,
      adjust: (rules) => ({ ...rules, startsHigh: true }),
    },
  ],
  start: ({ rules }) => ({ high: rules.startsHigh }),
  conditions: {
    takeStone: [{ code: 'take/high-tide', rule: 'T-1', test: ({ state }) => (state.tide.high ? {} : null) }],
  },
  effects: {
    rollDie(_, state) {
      state.tide = { high: !state.tide.high, rolls: state.tide.rolls + 1 };
    },
  },
  policies: { worth: (before) => (stone) => before(stone) + 1 },
  messages: { 'take/high-tide': 'The sea covers the beach.' },
});
