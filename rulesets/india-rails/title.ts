// India Rails as a title. It is not in index.ts: a bundle of the rules must hold nothing that loads later.

import { titleOf } from '../../src/core/title/title.js';
import { indiaRails } from './ruleset.js';

/** India Rails as a title: its ruleset, and what is loaded when it is asked for. */
export const indiaRailsTitle = /* @__PURE__ */ titleOf(indiaRails, {
  boards: async () => (await import('../milepost/board-kind.js')).milepostBoards,
  picture: async () => (await import('./picture.js')).print,
  summary: async () => (await import('../milepost/summary.js')).milepostSummary,
  planning: async () => (await import('./players/planning.js')).planning,
  described: () => import('./generated/described.json'),
  pages: [() => import('./catalogue.json'), () => import('../milepost/catalogue.json')],
  tour: async () => (await import('./tour.js')).tour,
  cover: {
    minutes: 180,
    about: 'Carry goods between the coast and the Himalaya, past monsoons and closed borders.',
  },
});
