// The named streams of luck. Which draws they make, and in which order, is public: section 16 of the digest.

/** The dice for orders and picks. */
export const SETUP_DICE = 'setup';
/** The shuffle of the development markers. */
export const MARKER_SHUFFLE = 'markers';
/** Every die of a turn. */
export const TURN_DICE = 'dice';

/** All of them. */
export const LUCK_STREAMS: readonly string[] = [SETUP_DICE, MARKER_SHUFFLE, TURN_DICE];
