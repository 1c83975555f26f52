// Hex Tycoon as a title. It is not in index.ts, so that a bundle of the rules loads nothing else.

import { titleOf } from '../../src/core/title/title.js';
import { hexTycoon } from './ruleset.js';

/** Hex Tycoon as a title: its ruleset, and what is loaded when it is asked for. */
export const hexTycoonTitle = /* @__PURE__ */ titleOf(hexTycoon, {
  boards: async () => (await import('./board-kind.js')).hexBoards,
  picture: async () => (await import('./picture/title-picture.js')).picture,
  summary: async () => (await import('./summary.js')).summary,
  planning: async () => (await import('./players/people/planning.js')).planning,
  described: () => import('./generated/described.json'),
  pages: [() => import('./catalogue.json')],
  tour: async () => (await import('./tour.js')).tour,
  cover: {
    minutes: 120,
    about: 'Run a railroad company: connect towns and cities, earn money (MB), and collect victory points.',
  },
});
