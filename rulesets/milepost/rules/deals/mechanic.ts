// Selling and trading track (M-VAR-14): an offer instead of building, and the answer of the track's owner.

import type { Mechanic } from '../mechanic.js';
import { answerTrackDeal } from './answer-track-deal.js';
import { dealFacts } from './facts.js';
import { dealFaults } from './invariants.js';
import { offerTrackDeal } from './offer-track-deal.js';

/** Track that changes hands. */
export const deals = {
  actions: [offerTrackDeal],
  waits: {
    answerDeal: {
      prompt: 'Take the offer for your track, or not.',
      actions: [answerTrackDeal],
      rule: 'M-VAR-14',
      pass: (_game, { seat }) => ({ type: 'answerTrackDeal', seat, accept: false }),
    },
  },
  events: dealFacts,
  invariants: dealFaults,
} satisfies Mechanic;
