// Nobody may be kept from the major cities (M-BUILD-12). Two tests, exactly as M-OPEN-11 has them: (a) every major
// keeps an open edge for each player who is not there yet; (b) there are ways for all players to join all majors that do
// not need the same unbuilt segment (proof/).

import type { Milepost } from '../board/board.js';
import type { KnownGame } from '../types.js';
import { lacksRoom } from './city-slots.js';

/** The first major that the segment would leave without an edge for everyone still to come, or undefined (M-OPEN-11a). */
export function blockedMajor(game: KnownGame, seat: number, from: Milepost, to: Milepost) {
  const { board, state } = game;
  const segment = board.segment(from, to);
  for (const milepost of [from, to]) {
    const index = board.cityAt[milepost];
    if (index < 0 || board.cities[index].size !== 'major') continue;
    const { mileposts, id } = board.cities[index];
    if (lacksRoom(game, { mileposts, limit: state.seats.length }, { seat, segment })) return id;
  }
  return undefined;
}
