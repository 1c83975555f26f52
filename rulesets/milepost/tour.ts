// The tour of the family: track for a line of a card in the startup turns, then its load is delivered.

import type { Tour, TourStep } from '../../src/core/title/tour.js';

/** A line of a card of the first hand. */
interface ToursLine {
  readonly seed: string;
  readonly card: number;
  readonly line: number;
  /** What the title asks first; then the first turn is enough for the track. */
  readonly before?: TourStep;
}

/** The tour for a line of a card. */
export function deliveryTour({ seed, before, ...at }: ToursLine): Tour {
  const end = { at: { actions: [{ type: 'endTurn', seat: 0 }] }, plays: 'endTurn' };
  return {
    seed,
    steps: [
      ...(before === undefined ? [] : [before]),
      { say: 'tour line', at, plays: 'buildTrack' },
      { say: 'tour end', ...end },
      ...(before === undefined ? [{ say: 'tour rest', at, plays: 'buildTrack' }] : []),
      { say: 'tour startup', ...end },
      { say: 'tour train', at, plays: 'placeTrain' },
      { say: 'tour load', at, plays: 'pickUpLoad' },
      { say: 'tour run', at, plays: 'moveTrain' },
      { say: 'tour deliver', at, plays: 'deliverLoad' },
    ],
  };
}
