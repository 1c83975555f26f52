// What Iron Dragon answers planners: the family's answers, bribes of the underground, and ships.

import { milepostPlanning } from '../../milepost/players/people/milepost-planning.js';
import type { FamilyAction } from '../../milepost/players/people/spec.js';
import { SHIPS } from '../rules/ships/cards.js';
import { voyageOf } from '../rules/ships/voyages.js';
import type { IronGame } from '../rules/types.js';
import { ironPlanningWords } from './planning-words.js';

/** The planning of Iron Dragon, for `withPlanning`. */
export const planning = milepostPlanning({
  ruleset: 'iron-dragon',
  money: 'GP',
  words: ironPlanningWords,
  // A train aboard a ship goes by sea.
  voyage({ state }: IronGame, { seat, train }) {
    const voyage = voyageOf(state.own.ships, seat, train);
    if (voyage === undefined) return null;
    return {
      by: 'moveShip',
      points: voyage.points ?? 0,
      speed: SHIPS[voyage.ship].speed,
      noWay: { code: 'ship/no-sea-way', rule: 'ID-SHIP-10' },
    };
  },
  placesOwn({ state }: IronGame, { type, seat, train = 0, to }: FamilyAction) {
    if (type === 'moveShip') return typeof to === 'number' ? [to] : [];
    if (type !== 'drawShip' && type !== 'boardShip' && type !== 'declineShip') return undefined;
    const called = type === 'drawShip' ? train : (state.own.ships.drawn?.train ?? 0);
    const at = state.seats[seat]?.trains[called]?.at ?? null;
    return at === null ? [] : [at];
  },
});
