// What the summary of Hex Tycoon says, in the words of the game.

import { sayIn, wordingOfTold } from '../../../src/core/title/say.js';
import type { SummaryGame } from '../../../src/core/title/summary.js';
import type { HexBoard } from '../board/compile-board.js';
import type { HexRules } from '../rules/tables.js';
import { nameInGame } from './names.js';
import { summaryWords } from './summary-words.js';

/** The wording of a game, and what says the title's texts in it. */
export function toldBy(game: SummaryGame<HexRules, HexBoard>) {
  const wording = wordingOfTold(game, nameInGame);
  return { wording, say: sayIn(summaryWords, wording) };
}
