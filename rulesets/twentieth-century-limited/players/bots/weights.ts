// The numbers by which a greedy player judges, in one place; none is a rule. You can try others: `npm run
// try -- tune --ruleset twentieth-century-limited`.

/** Weights of a line in a plan. A free line is a third of a turn, a waiver a point and the harm it does. */
export const WEIGHTS = { own: 0, free: 12, foreign: 7 } as const;

/**
 * What a card is worth beyond its points. Every card brings the end nearer. A regional does so with track
 * that stays, and also brings the later, more valuable ones nearer. But half of either kind ends nothing, so
 * a player continues with the kind of which they have completed more.
 */
export const TEMPO = { company: 6, behind: 8, level: 30, ahead: 30 } as const;

/** What a bonus counts for in the cards that lead to it: some are never fulfilled, and others are faster. */
export const BONUS = 0.5;

/** What a regional is worth now that cannot be scored before another one. */
export const LATER = 0.7;

/** Below this, in points a turn, a card of the display is not worth more than an unknown one of the deck. */
export const USUAL_CARD = 3.2;

/** How many of the least sets of lines to lose are compared. */
export const SETS_WEIGHED = 12;

/** Points that a placement more is counted as, where selling a line makes one necessary. */
export const HARM = 2;

/** A card that takes this number of placements is out of reach. */
export const FAR = 12;

/** A waiver paid is a point lost, and a point for an opponent. */
export const WAIVER = 1.4;

/** How much better a card must be to be worth an exchange. */
export const BETTER = 1.15;

/**
 * How bots should search over plans: at track decisions, by playouts to the end of the game. At others
 * (region, draw, scoring) they found nothing in a study of 131 decisions. Shorter playouts fail: `evaluate`
 * had a correlation of −0.02 with the final lead over 40 greedy games (docs/notes/greedy-bot.md).
 */
export const SEARCHED = { kinds: ['track'], playouts: 48 } as const;
