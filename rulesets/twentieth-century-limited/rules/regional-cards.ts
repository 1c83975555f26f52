// The era decks: which era comes next, drawing two and keeping one.

import type { Seat } from '../../../src/core/engine/index.js';
import type { CardNumber } from '../board/board.js';
import { seatToWrite } from '../generated/state.js';
import type { State } from './state.js';
import type { KnownGame, StepContext } from './types.js';

/** The lowest-era Regional Card in a seat's hand, by its place; −1 for an empty hand (TC-REGION-5). */
export function lowestRegional({ state }: Pick<KnownGame, 'state'>, seat: Seat): number {
  const { regionalEras } = state.seats[seat];
  let lowest = -1;
  regionalEras.forEach((era, place) => {
    if (lowest < 0 || era < regionalEras[lowest]) lowest = place;
  });
  return lowest;
}

/** Whether the card at a place of the hand may be scored now (TC-REGION-5, TC-REGION-6). */
export function isNextInOrder(game: Pick<KnownGame, 'rules' | 'state'>, seat: Seat, place: number): boolean {
  const { rules, state } = game;
  if (place === lowestRegional(game, seat)) return true;
  const last = rules.startingEras[rules.startingEras.length - 1];
  return state.seats.length >= rules.seatsForEitherStart && state.seats[seat].regionalEras[place] === last;
}

/** Takes the card at a place out of the hand. */
export function takeRegional(
  step: Pick<StepContext, 'before'>,
  state: State,
  { seat, place }: { readonly seat: Seat; readonly place: number },
): CardNumber {
  const owner = seatToWrite(step, state, seat);
  const card = owner.regionals[place];
  owner.regionals = owner.regionals.filter((_, other) => other !== place);
  owner.regionalEras = owner.regionalEras.filter((_, other) => other !== place);
  return card;
}

/** Draws from the seat's next era; the choice is then pending. Nothing after Era 8 (TC-REGION-4, -7). */
export function drawRegionals(step: StepContext, state: State, seat: Seat): void {
  const { rules, luck, emit } = step;
  const owner = seatToWrite(step, state, seat);
  const era = owner.nextEra;
  if (era > rules.lastEra) return;
  owner.nextEra = era + 1;
  const { drawn, rest } = luck.draw(state.eraDecks[era - 1], rules.regionalsDrawn);
  state.eraDecks = state.eraDecks.map((deck, place) => (place === era - 1 ? rest : deck));
  // TC-DECK-2: a short deck gives what it has; with none there is nothing to keep.
  if (drawn.length === 0) return;
  emit({ type: 'regionalsDrawn', seat, era, cards: drawn });
  state.pending = [{ kind: 'keepRegional', era, cards: drawn }];
}

/** Puts a kept card into the hand and the others of its draw onto the discard pile (TC-REGION-4). */
export function keepRegional(
  step: StepContext,
  state: State,
  seat: Seat,
  {
    kept,
    drawn,
    era,
  }: { readonly kept: CardNumber; readonly drawn: readonly CardNumber[]; readonly era: number },
): void {
  const owner = seatToWrite(step, state, seat);
  owner.regionals = [...owner.regionals, kept];
  owner.regionalEras = [...owner.regionalEras, era];
  step.emit({ type: 'regionalKept', seat, era, card: kept });
  for (const card of drawn) {
    if (card === kept) continue;
    state.regionalDiscard = [...state.regionalDiscard, card];
    step.emit({ type: 'regionalDiscarded', seat, era, card });
  }
}
