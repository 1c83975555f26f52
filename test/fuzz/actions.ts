// Actions that name anything at all, and legal ones with one thing changed: check, explain and try give one answer, on the
// state as on the view, and none of them throws.

import { createRandom } from '../../src/core/engine/index.js';
import { disagreement, toAsk } from '../../src/testing/laws/refusals.js';
import { actionTypes, stray } from '../../src/testing/strays.js';
import { changed, randomChange } from './changes.js';
import type { Fuzzer } from './fuzzer.js';
import { anyAction, engine, type FuzzedGame, gamesOf, smallerGames, stateOf } from './games.js';

/** An action, and where it is asked about. */
export interface ActionInput {
  readonly game: FuzzedGame;
  readonly action: unknown;
}

/** See above. */
export const actions: Fuzzer<ActionInput> = {
  name: 'actions',

  *inputs(ruleset, seed) {
    const random = createRandom(seed, `actions ${ruleset}`);
    const games = gamesOf(ruleset, seed);
    for (let n = 0; ; n++) {
      const game = games[n % games.length];
      const state = stateOf(game);
      const setting = engine.settingOf(state);
      const types = actionTypes(setting);
      const seat = engine.decisions(state)[0]?.seat ?? null;
      const legal = n % 4 === 0 && state.outcome === null ? anyAction(state, random) : null;
      const type = types[random.int(0, types.length - 1)];
      const start = legal ?? stray(setting, type, seat, random);
      yield { game, action: n % 4 < 2 ? changed(start, randomChange(start, random)) : start };
    }
  },

  attempt({ game, action }) {
    const state = stateOf(game);
    const detail = disagreement(toAsk(engine, state), action);
    if (detail !== null) throw new Error(detail);
    return engine.checkAction(state, action as never) === null;
  },

  *smaller({ game, action }) {
    for (const smaller of smallerGames(game)) yield { game: smaller, action };
    for (const name of Object.keys(action as object)) {
      const { [name]: _, ...rest } = action as Record<string, unknown>;
      yield { game, action: rest };
    }
  },
};
