// Bugs planted into the toy: guesses.

import { everySeat, guessed, type PebblesBug, type Untyped } from './planting.js';

export const GUESSES_BUGS: readonly PebblesBug[] = [
  {
    bug: 'a guess that is no dice of the seed',
    changes: () => guessed((guess) => ({ ...guess, bag: [...guess.bag].sort(() => Math.random() - 0.5) })),
  },
  {
    bug: 'a guess that deals a stone twice',
    changes: () => guessed((guess) => ({ ...guess, bag: guess.bag.map(() => guess.bag[0]) })),
  },
  {
    bug: 'a guess that forgets what the viewer holds',
    changes: () =>
      guessed((guess) => ({
        ...guess,
        seats: [...guess.seats].map((seat: Untyped, n: number) =>
          n < 2 ? { ...seat, hand: guess.seats[1 - n].hand } : seat,
        ),
      })),
  },
  {
    bug: 'a guess that changes what is public',
    changes: () => guessed((guess) => everySeat(guess, () => ({ shells: 0 }))),
  },
  {
    bug: 'a guess that leaves answers open',
    changes: () => guessed((guess, { state }) => ({ ...guess, keepsakes: state.keepsakes })),
  },
];
