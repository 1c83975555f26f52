// The numbers that planners judge by, in one place; none is a rule. What a turn is worth was chosen by duels over seeds that no test
// uses; the others are estimates, to be tried out with `npm run judge -- --against`. Money is in millions.

/** How many rounds a game takes, about; what is left of it says what track and time are worth. */
export const GAME_ROUNDS = 45;

/** What a turn is worth, at the beginning of a game and at its end: about what a good seat earns in one. */
export const TURN = { first: 4, last: 6 } as const;

/** What of the price of track counts against a trip, at the beginning of a game, when it will be used again, and at its end. */
export const TRACK = { first: 0.6, last: 1 } as const;

/**
 * A hand is thrown in if its best plan falls so many turns' worth short of the average hand's: of a strong seat, and how many more
 * of one that has nothing. A new hand costs a turn; to whoever has little track, it will bring little too.
 */
export const POOR_TURNS = { strong: 2.5, weak: 5 } as const;

/** Segments and millions that make a seat strong, together. */
export const STRENGTH = 100;

/** Turns' worth that a trip on which less is left than a turn's rent is a risk of. */
export const RISK_TURNS = 3;

/** How many turns the average hand takes for its first delivery. */
export const HAND_TURNS = 7;

/** How many tasks are combined, how many trips of them worked out on the ground, and how many deliveries make a trip at most. */
export const SEARCH = { tasks: 14, trips: 8, deliveries: 3 } as const;

/** Legs of a trip that share new track each count its price, so a trip of several may cost this much more than there is. */
export const SHARED_TRACK = 25;

/** What waiting at a container port takes of a turn, in mileposts. */
export const PORT_STEPS = 6;

/** From this part of the target on, plans look at what is missing for victory. */
export const NEAR_VICTORY = 0.6;

/**
 * The line to victory is built when its price leaves the target less this much in hand: built ahead of need, it lies unused, and
 * losers never need it. The rest is earned while it is built, at the budget of a turn.
 */
export const CLOSING = 40;

/** What is kept for the track of a hand not yet known. */
export const NEXT_HAND = 30;

/** Segments that make a network to run on. */
export const FIRST_NETWORK = 40;

/** The most that is kept for a route before a loco is bought, and what is kept besides for rents on its way. */
export const MOST_FOR_ROUTE = 40;
export const FOR_RENTS = 8;

/** How often a building phase is planned anew around what the rules refuse. */
export const TRIES = 4;

/** What a load more is worth in mileposts a turn: a train does not always find a third one. */
export const LOAD = 2;
