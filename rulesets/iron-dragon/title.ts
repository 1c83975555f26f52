// Iron Dragon as a title. It is not in index.ts: a bundle of the rules must hold nothing that loads later.

import { titleOf } from '../../src/core/title/title.js';
import { ironDragon } from './ruleset.js';

/** Iron Dragon as a title: its ruleset, and what is loaded when it is asked for. */
export const ironDragonTitle = /* @__PURE__ */ titleOf(ironDragon, {
  boards: async () => (await import('../milepost/board-kind.js')).milepostBoards,
  picture: async () => (await import('./picture.js')).picture,
  summary: async () => (await import('./summary.js')).summary,
  planning: async () => (await import('./players/planning.js')).planning,
  described: () => import('./generated/described.json'),
  pages: [() => import('./catalogue.json'), () => import('../milepost/catalogue.json')],
  tour: async () => (await import('./tour.js')).tour,
  cover: {
    minutes: 180,
    about: 'Hire a troll or an elf, lay rails over and under a land of magic, and sail where rails end.',
  },
});
