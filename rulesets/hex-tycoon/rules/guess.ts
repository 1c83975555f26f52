// A whole state that a view does not contradict. It deals the markers that nobody sees to hands and pool,
// guesses hidden VP, and starts luck again.

import type { Random } from '../../../src/core/engine/index.js';
import { startLuck } from '../../../src/core/random/streams.js';
import { shuffled } from '../../../src/core/random/uniform.js';
import { guessState } from '../generated/state.js';
import type { KnownState, State } from './state.js';
import { LUCK_STREAMS } from './streams.js';
import type { KnownGame } from './types.js';

// Others' VP follow from the whole game, which a view lacks; a guess adds up to this many a round.
const POINTS_A_ROUND = 4;

/** Fills in what the view hides; the same random draws give the same state. */
export function determinize({ rules, state: view }: KnownGame, random: Random, seed: string): State {
  const all = Object.keys(rules.developmentMarkers);
  const seen = markersSeen(view);
  const isDealt = view.pool.length > 0 || seen.size > 0;
  const unseen = isDealt
    ? shuffled(
        all.filter((id) => !seen.has(id)),
        random.int,
      )
    : [];
  const reveal = (marker: string | null) => marker ?? (unseen.pop() as string);
  return guessState(view, startLuck(seed, LUCK_STREAMS), {
    'companies.points': (points) =>
      points ?? rules.starting.points + random.int(0, POINTS_A_ROUND * view.round),
    'seats.markers': (markers) => markers.map(reveal),
    pool: (pool) => pool.map(reveal),
  });
}

function markersSeen({ developments, seats }: KnownState): ReadonlySet<string | null> {
  return new Set([...developments.map(({ marker }) => marker), ...seats.flatMap(({ markers }) => markers)]);
}
