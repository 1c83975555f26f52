// What the titles of the family answer planners.

import { inMoney } from '../../../../src/core/title/in-money.js';
import type { TitlePlanning } from '../../../../src/core/title/planning.js';
import { buildPlan } from './build.js';
import { milepostLosses } from './losses.js';
import { movePlan } from './move.js';
import { endsOfAction, placeAt, placesOfAction, samePlaces } from './places.js';
import { milepostPlanningWords } from './planning-words.js';
import { trainReach } from './reach.js';
import type { MilepostPlanningSpec } from './spec.js';
import { milepostStatus } from './status.js';
import { hasBuiltNear, isTouched, watchedBy } from './watched.js';

/**
 * The planning of a title of the family.
 *
 * @param spec - The id of the ruleset, its money, and its ships and trains where it has its own.
 * @returns The planning, for `withPlanning`.
 * @see `withPlanning`
 * @example
 * const planned = withPlanning(engine, [milepostPlanning({ ruleset: 'china-rails' })]);
 * console.log(turnStatus(planned, state, 0).meters.length > 0);
 * // true
 */
/* @__NO_SIDE_EFFECTS__ */
export function milepostPlanning<const Id extends string>(spec: MilepostPlanningSpec<Id>): TitlePlanning<Id> {
  const { ruleset, money = 'M' } = spec;
  return {
    ruleset,
    money,
    words: { ...inMoney(milepostPlanningWords, money), ...spec.words },
    givesUp: ['discardHand', 'backtrack'],
    losses: (game, played) => milepostLosses(spec, game, played),
    build: buildPlan,
    move: (game, seat, trip) => movePlan(spec, game, seat, trip),
    reach: (game, seat, train) => trainReach(spec, game, { seat, train }),
    placesOf: (game, action) => placesOfAction(spec, game, action),
    ends(game, action) {
      const { from, to } = endsOfAction(game, action);
      return { from: from === null ? null : placeAt(from), to: to === null ? null : placeAt(to) };
    },
    cityPlace({ board }, city) {
      const id = board.cityIndex(city);
      return id < 0 ? null : { kind: 'city', id };
    },
    sameAs: ({ board }, place) => samePlaces(board, place),
    turn: ['startup', 'operations', 'building'],
    watched: watchedBy,
    touches: (game, event, places) => isTouched(game, Number(event), places),
    hasBuiltNear,
    status: (game, seat) => milepostStatus(spec, game, seat),
  };
}
