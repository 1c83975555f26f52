// English for what only Iron Dragon has, by type of action or fact.

import { entryOf } from '../../../src/core/engine/index.js';
import type { Words } from '../../../src/core/engine/words/translation.js';
import { FOREMEN } from '../rules/foremen/cards.js';
import { SHIPS } from '../rules/ships/cards.js';

/** What ships and foremen are called, and words of the rules. */
export function ironNames(kind: string, id: string, words: Words): string | null {
  const own = words[`${kind} ${id}`] ?? entryOf<string>(ironNameWords, `${kind} ${id}`);
  if (kind === 'ship') return own ?? entryOf(SHIPS, id)?.name ?? null;
  if (kind === 'foreman') return own ?? entryOf(FOREMEN, id)?.name ?? null;
  return own ?? null;
}

/** English that stands in for words of the rules, by kind and id. */
export const ironNameWords = {
  'foremen deck': 'deck',
  'foremen discard': 'discard pile',
  'skill catman': 'jungle for 1 GP',
  'skill dwarf': 'mountains for 1 GP',
  'skill elf': 'forest for 1 GP',
  'skill human': 'rivers for free',
  'skill orc': 'no bribes',
  'skill troll': 'underground for 2 GP, no bribes',
  'skill wee-folk': 'a choice of 3 ships, without a fee',
  'kept current': 'the same foreman',
  'kept drawn': 'the foreman just drawn',
} as const;

/** Foremen, second trains, ships and bribes. */
export const ironSentences = {
  hireForemanDraw: '{seat} hires the top foreman of the {pile:foremen}.',
  hireForemanChoose: '{seat} hires the {foreman} ({foreman:skill}).',
  chooseForeman: '{seat} chooses the {foreman}.',
  keepForeman: '{seat} keeps {keep:kept}.',
  chooseSecondTrain: '{seat} chooses a {to:loco} as second train.',
  drawShip: '{seat} asks for a ship.',
  boardShip: '{seat} boards the {ship}.',
  declineShip: '{seat} takes no ship.',
  moveShip: '{seat} sails to {to:milepost}.',

  'to hireForemanDraw': 'hire a foreman from a pile',
  'to hireForemanChoose': 'hire a foreman',
  'to chooseForeman': 'choose a foreman',
  'to keepForeman': 'keep a foreman',
  'to chooseSecondTrain': 'choose a second train',
  'to drawShip': 'ask for a ship',
  'to boardShip': 'board a ship',
  'to declineShip': 'decline a ship',
  'to moveShip': 'sail',

  foremanKept: '{seat} keeps the same foreman.',
  foremanChosen: '{seat} chooses the {foreman} as foreman.',
  foremanDrawn: '{seat} draws a foreman from the {pile:foremen}[: the {foreman}].',
  foremanHired: '{seat} hires the {foreman} for {price} GP and dismisses the {discarded:foreman}.',
  foremanTurnedDown: '{seat} turns the {foreman} down.',
  bribePaid: '{seat} pays a bribe of {amount} GP[ to {to:seat}].',
  bribeOwed: '{seat} owes a bribe of {amount} GP[ to {to:seat}].',
  secondTrainChosen: '{seat} chooses a {loco} as second train.',
  shipDrawn: '{seat} is shown the {ships}.',
  shipBoarded: '{seat} boards the {ship} for {fee} GP.',
  shipDeclined: '{seat} takes none of the {ships}.',
  shipMoved: '{seat} sails to {to:milepost}.',
  'shipMoved+': '{seat} sails {count#sea point} and stops {to:whereabouts}.',
  shipArrived: 'The {ship} lands at {at:milepost}.',
  shipsReshuffled: 'The ship cards are shuffled again.',
} as const;
