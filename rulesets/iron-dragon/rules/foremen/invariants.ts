// What must hold of foremen: thirteen cards, each somewhere once, and one foreman a seat (ID-FOREMAN-1).

import type { FullGame } from '../../../milepost/rules/types.js';
import type { IronState } from '../state.js';
import { allForemen, type ForemanId } from './cards.js';

/** Every fault about foremen, as a sentence. */
export function foremanFaults(game: FullGame<IronState>): readonly string[] {
  const { state } = game;
  const { foremen, foremanDeck, foremanDiscards, draft, hiring } = state.own;
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
  const opened = [draft, hiring].map((open) => open?.since ?? 0);
  if (opened.some((since) => since > state.step)) found.push('a choice has been open since a step to come');
  return found;
}

function isSameSet(cards: readonly ForemanId[], all: readonly ForemanId[]): boolean {
  return [...cards].sort().join() === [...all].sort().join();
}
