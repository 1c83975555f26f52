// What 20th Century Limited answers planners. It has no trains, so there is no way and no reach of one.

import type { Place } from '../../../../src/core/title/picture.js';
import type { TitlePlanning } from '../../../../src/core/title/planning.js';
import type { KnownGame } from '../../rules/types.js';
import type { TwentiethAsked } from './asked.js';
import { cardWays } from './card-ways.js';
import { cardPlan, trackPlan } from './lay-track.js';
import { planningWords } from './planning-words.js';
import { twentiethStatus } from './status.js';

/** The planning of 20th Century Limited, for `withPlanning`. */
export const planning: TitlePlanning<'twentieth-century-limited'> = {
  ruleset: 'twentieth-century-limited',
  money: 'waivers',
  words: planningWords,
  givesUp: ['skipEra'],
  build: trackPlan,
  card: cardPlan,
  ways: cardWays,
  placesOf: (_, action) => placesOf(action as TwentiethAsked),
  ends: (_, { line }: TwentiethAsked) => ({
    from: null,
    to: line === undefined ? null : { kind: 'line', id: line },
  }),
  cityPlace({ board }: KnownGame, city) {
    const id = board.cities.findIndex((one) => one.id === city);
    return id < 0 ? null : { kind: 'city', id };
  },
  sameAs: (_, place) => [place],
  turn: ['track', 'action', 'finish'],
  watched: ({ state }, seat) => ({ cards: state.seats[seat].companies }),
  status: twentiethStatus,
};

function placesOf({
  line,
  lines,
  opponentLines = [],
  routeLines = opponentLines,
}: TwentiethAsked): readonly Place[] {
  const all = line === undefined ? (lines ?? routeLines) : [line];
  return all.map((id) => ({ kind: 'line', id }));
}
