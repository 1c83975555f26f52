// The numbers that planners judge by; they are not rules. Duels over seeds that no test uses chose the worth
// of a turn. The others are estimates: try others with `npm run try -- judge --against`. Money is in millions.

/** How many rounds a game takes, about; what is left of it says what track and time are worth. */
export const GAME_ROUNDS = 45;

/**
 * What a milepost of movement is worth at the beginning of a game and at its end: about what a good seat
 * earns with one, before track and rent. A turn is worth this for each milepost that the train moves.
 */
export const MILEPOST = { first: 0.42, last: 0.55 } as const;

/** The share of track's price that counts against a trip: less at first, as later trips use it too. */
export const TRACK = { first: 0.6, last: 1 } as const;

/** How much of the price of track does not count where the line to victory needs it anyway. */
export const NEEDED = 0.7;

/**
 * What the best plan of a new hand is worth on average, in turns: to a seat that has nothing, and to a strong
 * one. A trip that leaves a seat weaker counts for less by the difference.
 */
export const NEW_HAND = { first: -5, last: 0 } as const;

/**
 * Segments that make a full network, and the millions that make a seat strong: without a network, and with
 * one. A seat that spends its last money before it has a network gets no more.
 */
export const STRONG = { segments: 70, cash: { first: 60, last: 25 } } as const;

/** How many hands are dealt and planned for, to find out what another would be worth here and now. */
export const HANDS_DEALT = 4;

/** The most hands thrown in until one is kept, in this calculation. */
export const HANDS_THROWN_IN = 12;

/**
 * The risk, in turns, of having no money left on the way, and the cash at which there is no risk. All seats
 * draw events, and one that takes a load or a bridge strands a seat without money, often permanently.
 */
export const RISK = { turns: 1, cash: 14 } as const;

/** By how many turns other hands must beat the one in hand: the few dealt are a small sample. */
export const DOUBT = 1;

/** How many turns the average hand takes for its first delivery. */
export const HAND_TURNS = 7;

/** Limits: tasks combined, trips of them that legs rate best, and trips for the same deliveries. */
export const SEARCH = { tasks: 14, trips: 8, alike: 8 } as const;

/** The same where plans are compared: more trips, but not too many for the same deliveries. */
export const COMPARED = { trips: 16, alike: 3 } as const;

/** The same for hands that are dealt to find out what another hand would be worth: an estimate will do. */
export const DEALT = { trips: 2, alike: 2 } as const;

/** A seat is close to victory when its cash has come this far towards the target. */
export const CLOSE = 0.85;

/** A trip is worked out if its legs rate it at most this far below the best: it may turn out better. */
export const NEAR_BEST = 15;

/** A kept trip is planned again when its cost has grown by more than this since the last question. */
export const DEARER = 2;

/** Legs that share new track each count its price, so a trip may seem to exceed the cash by this. */
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
 * Before that, and up to this round, cash beyond this goes into the line, which must be built anyway and
 * serves later hands. Its last branch and later track wait: few hands use them, only a winner needs them.
 */
export const AHEAD = { cash: 40, rounds: 30 } as const;

/** The last branch is laid ahead too by a seat that has this much left after it. */
export const LAST_BRANCH = 60;

/** How many turns away a payoff is near, and what must be left in hand after all track of the trip is laid. */
export const PAYOFF_NEAR = { turns: 1, keep: 10 } as const;

/**
 * A load without a card is taken when it is worth at least so much to a seat that draws so many cards while it
 * is aboard. In the first rounds none is taken.
 */
export const CARRY = { least: 2, draws: 3, from: 4 } as const;

/** Millions that track to a city costs which the seat's track does not reach, at a guess. */
export const APART = 20;

/** How much of what the best delivery of a hand is worth counts where a seat's standing is guessed. */
export const HAND = 0.7;

/** Millions that a milepost of track costs, at a guess. */
export const MILEPOST_PRICE = 1.5;

/** What trips pay for a milepost over the whole game, before track and rent: what a better loco earns. */
export const GROSS_MILEPOST = 0.6;

/** Segments that make a network to run on. */
export const FIRST_NETWORK = 40;

/**
 * The cash to keep when buying a loco: beyond what the trip in hand needs, and at least while the seat has no
 * network. A broke seat without a network hardly earns money again.
 */
export const NEXT_HAND = { equipped: 10, bare: 30 } as const;

/** A loco is not bought if the best trip of the hand is worth so much less without the money for it. */
export const MOST_FOR_LOCO = 8;

/** How often a plan is made around track that the rules refuse. */
export const TRIES = 8;

/** What a load more is worth in mileposts a turn: a train does not always find a third one. */
export const LOAD = 2;

/**
 * Advice for searches over plans. They skip plans that are worse by more millions than four turns bring; a
 * smaller gap says little about the result. The first line gets most playouts, because it shapes most of the
 * game. Before the race playouts cover own turns up to the next deliveries. From this part of the target on
 * they cover all seats' turns: the more seats, the fewer, and none at a crowded table.
 */
export const SEARCHED = {
  within: 16,
  rounds: 8,
  opening: { playouts: 16 },
  race: { from: 0.6, playouts: 24 },
  crowd: { seats: 5, playouts: 9 },
} as const;
