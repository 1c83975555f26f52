// What the summary of 20th Century Limited says, in the words of the game.

import type { Wording } from '../../../src/core/engine/words/fill.js';
import { sayIn, wordingOfTold } from '../../../src/core/title/say.js';
import type { SummaryGame } from '../../../src/core/title/summary.js';
import type { Board } from '../board/board.js';
import { nameInGame } from './names.js';
import { summaryWords } from './summary-words.js';

/** A game of the title to be told of. */
export type TwentiethTold = SummaryGame<object, Board>;

/** The wording of a game, and what says the title's texts in it. */
export function toldBy(game: TwentiethTold) {
  return told(game.board, wordingOfTold(game, nameInGame));
}

/** What says the texts about a board in a wording. */
export function told(board: Board, wording: Wording) {
  const say = sayIn(summaryWords, wording);
  const cityNamed = (id: string): string => {
    const city = board.cities.findIndex((one) => one.id === id);
    return wording.called?.('city', city) ?? id;
  };
  return { wording, say, cityNamed };
}
