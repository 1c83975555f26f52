// The words of a game: its title's sentences, its players' names, and what its places and cards are called.

import type { Setting } from '../../core/engine/index.js';
import { reading } from '../../core/engine/input/arguments.js';
import type { Wording } from '../../core/engine/words/fill.js';
import type { Language } from '../../core/engine/words/translation.js';
import { wordingIn } from '../../core/engine/words/wording.js';

/**
 * Where the words for a game come from: an engine that plays its title, and a state or a view of it. Throws
 * as `settingOf` does if the engine does not know its title or board.
 *
 * @param engine - An engine that plays the title.
 * @param about - A state or a view of the game.
 * @param how - `language`, as `languageOf` loads it, English if left out; `seatNames`, who plays now, who
 *   began the game if left out.
 * @returns The words of its title, with the names of its seats and places.
 * @throws `UnknownRulesetError` and `UnknownBoardError` for what the engine does not have.
 * @see `sentenceOf`, `labelOf`
 * @example
 * const wording = wordingOf(engine, view);
 * log.append(sentenceOf(wording, event));
 */
export function wordingOf(
  engine: { settingOf(about: object): Setting },
  about: { readonly game: { readonly seatNames: readonly string[] } },
  how: { readonly language?: Language | undefined; readonly seatNames?: readonly string[] | undefined } = {},
): Wording {
  return reading('state', 'an engine, and a state or view of it', () => {
    return wordingIn(engine.settingOf(about), how.seatNames ?? about.game.seatNames, how.language);
  });
}
