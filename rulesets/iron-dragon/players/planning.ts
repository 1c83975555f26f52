// What Iron Dragon answers planners: the family's answers, foremen and their prices, bribes of the underground, and ships.

import type { Seat } from '../../../src/core/engine/index.js';
import type { PriceItem, TitlePlanning } from '../../../src/core/title/planning.js';
import { milepostPlanning } from '../../milepost/players/people/milepost-planning.js';
import { toBank } from '../../milepost/players/people/price.js';
import type { FamilyAction, TrainStep } from '../../milepost/players/people/spec.js';
import { feeFor } from '../rules/actions/board-ship.js';
import { HIRING } from '../rules/actions/hiring-conditions.js';
import { bribeTaker, FOREMAN_IDS, foremanOf } from '../rules/foremen/cards.js';
import { voyageOf } from '../rules/ships/voyages.js';
import type { IronKnown } from '../rules/state.js';
import type { IronGame } from '../rules/types.js';
import { BRIBE, mayOweBribe } from '../rules/underground/bribes.js';
import { seaPlan, seaReach } from './sea-ways.js';

/** The planning of Iron Dragon, for `withPlanning`. */
export const planning = withShips(
  milepostPlanning({
    ruleset: 'iron-dragon',
    money: 'GP',
    priceOwn,
    waiver: foremanRule,
    tolls: {
      ofBuild(game: IronGame, { seat, to }: { readonly seat: Seat; readonly to: number }) {
        const { board, state } = game;
        if (board.underground[to] !== 1) return null;
        return bribe(game, seat, { rule: 'ID-UNDER-8', isPaid: state.own.bribed.building });
      },
      ofStep(game: IronGame, { seat, from, to }: TrainStep) {
        const { board, state } = game;
        if (board.underground[from] !== 1 && board.underground[to] !== 1) return null;
        return bribe(game, seat, { rule: 'ID-UNDER-2', isPaid: state.own.bribed.moving });
      },
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

// ID-FOREMAN-2 … 8, in the order of the table.
function foremanRule({ state }: IronGame, seat: Seat): string | undefined {
  const foreman = state.own.foremen[seat];
  return foreman === null ? undefined : `ID-FOREMAN-${FOREMAN_IDS.indexOf(foreman) + 2}`;
}

// ID-UNDER-4: to whoever has the Orc, else to the bank; ID-UNDER-5, 6: Orc and Troll are exempt.
function bribe(
  game: IronGame,
  seat: Seat,
  { rule, isPaid }: { readonly rule: string; readonly isPaid: boolean },
): PriceItem {
  const { own } = game.state;
  const isExempt = foremanOf(own, seat)?.bribes !== undefined;
  if (isExempt) return toBank('toll', foremanRule(game, seat) ?? rule, 0, {});
  if (isPaid) return toBank('toll', rule, 0, {});
  return { what: 'toll', rule, amount: BRIBE, to: bribeTaker(own) ?? 'bank', params: {} };
}

function priceOwn(game: IronGame, action: FamilyAction): readonly PriceItem[] | undefined {
  const { seat, type, foreman, ship } = action as FamilyAction & { foreman?: string; ship?: string };
  switch (type) {
    case 'hireForemanChoose':
      return [toBank('foreman', 'ID-FOREMAN-10', HIRING.choice, { foreman: foreman ?? null })];
    case 'hireForemanDraw':
      return [toBank('foreman', 'ID-FOREMAN-9', HIRING.draw, {})];
    case 'boardShip': {
      if (ship === undefined) return [];
      const fee = feeFor(game.state, seat, ship);
      return [toBank('ship', fee > 0 ? 'ID-SHIP-3' : 'ID-SHIP-8', fee, { ship })];
    }
    default:
      return undefined;
  }
}
