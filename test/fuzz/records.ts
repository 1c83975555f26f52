// Records with one thing changed. Whatever is changed shows, for a digest lies over all of it; where whoever changed it made
// the digest anew, the record plays or is refused with a typed error, by every verb that reads one.

import { canonicalJson, createRandom, sha256Hex } from '../../src/core/engine/index.js';
import { type Change, changed, isThere, randomChange, randomText } from './changes.js';
import { type Fuzzer, isRefusal } from './fuzzer.js';
import { actionsOf, engine, type FuzzedGame, gamesOf, smallerGames } from './games.js';

/** The record of a game with a change, or another text instead of it. */
export type RecordInput =
  | { readonly game: FuzzedGame; readonly change: Change; readonly isSealed: boolean }
  | { readonly text: string };

/** See above. */
export const records: Fuzzer<RecordInput> = {
  name: 'records',

  *inputs(ruleset, seed) {
    const random = createRandom(seed, `records ${ruleset}`);
    const games = gamesOf(ruleset, seed);
    for (let n = 0; ; n++) {
      const game = games[n % games.length];
      const record = recordOf(game);
      if (n % 8 === 7) yield { text: randomText(JSON.stringify(record), random) };
      else yield { game, change: randomChange(record, random), isSealed: random.int(0, 3) > 0 };
    }
  },

  attempt(input) {
    if ('text' in input) return reads(input.text);
    const { game, change, isSealed } = input;
    const record = recordOf(game);
    const other = changed(record, change) as object;
    const text = JSON.stringify(isSealed ? sealed(other) : other);
    const isTaken = reads(text);
    if (isTaken && !isSealed && canonicalJson(JSON.parse(text)) !== canonicalJson(record))
      throw new Error('a record was changed, and nobody noticed');
    return isTaken;
  },

  *smaller(input) {
    if ('text' in input) {
      const { text } = input;
      for (const part of [
        text.slice(0, text.length / 2),
        text.slice(text.length / 2),
        text.slice(1),
        text.slice(0, -1),
      ])
        if (part.length < text.length) yield { text: part };
      return;
    }
    for (const game of smallerGames(input.game))
      if (isThere(recordOf(game), input.change.path)) yield { ...input, game };
  },
};

function recordOf(game: FuzzedGame): object {
  const { ruleset, seed, seats, options } = game;
  return engine.record(ruleset, { seats, seed, options } as never, actionsOf(game) as never);
}

function sealed(record: object): object {
  const { digest: _, ...body } = record as { digest?: unknown };
  return { ...body, digest: sha256Hex(canonicalJson(body)) };
}

// True if the record plays; what reads it without playing must not break on it either.
function reads(text: string): boolean {
  const reading: (() => unknown)[] = [
    () => engine.migrate(text),
    () => engine.replay(text, { verify: false }),
    () => engine.checkUpgrade(text),
    () => engine.deserialize(text),
    () => engine.replay(text),
  ];
  let isTaken = false;
  for (const read of reading) {
    try {
      read();
      isTaken = true;
    } catch (error) {
      if (!isRefusal(error)) throw error;
      isTaken = false;
    }
  }
  return isTaken;
}
