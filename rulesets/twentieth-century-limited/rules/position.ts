// Fills in what a position in mid-game leaves out: unnamed cards go to hands and decks in card order,
// trackers follow from stacks. Waivers that nobody holds have left the game.

import { type CardNumber, eraOfCard } from '../board/board.js';
import { emptyTurn } from '../generated/state.js';
import type { SeatState, State, Turn } from './state.js';
import type { FullGame } from './types.js';

interface Given {
  readonly seats?: readonly Partial<SeatState>[];
  readonly [part: string]: unknown;
}

/** Completes a position: named parts stay as they are; without a named draft the game is past it. */
export function completePosition(game: FullGame, given: object): State {
  const named = given as Given;
  const { rules, board, state } = game;
  if (named.draft !== undefined) return state;
  const ofSeat = (seat: number) => named.seats?.[seat] ?? {};
  const used = new Set<CardNumber>();
  const use = (cards: readonly CardNumber[]) => {
    for (const card of cards) used.add(card);
  };
  state.seats.forEach((owner, seat) => {
    for (const part of ['companies', 'regionals', 'stack'] as const) if (ofSeat(seat)[part]) use(owner[part]);
  });
  for (const part of ['display', 'companyDeck', 'companyDiscard', 'regionalDiscard'] as const)
    if (named[part]) use(state[part]);
  if (named.eraDecks) state.eraDecks.forEach(use);
  for (const open of named.pending ? state.pending : []) if (open.kind === 'keepRegional') use(open.cards);

  const take = (from: readonly CardNumber[], count: number) => {
    const taken = from.filter((card) => !used.has(card)).slice(0, count);
    use(taken);
    return taken;
  };
  const eraOf = (card: CardNumber) => eraOfCard(board, card);
  const seats = state.seats.map((owner, seat): SeatState => {
    const by = ofSeat(seat);
    const stack = by.stack ?? [];
    const scored = stack.map(eraOf).filter((era) => era > 0);
    const starting = rules.startingEras.filter((era) => !scored.includes(era));
    const regionals = by.regionals ?? starting.flatMap((era) => take(board.regionals[era - 1] ?? [], 1));
    const regionalEras = by.regionalEras ?? regionals.map(eraOf);
    return {
      ...owner,
      stack,
      regionals,
      regionalEras,
      companies: by.companies ?? take(board.companies, rules.handSize),
      companiesFounded:
        by.companiesFounded ?? stack.filter((card) => board.cards[card]?.kind === 'company').length,
      regionalsCompleted: by.regionalsCompleted ?? scored.length,
      erasCompleted: by.erasCompleted ?? scored,
      nextEra: by.nextEra ?? Math.max(...rules.startingEras, ...scored, ...regionalEras) + 1,
    };
  });
  const held = seats.reduce((sum, { waivers }) => sum + waivers, 0);
  const display = named.display ? state.display : take(board.companies, rules.displaySize);
  return {
    ...state,
    draft: null,
    round: Math.max(1, state.round),
    turn:
      state.turn && 'seat' in state.turn
        ? { ...freshTurn(state), ...state.turn }
        : state.outcome
          ? null
          : freshTurn(state),
    seats,
    display,
    companyDeck: named.companyDeck ? state.companyDeck : take(board.companies, board.companies.length),
    eraDecks: named.eraDecks ? state.eraDecks : board.regionals.map((deck) => take(deck, deck.length)),
    waiversRemoved: (named.waiversRemoved as number) ?? rules.waiversPerSeat * seats.length ** 2 - held,
  };
}

function freshTurn({ firstSeat, step }: State): Turn {
  return { ...emptyTurn(), seat: firstSeat, since: step };
}
