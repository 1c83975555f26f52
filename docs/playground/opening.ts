// Which game a page begins with: its address says so, and what it leaves out is chosen here.

import { freshSeed } from 'railhead/engine';
import { allTitles, type Opening, type Player } from './session.js';

/** A game by the address of the page: `#<ruleset>?players=you,greedy,random&seed=7&secrets=open`. */
export function openingOf(hash: string): Opening {
  const [title, query = ''] = hash.replace(/^#/, '').split('?');
  const params = new URLSearchParams(query);
  const players = (params.get('players') ?? 'you,greedy,greedy').split(',') as Player[];
  const seats = players.map((_, seat) => `Seat ${seat + 1}`);
  return {
    start: { ruleset: title || allTitles[0][0], config: { seats, seed: seedFrom(params.get('seed')) } },
    players,
    isOpen: params.get('secrets') === 'open',
    board: {},
  };
}

/** The seed that somebody typed, or a fresh one where they left it open. */
export const seedFrom = (typed: FormDataEntryValue | null): string => String(typed ?? '') || freshSeed();
