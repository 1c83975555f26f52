// How a foreman alters prices of track (ID-FOREMAN-2 … 7, ID-BUILD-18): always the one employed at that
// instant.

import { type Milepost, TERRAINS, type Water } from '../../../milepost/board/board.js';
import { milepostPrice } from '../../../milepost/rules/building/build-cost.js';
import type { IronGame } from '../types.js';
import { FOREMAN_IDS, foremanOf } from './cards.js';

/** What the seat pays for a milepost by itself, in gold pieces. */
export function priceOfMilepost(game: IronGame, seat: number, milepost: Milepost): number {
  const { board, state } = game;
  const foreman = foremanOf(state.own, seat);
  // the Troll's price is for every milepost below ground, cities too.
  if (foreman?.undergroundPrice !== undefined && board.underground[milepost] === 1)
    return foreman.undergroundPrice;
  // other foremen's prices are for terrains, of which a city has its own.
  const own = foreman?.terrainPrices?.[TERRAINS[board.terrain[milepost]]];
  return own ?? milepostPrice(game, seat, milepost);
}

/** What the seat pays on top for crossing water of the kind, in gold pieces. */
export function priceOfWater({ rules, state }: IronGame, seat: number, water: Water): number {
  return foremanOf(state.own, seat)?.surcharges?.[water] ?? rules.surcharges[water];
}

/** The rule of the seat's foreman about prices (ID-FOREMAN-2 … 8, in table order); null before the draft. */
export function foremanRule({ state }: IronGame, seat: number): string | null {
  const foreman = state.own.foremen[seat];
  return foreman === null ? null : `ID-FOREMAN-${FOREMAN_IDS.indexOf(foreman) + 2}`;
}
