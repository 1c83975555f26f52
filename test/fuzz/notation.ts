// Actions as text with one thing changed: whatever parses is written back as a text that parses to the same, and is played or
// refused; whatever does not parse is refused with a typed error.

import { canonicalJson, createRandom, type Random } from '../../src/core/engine/index.js';
import { disagreement, toAsk } from '../../src/testing/laws/refusals.js';
import { randomText } from './changes.js';
import { type Fuzzer, isRefusal } from './fuzzer.js';
import { anyAction, engine, type FuzzedGame, gamesOf, smallerGames, stateOf } from './games.js';

/** A text, and where it is read. */
export interface NotationInput {
  readonly game: FuzzedGame;
  readonly text: string;
}

/** See above. */
export const notation: Fuzzer<NotationInput> = {
  name: 'notation',

  *inputs(ruleset, seed) {
    const random = createRandom(seed, `notation ${ruleset}`);
    const games = gamesOf(ruleset, seed);
    const texts = games.flatMap((game) => textsOf(game, random));
    for (let n = 0; ; n++) {
      const game = games[n % games.length];
      // Of this position or of any other.
      const known = random.int(0, 1) === 0 ? textsOf(game, random) : [texts[random.int(0, texts.length - 1)]];
      let text = known[0] ?? 'host: end-game';
      for (let changes = random.int(1, 3); changes > 0; changes--) text = randomText(text, random);
      yield { game, text };
    }
  },

  attempt({ game, text }) {
    const state = stateOf(game);
    let action: unknown;
    try {
      action = engine.parseAction(state, text);
    } catch (error) {
      if (isRefusal(error)) return false;
      throw error;
    }
    const detail = disagreement(toAsk(engine, state), action);
    if (detail !== null) throw new Error(detail);
    const again = engine.formatAction(state, action as never);
    if (canonicalJson(engine.parseAction(state, again)) !== canonicalJson(action))
      throw new Error(`it is written as ${again}, which is another action`);
    return engine.checkAction(state, action as never) === null;
  },

  *smaller({ game, text }) {
    for (const smaller of smallerGames(game)) yield { game: smaller, text };
    const words = text.split(' ');
    for (const place of words.keys()) yield { game, text: words.filter((_, at) => at !== place).join(' ') };
  },
};

function textsOf(game: FuzzedGame, random: Random): string[] {
  const state = stateOf(game);
  const action = state.outcome === null ? anyAction(state, random) : null;
  return action === null ? [] : [engine.formatAction(state, action as never)];
}
