// How much a session reads, keeps and answers at a time.

/** The version of the protocol that is spoken here; every message names it. */
export const PROTOCOL = 1;
/** The version with what has been added within it; `hello` tells it. */
export const PROTOCOL_VERSION = '1.3';

/** The longest list of actions that one answer holds. */
export const MOST_ACTIONS = 10_000;
/** The most lines of play that one perft counts: half a minute of the slowest title. All else waits. */
export const MOST_LINES = 100_000;
/** How many games a session keeps at a time. */
export const MOST_GAMES = 1000;
/** How many observed steps keep their views for `observe` to go on from: the last ones. */
export const MOST_HELD = 8;
/** The longest line that is read, in UTF-16 units: far beyond any request. */
export const LONGEST_LINE = 1_000_000;
/** The most requests of one batch, actions of one line, and sentences of one description. */
export const MOST_AT_ONCE = 1000;
/** The most ways in which chance may fall that one answer lists. */
export const MOST_OUTCOMES = 2000;
/** The most actions that all playouts of one request take together. */
export const MOST_PLAYED_OUT = 10_000;
/** The most actions that a session remembers, those of all its games together. */
export const MOST_REMEMBERED = 1_000_000;
/** The most work of one line, in units of about a microsecond; a batch costs the sum of its requests. */
export const MOST_WORK = 1_000_000;
/** The longest answer to one line, in UTF-16 units, that of a batch included. */
export const LONGEST_ANSWER = 4_000_000;
