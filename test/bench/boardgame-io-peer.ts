// boardgame.io's reducer on the rules of China Rails, at its best: production mode, no undo, checks and derived data on
// the plain state, only what happens written on its draft. Loaded as a bundle of its own (import-bundled.mjs): V8 shares what
// it learns of a function between all callers, and a user of either library has only one kind of caller.

import { createRequire } from 'node:module';
import { chinaRails } from '../../rulesets/china-rails/index.js';
import { createEngine, type GameAction } from '../../src/core/engine/index.js';
import { findRejection, parseAction } from '../../src/core/engine/judge.js';
import type { Setting } from '../../src/core/engine/setting.js';
import { forcedAction } from '../../src/core/engine/settle.js';
import { drawFrom } from '../../src/core/random/streams.js';

// Its entries are CommonJS only, and it brings an immer of its own.
const require = createRequire(import.meta.url);
const { CreateGameReducer, InitializeGame } = require('boardgame.io/dist/cjs/internal.js');
const { current, original } = createRequire(require.resolve('boardgame.io/package.json'))('immer');

/** The reducer as a function of a state of ours and an action; it answers with the next state. */
export function makePeer(first: { seats: readonly unknown[] }) {
  const setting = createEngine([chinaRails]).settingOf(first as never);
  const game = {
    name: 'peer',
    setup: () => first,
    disableUndo: true,
    turn: { activePlayers: { all: null } },
    moves: {
      act: { move: ({ G }: { G: never }, action: GameAction) => act(setting, G, action), client: false },
    },
  };
  const initial = InitializeGame({ game, numPlayers: first.seats.length });
  const reducer = CreateGameReducer({ game });
  return (state: object, action: GameAction) => {
    const move = {
      type: 'MAKE_MOVE',
      payload: { type: 'act', args: [action], playerID: String(action.seat) },
    };
    return reducer({ ...initial, G: state }, move).G;
  };
}

// The same checks, the same apply and the same automatic steps, as a boardgame.io move would call them.
function act(setting: Setting, draft: never, input: GameAction): 'INVALID_MOVE' | undefined {
  const { ruleset, rules, board, ready } = setting;
  const before = original(draft);
  const parsed = parseAction(ready, input);
  if ('issues' in parsed || findRejection(setting, before, parsed) !== null) return 'INVALID_MOVE';
  const emit = () => {};
  const state = draft as { step: number; luck: never };
  const luck = drawFrom(state);
  state.step = before.step + 1;
  parsed.spec.apply({ rules, board, before, luck, emit } as never, draft, parsed.action as never);
  while ((draft as { outcome: unknown }).outcome === null) {
    const due = ruleset.automatic.find((step) => step.due({ rules, board, state: draft }));
    if (due === undefined) {
      // Only pending choices resolve themselves; most actions open none, so most of them stop here.
      const choice =
        (draft as { pending: unknown[] }).pending.length > 0 ? forcedAction(setting, current(draft)) : null;
      if (choice === null) return undefined;
      choice.spec.apply(
        { rules, board, before: current(draft), luck, emit } as never,
        draft,
        choice.action as never,
      );
      continue;
    }
    due.apply({ rules, board, before: current(draft), luck, emit } as never, draft);
  }
  return undefined;
}
