// English for what only Iron Dragon has, by type of action or fact.

import { entryOf } from '../../../src/core/engine/index.js';
import { FOREMEN } from '../rules/foremen/cards.js';
import { SHIPS } from '../rules/ships/cards.js';

/** What ships and foremen are called. */
export function ironNames(kind: string, id: string): string | null {
  if (kind === 'ship') return entryOf(SHIPS, id)?.name ?? null;
  return kind === 'foreman' ? (entryOf(FOREMEN, id)?.name ?? null) : null;
}

/** Foremen, second trains, ships and bribes. */
export const ironSentences: Readonly<Record<string, string>> = {
  hireForemanDraw: '{seat} hires a foreman from the {pile}.',
  hireForemanChoose: '{seat} hires the {foreman}.',
  chooseForeman: '{seat} chooses the {foreman}.',
  keepForeman: '{seat} keeps the {keep} foreman.',
  chooseSecondTrain: '{seat} chooses a {to:loco} as second train.',
  drawShip: '{seat} asks for a ship.',
  boardShip: '{seat} boards the {ship}.',
  declineShip: '{seat} takes no ship.',
  moveShip: '{seat} sails to {to:milepost}.',

  foremanKept: '{seat} keeps the foreman.',
  foremanChosen: '{seat} has the {foreman} for a foreman.',
  foremanDrawn: '{seat} draws a foreman from the {pile}[: the {foreman}].',
  foremanHired: '{seat} hires the {foreman} for {price} GP and dismisses the {discarded:foreman}.',
  foremanTurnedDown: '{seat} turns the {foreman} down.',
  bribePaid: '{seat} pays a bribe of {amount} GP[ to {to:seat}].',
  bribeOwed: '{seat} owes a bribe of {amount} GP[ to {to:seat}].',
  secondTrainChosen: '{seat} has a {loco} as second train.',
  shipDrawn: '{seat} is shown the {ships}.',
  shipBoarded: '{seat} boards the {ship} for {fee} GP.',
  shipDeclined: '{seat} takes none of the {ships}.',
  shipMoved: '{seat} sails to {to:milepost}.',
  'shipMoved+': '{seat} sails {count#sea point}, to {to:near}.',
  shipArrived: 'The {ship} lands at {at:milepost}.',
  shipsReshuffled: 'The ship cards are shuffled again.',
};
