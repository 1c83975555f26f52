// Whoever runs the matches of a server, as a player of boardgame.io.

/**
 * The player id by which whoever runs the matches joins one, to drop a seat or to let a clock run out (E-HOST-1). It sees
 * what a spectator sees.
 */
export const HOST = 'host';
