// 20th Century Limited as a title. It is not in index.ts, so that a bundle of the rules loads nothing else.

import { titleOf } from '../../src/core/title/title.js';
import { twentiethCenturyLimited } from './ruleset.js';

/** 20th Century Limited as a title: its ruleset, and what is loaded when it is asked for. */
export const twentiethCenturyLimitedTitle = /* @__PURE__ */ titleOf(twentiethCenturyLimited, {
  boards: async () => (await import('./board-kind.js')).twentiethBoards,
  picture: async () => (await import('./picture/title-picture.js')).picture,
  summary: async () => (await import('./summary.js')).summary,
  planning: async () => (await import('./players/people/planning.js')).planning,
  described: () => import('./generated/described.json'),
  pages: [() => import('./catalogue.json')],
  tour: async () => (await import('./tour.js')).tour,
  cover: {
    minutes: 60,
    about: 'Lay short lines across America, and score railroads by joining the cities on their cards.',
  },
});
