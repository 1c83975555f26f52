// China Rails as a title. It is not in index.ts: a bundle of the rules must hold nothing that loads later.

import { titleOf } from '../../src/core/title/title.js';
import { chinaRails } from './ruleset.js';

/** China Rails as a title: its ruleset, and what is loaded when it is asked for. */
export const chinaRailsTitle = /* @__PURE__ */ titleOf(chinaRails, {
  boards: async () => (await import('../milepost/board-kind.js')).milepostBoards,
  picture: async () => (await import('./picture.js')).print,
  summary: async () => (await import('../milepost/summary.js')).milepostSummary,
  planning: async () => (await import('./players/planning.js')).planning,
  described: () => import('./generated/described.json'),
  pages: [() => import('./catalogue.json'), () => import('../milepost/catalogue.json')],
  tour: async () => (await import('./tour.js')).tour,
  languages: {
    async de() {
      const [family, own] = await Promise.all([import('../milepost/de.js'), import('./words/de.js')]);
      return { ...family.german, ...own.german };
    },
  },
  cover: {
    minutes: 180,
    about: 'Draw track across China, carry goods where your cards ask for them, and grow rich first.',
  },
});
