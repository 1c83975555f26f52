// The numbers that planners judge by, in one place; none is a rule. What a turn is worth was chosen by duels over seeds that no test
// uses; the others are estimates, to be tried out with `npm run judge -- --against`. Money is in millions.

/** How many rounds a game takes, about; what is left of it says what track and time are worth. */
export const GAME_ROUNDS = 45;

/**
 * What a milepost of movement is worth, at the beginning of a game and at its end: about what a good seat
 * earns with one, track and rent apart. A turn is worth so many of them as the train moves.
 */
export const MILEPOST = { first: 0.42, last: 0.55 } as const;

/** What of the price of track counts against a trip, at the beginning of a game, when it will be used again, and at its end. */
export const TRACK = { first: 0.6, last: 1 } as const;

/** How much of the price of track does not count where the line to victory needs it anyway. */
export const NEEDED = 0.7;

/**
 * What the best plan of a new hand is worth on average, in turns' worth: to a seat that has nothing, and to a
 * strong one. A trip that leaves a seat weaker counts for less by the difference.
 */
export const NEW_HAND = { first: -5, last: 0 } as const;

/**
 * Segments that make a network to go on with, and the millions that make a seat strong: without a network,
 * and with one. Who spends the last money before there is a network comes by no more.
 */
export const STRONG = { segments: 70, cash: { first: 60, last: 25 } } as const;

/** How many hands are dealt and planned for, to find out what another would be worth here and now. */
export const HANDS_DEALT = 4;

/** How many hands are thrown in at most until one is kept, as that is reckoned. */
export const HANDS_THROWN_IN = 12;

/**
 * Turns' worth that it is a risk of to have nothing left on the way, for every seat, for all of them draw events, and the money from which
 * on there is none: an event that takes a load or a bridge leaves a seat without money at a standstill, often for good.
 */
export const RISK = { turns: 1, cash: 14 } as const;

/** By how many turns' worth other hands must be better than the one in hand to be tried: what is dealt to find out is few of many. */
export const DOUBT = 1;

/** How many turns the average hand takes for its first delivery. */
export const HAND_TURNS = 7;

/** How many tasks are combined, how many trips of them worked out on the ground, and how many deliveries make a trip at most. */
export const SEARCH = { tasks: 14, trips: 8, deliveries: 3 } as const;

/** A trip is worked out if its legs make it worth no less than this below the best: on the ground it may be better. */
export const NEAR_BEST = 15;

/** A kept trip is planned anew when it has become dearer by more than this since it was last asked about. */
export const DEARER = 2;

/** Legs of a trip that share new track each count its price, so a trip of several may cost this much more than there is. */
export const SHARED_TRACK = 25;

/** What waiting at a container port takes of a turn, in mileposts. */
export const PORT_STEPS = 6;

/** From this part of the target on, plans look at what is missing for victory. */
export const NEAR_VICTORY = 0.6;

/**
 * All money goes into the line to victory when its price leaves the target less this much in hand. The rest
 * is earned while it is built, at the budget of a turn.
 */
export const CLOSING = 40;

/**
 * Before that, and up to this round, money beyond this cash goes into the line, its last branch apart: the line must be built anyway, and
 * until then it serves hands to come. The last branch, and what is laid later, serve few, and who does not come to victory never needs them.
 */
export const AHEAD = { cash: 40, rounds: 30 } as const;

/** What trips pay for a milepost over the whole game, before track and rent: a better loco earns so much more. */
export const GROSS_MILEPOST = 0.6;

/** Segments that make a network to run on. */
export const FIRST_NETWORK = 40;

/**
 * What is left when a loco is bought: beyond what is due for the trip in hand, and at least, as long as there
 * is no network to run on. Who is broke and has none hardly comes by money again.
 */
export const NEXT_HAND = { equipped: 10, bare: 30 } as const;

/** A loco is not bought if the best trip of the hand is worth so much less without the money for it. */
export const MOST_FOR_LOCO = 8;

/** How often a plan is made around track that the rules refuse. */
export const TRIES = 8;

/** What a load more is worth in mileposts a turn: a train does not always find a third one. */
export const LOAD = 2;

/**
 * How bots had better search over plans. Those that are worse by more millions than four turns bring are not tried: by less, what a plan is
 * thought to be worth says little of what comes of it. The first line is worth most playouts, for most of the game hangs on it. Before the
 * race playouts are of one's own turns, up to the next deliveries; from this part of the target on of all
 * seats' turns, so the more seats there are the fewer, and none at a crowded table.
 */
export const SEARCHED = {
  within: 16,
  rounds: 8,
  opening: { playouts: 16 },
  race: { from: 0.6, playouts: 24 },
  crowd: { seats: 5, playouts: 9 },
} as const;
