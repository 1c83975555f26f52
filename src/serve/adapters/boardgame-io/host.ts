// The person or program that runs the matches of a server, as a player of boardgame.io.

/**
 * The player id that you join a match with if you run the server, to drop a seat or to let a clock run out
 * (E-HOST-1). It sees what a spectator sees.
 */
export const HOST = 'host';
