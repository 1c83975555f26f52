// The tour of the title: from Milestone to Wheatley, and the first dividend.

import type { Tour } from '../../src/core/title/tour.js';

const dividend = { type: 'payDividend', seat: 0, amount: 2 };

/** The first dividend. */
export const tour: Tour = {
  seed: '1',
  steps: [
    { say: 'tour company', at: { card: 'white-wonder' }, plays: 'chooseCompany' },
    { say: 'tour start', at: { place: { kind: 'hex', id: 12 } }, plays: 'chooseStartingCity' },
    { say: 'tour build', at: { place: { kind: 'city', id: 11 } }, plays: 'buildTrack' },
    { say: 'tour end', at: { actions: [{ type: 'endPhase', seat: 0 }] }, plays: 'endPhase' },
    { say: 'tour dividend', at: { actions: [dividend] }, plays: 'payDividend' },
  ],
};
