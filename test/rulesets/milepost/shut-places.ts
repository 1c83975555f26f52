// Which towns and ports are shut to players whom they should still admit (M-BUILD-15, M-OPEN-12).

import type { Milepost } from '../../../rulesets/milepost/board/board.js';
import { ferriesAt } from '../../../rulesets/milepost/board/ports.js';
import { startsOf } from '../../../rulesets/milepost/rules/building/build-starts.js';
import { type Limit, limitsOf, playersAllowed } from '../../../rulesets/milepost/rules/entry/limits.js';
import { standingAt } from '../../../rulesets/milepost/rules/entry/standing.js';
import { NOBODY, networkOf, ownerOf } from '../../../rulesets/milepost/rules/rail/network.js';
import type { KnownGame } from '../../../rulesets/milepost/rules/types.js';
import { flood } from '../../../src/core/graph/index.js';

/** Each place that fewer seats can still come to, each by itself and with all the money in the world, than it should still admit. */
export function shutPlaces(game: KnownGame): readonly string[] {
  const { rules, board, state } = game;
  const seats = state.seats.map((_, seat) => seat);
  const within = seats.map((seat) => reachedBy(game, seat));
  const places = new Set(limitsOf(board).at.flatMap((limits) => limits ?? []));
  return [...places].flatMap((limit) => {
    // Nobody builds to a city overseas.
    const city = board.cities[board.cityAt[limit.mileposts[0]]];
    if (limit.kind === 'major' || city?.rail === false) return [];
    const there = seats.filter((seat) => isThere(game, limit, seat));
    const wanted = Math.min(playersAllowed(rules, seats.length, limit), seats.length) - there.length;
    const comers = seats.filter((seat) => !there.includes(seat) && within[seat].has(limit.mileposts[0]));
    const name = limit.crossing?.id ?? city.id;
    return comers.length < wanted
      ? [`${name} should still admit ${wanted}, but ${comers.length} can come`]
      : [];
  });
}

function isThere({ board, state }: KnownGame, limit: Limit, seat: number): boolean {
  return (standingAt(board, state.rail, limit).entrants & (1 << seat)) !== 0;
}

// All mileposts that track of the seat could still come to, over free segments and its own, through places that admit it.
function reachedBy(game: KnownGame, seat: number): ReadonlySet<Milepost> {
  const { rules, board, state } = game;
  const network = networkOf(state.rail);
  const admits = (limit: Limit) => {
    const { entrants } = standingAt(board, state.rail, limit);
    const others = state.seats.filter((_, one) => one !== seat && (entrants & (1 << one)) !== 0);
    return others.length < playersAllowed(rules, state.seats.length, limit);
  };
  const isOpen = (segment: number) => {
    const owner = ownerOf(network, segment);
    return owner === seat || (owner === NOBODY && (network.reserved.get(segment) ?? seat) === seat);
  };
  const reached = flood(board.size, startsOf(game, seat), (at, tell) => {
    for (let way = 6 * at; way < 6 * at + 6; way++) {
      const to = board.neighbours[way];
      if (board.segments[way] < 0 || !isOpen(board.segments[way])) continue;
      if ((limitsOf(board).at[to] ?? []).every(admits)) tell(to);
    }
    for (const { ports } of ferriesAt(board, at)) ports.forEach(tell);
    for (const { cities, dormant } of board.cityLinks) {
      if (dormant || !cities.includes(board.cityAt[at])) continue;
      for (const city of cities) tell(board.cities[city].mileposts[0]);
    }
  });
  return new Set(reached);
}
