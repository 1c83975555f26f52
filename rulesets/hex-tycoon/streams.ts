// The named streams of luck. What is drawn on each, and in which order, is public: section 16 of the digest.

/** Dice for orders and picks; the shuffle of the development markers; every die of a turn. */
export const LUCK_STREAMS: readonly string[] = ['setup', 'markers', 'dice'];
