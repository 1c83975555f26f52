// What Iron Dragon answers planners: the family's answers, bribes of the underground, and ships.

import type { TitlePlanning } from '../../../src/core/title/planning.js';
import { milepostPlanning } from '../../milepost/players/people/milepost-planning.js';
import type { FamilyAction } from '../../milepost/players/people/spec.js';
import { voyageOf } from '../rules/ships/voyages.js';
import type { IronKnown } from '../rules/state.js';
import type { IronGame } from '../rules/types.js';
import { mayOweBribe } from '../rules/underground/bribes.js';
import { seaPlan, seaReach } from './sea-ways.js';

/** The planning of Iron Dragon, for `withPlanning`. */
export const planning = withShips(
  milepostPlanning({
    ruleset: 'iron-dragon',
    money: 'GP',
    tolls: {
      afterStep: (own: IronKnown) => ({ ...own, bribed: { ...own.bribed, moving: true } }),
      mayOwe: mayOweBribe,
    },
    isAboard: ({ state }: IronGame, { seat, train }) => voyageOf(state.own.ships, seat, train) !== undefined,
    nextTurn: (own: IronKnown) => ({ ...own, bribed: { moving: false, building: false } }),
    placesOwn({ state }: IronGame, { type, seat, train = 0, to }: FamilyAction) {
      if (type === 'moveShip') return typeof to === 'number' ? [to] : [];
      if (type !== 'drawShip' && type !== 'boardShip' && type !== 'declineShip') return undefined;
      const called = type === 'drawShip' ? train : (state.own.ships.drawn?.train ?? 0);
      const at = state.seats[seat]?.trains[called]?.at ?? null;
      return at === null ? [] : [at];
    },
  }),
);

// A train aboard a ship goes by sea.
/* @__NO_SIDE_EFFECTS__ */
function withShips<const Planning extends TitlePlanning>(ashore: Planning): Planning {
  return {
    ...ashore,
    move: (game, seat, trip) => seaPlan(game as never, seat, trip) ?? ashore.move?.(game, seat, trip),
    reach: (game, seat, train) => seaReach(game as never, seat, train) ?? ashore.reach?.(game, seat, train),
  };
}
