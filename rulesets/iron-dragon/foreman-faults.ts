// What must hold of foremen: thirteen cards, each somewhere once, and one foreman a seat (ID-FOREMAN-1).

import { seatsFrom } from '../milepost/rules/turn-order.js';
import type { FullGame } from '../milepost/types.js';
import { allForemen, type ForemanId } from './foremen.js';
import type { IronState } from './state.js';

/** Every fault about foremen, second trains and bribes, as a sentence. */
export function foremanFaults(game: FullGame<IronState>): readonly string[] {
  const { state } = game;
  const { foremen, foremanDeck, foremanDiscards, draft, hiring, secondTrains, owedBribes } = state.own;
  const found: string[] = [];
  const seats = state.seats.length;
  const inDraft = draft !== null;
  if (foremen.length !== seats || (inDraft && draft.dealt.length !== seats))
    return ['the foremen are those of another number of seats'];
  if (foremen.some((id) => (id === null) !== inDraft)) found.push('a seat has no foreman (ID-FOREMAN-1)');
  const cards = [
    ...foremen,
    ...foremanDeck,
    ...foremanDiscards,
    ...(draft?.dealt.flat() ?? []),
    hiring?.drawn ?? null,
  ].filter((id) => id !== null);
  if (!isSameSet(cards, allForemen())) found.push('the foremen are not the cards of the set (ID-SETUP-2)');
  const kept = draft?.answers ?? [];
  if (kept.some((given, seat) => given?.answer != null && !draft?.dealt[seat].includes(given.answer)))
    found.push('a seat keeps a foreman that it was not dealt (ID-SETUP-6)');
  if (hiring !== null && hiring.seat !== state.turn.seat)
    found.push('a foreman was drawn by a seat that is not on turn (ID-FOREMAN-13)');
  if (owedBribes.some(({ seat, to }) => seat === to)) found.push('a seat owes a bribe to itself (R-64)');
  const opened = [draft, hiring, secondTrains, state.own.ships.drawn].map((open) => open?.since ?? 0);
  if (opened.some((since) => since > state.step)) found.push('a choice has been open since a step to come');
  return [...found, ...secondTrainFaults(game)];
}

// ID-VAR-TRAINS-1: the second trains are chosen after the draft, in turn order; nobody has more or fewer in between.
function secondTrainFaults({ rules, state }: FullGame<IronState>): string[] {
  const { draft, secondTrains } = state.own;
  if (secondTrains === null) return [];
  const { chosen } = secondTrains;
  const seats = state.seats.length;
  if (rules.chosenLocos.length === 0 || draft !== null || chosen >= seats)
    return ['second trains are chosen where none are left to choose (ID-VAR-TRAINS-1)'];
  const trainsOf = (place: number) => rules.firstLocos.length + (place < chosen ? 1 : 0);
  const isInTurn = seatsFrom(state.first, seats).every(
    (seat, place) => state.seats[seat].trains.length === trainsOf(place),
  );
  return isInTurn ? [] : ['second trains were chosen out of turn (ID-VAR-TRAINS-1)'];
}

function isSameSet(cards: readonly ForemanId[], all: readonly ForemanId[]): boolean {
  return [...cards].sort().join() === [...all].sort().join();
}
