// Which game a page begins with: its address says so, and what it leaves out is chosen here.

import { freshSeed } from 'railhead/engine';
import type { Opening, Player } from './game.js';

/** What players are called unless they say otherwise. */
export const NAMES = ['Ann', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn'] as const;

/** What the address of a page asks for: a game that is kept, a new one, or the start page. */
export type Address =
  | { readonly shows: 'start' }
  | { readonly shows: 'saved'; readonly id: string }
  | { readonly shows: 'new'; readonly opening: Opening };

/** The address of a game that is kept. */
export const addressOfSaved = (id: string) => `#game=${id}`;

/**
 * What an address asks for.
 *
 * @param hash - `#game=<id>` for a game that is kept,
 * `#<ruleset>?players=you,greedy,random&seed=7&secrets=open` for a new one, `#<ruleset>?tour` for a tour.
 * @returns The start page for an empty one.
 */
export function addressed(hash: string): Address {
  const [title, query = ''] = hash.replace(/^#/, '').split('?');
  if (title === '') return { shows: 'start' };
  const [, id] = /^game=(\w+)$/.exec(title) ?? [];
  if (id !== undefined) return { shows: 'saved', id };
  const params = new URLSearchParams(query);
  const isTour = params.has('tour');
  const players = (params.get('players') ?? (isTour ? 'you,greedy' : 'you,greedy,greedy')).split(
    ',',
  ) as Player[];
  const seats = players.map((_, seat) => NAMES[seat] ?? `Seat ${seat + 1}`);
  const config = { seats, seed: seedFrom(params.get('seed')) };
  const isOpen = isTour || params.get('secrets') === 'open';
  return { shows: 'new', opening: { start: { ruleset: title, config }, players, isOpen, isTour } };
}

/** The seed that somebody typed, or a fresh one where they left it open. */
export const seedFrom = (typed: FormDataEntryValue | null): string => String(typed ?? '') || freshSeed();
