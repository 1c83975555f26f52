// How a title says what its summary tells: its English sentences, or those of the game's wording under the
// same keys.

import { fill, filled, type Wording } from '../engine/words/fill.js';
import type { ParamsOf, WordedGame, Words } from '../engine/words/translation.js';
import type { SummaryGame } from './summary.js';

/** Says a text by its key, with its blanks filled. */
export type Say<English extends Words> = <Key extends keyof English & string>(
  key: Key,
  params: ParamsOf<English[Key]>,
) => string;

/** The wording of a game; without one its seats, and names as the title has them. */
export function wordingOfTold<G extends SummaryGame>(
  game: G,
  nameOf: (game: WordedGame<G>, kind: string, value: string | number) => string | null,
): Wording {
  return (
    game.wording ?? {
      seatNames: game.state.game.seatNames,
      called: (kind, value) => nameOf(game, kind, value),
    }
  );
}

/**
 * Says English texts, or those of a wording under the same keys. A sentence with a full stop begins with a
 * capital letter; other texts begin as they are.
 */
export const sayIn =
  <English extends Words>(english: English, wording: Wording): Say<English> =>
  (key, params) => {
    const text = wording.sentences?.[key] ?? english[key];
    return text.endsWith('.') ? fill(text, params, wording) : filled(text, params, wording);
  };

/** The id of a place by its name: `Xi'an` is xian, `New York` is new-york. */
export const idOfName = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-');
