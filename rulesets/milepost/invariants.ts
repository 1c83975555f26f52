// What holds in every state of a milepost game. A position or save that breaks one of these is refused.

import { entrantLimit } from './entry/city-slots.js';
import { orderFaults } from './invariants/order-faults.js';
import { chipsLeft } from './loads/chips.js';
import { groundOf } from './proof/ground.js';
import { brokenTrees, newTrees } from './proof/proof-trees.js';
import { countSeats, entrantsAt } from './rail/network.js';
import type { MilepostState } from './state.js';
import { locosLeft } from './trains/locos.js';
import type { FullGame } from './types.js';

/** Every invariant that the state breaks, as a sentence. Whether its ids exist is asked before (E-SHAPE-2). */
export function brokenInvariants(game: FullGame): readonly string[] {
  // What does not exist makes every other question meaningless.
  const unknown = unknownThings(game);
  if (unknown.length > 0) return unknown;
  const tracks = trackFaults(game);
  const trees = tracks.length > 0 ? [] : brokenTrees(game);
  return [...cardFaults(game), ...tracks, ...trees, ...seatFaults(game), ...orderFaults(game)];
}

function unknownThings(game: FullGame): string[] {
  const { rules, board, state } = game;
  const found: string[] = [];
  const seats = state.game.seatNames.length;
  if (
    state.seats.length !== seats ||
    state.rail.tracks.length !== seats ||
    state.rail.rights.length !== seats ||
    state.proofTrees.length !== seats
  ) {
    return ['the state has another number of seats than its header'];
  }
  if (state.drafts !== null && state.drafts.answers.length !== seats)
    found.push('the discards have a foreign seat');
  const isLand = (at: number) => board.mileposts.includes(at);
  for (const { trains } of state.seats) {
    const chosen = trains.length - rules.firstLocos.length;
    if (chosen !== 0 && (chosen !== 1 || rules.chosenLocos.length === 0))
      found.push('a seat has another number of trains than the rules give');
    for (const { at, lastCity, arrivedBy } of trains) {
      if (at !== null && !isLand(at) && board.seaAt[at] < 0) found.push('a train stands on no milepost');
      // M-OPEN-41: a derailed train is sent back there.
      if (lastCity !== null && !isLand(lastCity)) found.push('a train was last in a city off the land');
      if (arrivedBy !== null && !isSegment(game, arrivedBy)) found.push('a train came by no segment');
    }
  }
  for (const segment of [...state.rail.tracks.flat(), ...state.rail.reserved.map((kept) => kept.segment)]) {
    if (!isSegment(game, segment)) found.push(`the board has no segment ${segment}`);
  }
  return found;
}

function isSegment({ board }: FullGame, segment: number): boolean {
  return board.ends[2 * segment] >= 0;
}

function cardFaults({ rules, board, state }: FullGame): string[] {
  const demands = board.demandCards.length;
  const deck = new Set([...board.demandCards, ...rules.events].map(({ number }) => number));
  const places = [
    ...state.seats.flatMap(({ hand }) => hand),
    ...state.deck,
    ...state.discards,
    ...state.removed,
    ...state.contracts,
    ...state.inPlay.map(({ card }) => card),
  ];
  const found: string[] = [];
  const isWhole =
    places.length === deck.size &&
    new Set(places).size === places.length &&
    places.every((card) => deck.has(card));
  if (!isWhole) found.push('the cards in hands, deck, piles and play are not the deck of the game');
  const open = [...state.seats.flatMap(({ hand }) => hand), ...state.contracts];
  if (open.some((card) => card > demands)) found.push('a hand or contract holds an event card');
  if (state.inPlay.some(({ card }) => card <= demands)) found.push('a demand card is in play as an event');
  const full = state.drafts === null ? rules.handSize : rules.dealtCards;
  const isStartup = state.turn.startup >= 0;
  const sizes = isStartup && rules.dealtCards > full ? [full, rules.dealtCards] : [full];
  const noneToDraw = ![...state.deck, ...state.discards].some((card) => card <= demands);
  const mayBeShort = noneToDraw || state.pending.length > 0;
  for (const { hand } of state.seats) {
    if (!sizes.includes(hand.length) && !(mayBeShort && hand.length < full))
      found.push(`a hand holds ${hand.length} cards`);
  }
  return found;
}

function trackFaults(game: FullGame): string[] {
  const { board, state } = game;
  const { tracks, reserved, rights } = state.rail;
  const found: string[] = [];
  const built = [...tracks.flat(), ...reserved.map(({ segment }) => segment)];
  if (new Set(built).size !== built.length)
    found.push('a segment is drawn twice, or drawn and reserved (M-BUILD-10)');
  for (const { mileposts, size, id } of board.cities) {
    const limit = size === 'major' ? null : entrantLimit(game, mileposts[0]);
    if (limit !== null && countSeats(entrantsAt(board, state.rail, mileposts)) > limit) {
      found.push(`too many players are in ${id} (M-BUILD-13)`);
    }
  }
  for (const { id, limit } of board.crossings) {
    const holders = rights.filter((held) => held.includes(id)).length;
    if (limit !== null && holders > limit) found.push(`too many players hold ${id} (M-FERRY-4)`);
  }
  return found;
}

function seatFaults(game: FullGame): string[] {
  const { rules, board, state } = game;
  const found: string[] = [];
  for (const [seat, { trains, loan, debts }] of state.seats.entries()) {
    if (debts.some(({ to }) => to === seat)) found.push('a seat owes rent to itself (M-VAR-5)');
    for (const { loads, loco } of trains) {
      if (loads.length > rules.locos[loco].capacity)
        found.push(`a ${loco} carries ${loads.length} loads (M-LOAD-1)`);
    }
    if (loan > (rules.borrowing?.limit ?? 0)) found.push('a loan is larger than allowed (M-VAR-4)');
  }
  for (const [loco, { name }] of Object.entries(rules.locos))
    if (locosLeft(game, loco) < 0) found.push(`more trains are a ${name} than there are cards (M-OPEN-13)`);
  for (const { id } of board.goods)
    if (chipsLeft(game, id) < 0) found.push(`more ${id} is about than there are chips (M-LOAD-7)`);
  const { length } = state.contracts;
  if (length > (rules.openContracts ?? 0)) found.push('more contracts lie open than allowed (M-VAR-8)');
  return found;
}

/**
 * Fills in what a position leaves open: the deck is all that lies nowhere else, in the order it had; proof trees that do not
 * fit the tracks are found anew.
 */
export function completePosition(game: FullGame, given: object): MilepostState {
  const { state } = game;
  const deck = 'deck' in given ? state.deck : deckLeft(game);
  const isWhole = unknownThings(game).length === 0 && trackFaults(game).length === 0;
  const isUnfit = isWhole && (state.proofTrees.includes(null) || brokenTrees(game).length > 0);
  return { ...state, deck, proofTrees: isUnfit ? newTrees(groundOf(game)) : state.proofTrees };
}

function deckLeft({ rules, board, state }: FullGame): readonly number[] {
  const elsewhere = new Set([
    ...state.seats.flatMap(({ hand }) => hand),
    ...state.discards,
    ...state.removed,
    ...state.contracts,
    ...state.inPlay.map(({ card }) => card),
  ]);
  const all = [...board.demandCards, ...rules.events].map(({ number }) => number);
  const order = [...state.deck, ...all.filter((card) => !state.deck.includes(card))];
  return order.filter((card) => !elsewhere.has(card));
}
