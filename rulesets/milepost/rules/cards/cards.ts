// Hands, draws and the events met on the way. A hand that is short is refilled at once, one card at a time;
// an event is resolved before the next card is drawn (M-CARD-3, M-CARD-4).

import type { Seat } from '../../../../src/core/engine/index.js';
import { seatToWrite } from '../../generated/state.js';
import { eventCard } from '../events/in-play.js';
import type { MilepostState } from '../state.js';
import type { FullGame, StepContext } from '../types.js';

/** The seat that must draw now: the one on turn first, then clockwise; undefined when nobody must or can. */
export function shortSeat({ rules, board, state }: FullGame): Seat | undefined {
  const { seats, turn, deck, discards, drafts } = state;
  if (drafts !== null) return undefined;
  // Asked after every action, so it goes by index: iterating over frozen lists is slow.
  for (let step = 0; step < seats.length; step++) {
    const seat = (turn.seat + step) % seats.length;
    if (seats[seat].hand.length >= rules.handSize) continue;
    // M-OPEN-5: with no demand card left to draw the hand stays short; drawing events would never end.
    return hasDemand(board, deck) || hasDemand(board, discards) ? seat : undefined;
  }
  return undefined;
}

function hasDemand({ demandCards }: FullGame['board'], cards: readonly number[]): boolean {
  for (let place = 0; place < cards.length; place++) if (cards[place] <= demandCards.length) return true;
  return false;
}

/** Draws one card for a seat and resolves it if it is an event. */
export function drawCard(context: StepContext, state: MilepostState, seat: Seat): void {
  const { before, emit } = context;
  let deck = before.deck;
  // M-CARD-5, M-OPEN-5: the pile becomes the deck only when a card is needed.
  if (deck.length === 0) {
    deck = context.luck.shuffle('deck', before.discards);
    state.discards = [];
    emit({ type: 'deckReshuffled' });
  }
  const {
    drawn: [card],
    rest,
  } = context.luck.draw(deck);
  state.deck = rest;
  if (eventCard(context, card) !== undefined) {
    resolveEvent(context, state, { card, drawer: seat });
    return;
  }
  seatToWrite(context, state, seat).hand = [...before.seats[seat].hand, card];
  emit({ type: 'cardDrawn', seat, card });
}

function resolveEvent(
  context: StepContext,
  state: MilepostState,
  draw: { card: number; drawer: Seat },
): void {
  const { before, emit, rules } = context;
  const event = eventCard(context, draw.card);
  if (event === undefined) return;
  emit({ type: 'eventDrawn', seat: draw.drawer, card: draw.card });
  for (const effect of event.effects) effect.atDraw?.(context, state, draw);
  if (event.stays === 'at-once') {
    if (event.isTax && rules.taxReshuffles) reshuffleWithout(context, state, draw.card);
    else state.discards = [...state.discards, draw.card];
    return;
  }
  // M-EVENT-2, M-OPEN-47: clocks run in turns that the drawer begins after the draw.
  const lastTurn =
    typeof event.stays === 'object' ? before.seats[draw.drawer].turns + event.stays.turns : null;
  state.inPlay = [...before.inPlay, { card: draw.card, drawer: draw.drawer, lastTurn, met: [] }];
}

// M-VAR-10, M-OPEN-36: the tax leaves the game; deck and pile are shuffled together.
function reshuffleWithout({ luck, emit }: StepContext, state: MilepostState, card: number): void {
  state.deck = luck.shuffle('deck', [...state.deck, ...state.discards]);
  state.discards = [];
  state.removed = [...state.removed, card];
  emit({ type: 'deckReshuffled' });
}
