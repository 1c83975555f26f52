// What the summary of a milepost game says, in the words of the game.

import { sayIn, wordingOfTold } from '../../../src/core/title/say.js';
import type { SummaryGame } from '../../../src/core/title/summary.js';
import type { MilepostBoard } from '../board/board.js';
import type { MilepostRules } from '../rules/tables.js';
import { nameInGame } from './names.js';
import { milepostSummaryWords } from './summary-words.js';

/** The wording of a game, and what says the family's texts in it. */
export function toldBy(game: SummaryGame<MilepostRules, MilepostBoard>) {
  const wording = wordingOfTold(game, nameInGame);
  return { wording, say: sayIn(milepostSummaryWords, wording) };
}
