// boardgame.io's reducer on our rules, at its best: production mode, no undo. Loaded as a bundle of its own
// (import-bundled.mjs): V8 shares what it learns of a function between all callers, and a user of either library has only one
// kind of caller.

import { createRequire } from 'node:module';
import { allRulesets } from '../../rulesets/index.js';
import {
  type AnyEngine,
  canonicalJson,
  createEngine,
  type GameAction,
  sha256Hex,
} from '../../src/core/engine/index.js';
import { findRejection, parseAction } from '../../src/core/engine/play/judge.js';
import type { Setting } from '../../src/core/engine/play/setting.js';
import { forcedAction } from '../../src/core/engine/play/settle.js';
import { drawFrom } from '../../src/core/random/streams.js';
import type { Candidate } from './measure.js';
import type { Recorded } from './recorded.js';
import { firstOf } from './ways.js';

// Its entries are CommonJS only, and it brings an immer of its own.
const require = createRequire(import.meta.url);
const { CreateGameReducer, InitializeGame } = require('boardgame.io/dist/cjs/internal.js');
const { current, original } = createRequire(require.resolve('boardgame.io/package.json'))('immer');

const engine = createEngine(allRulesets) as unknown as AnyEngine;

/**
 * How a move of boardgame.io is written. `returning`: it returns the next state, which our engine makes, so that what is measured is
 * the host's own bookkeeping. `mutating`: it writes its draft, as most games for it do, with checks and derived data on
 * the plain state; then three quarters of its time are our rules reading through proxies.
 */
export type Style = 'returning' | 'mutating';

/** The reducer as a function of a state of ours and an action; it answers with the next state. `first` is a state of the title. */
export function makePeer(first: { seats: readonly unknown[] }, style: Style) {
  const setting = engine.settingOf(first as never);
  const move =
    style === 'returning'
      ? ({ G }: { G: never }, action: GameAction) => engine.applyAction(original(G), action as never)
      : ({ G }: { G: never }, action: GameAction) => act(setting, G, action);
  const game = {
    name: 'peer',
    setup: () => first,
    disableUndo: true,
    turn: { activePlayers: { all: null } },
    moves: { act: { move, client: false } },
  };
  const initial = InitializeGame({ game, numPlayers: first.seats.length });
  const reducer = CreateGameReducer({ game });
  return (state: object, action: GameAction) => {
    const made = {
      type: 'MAKE_MOVE',
      payload: { type: 'act', args: [action], playerID: String(action.seat) },
    };
    return reducer({ ...initial, G: state }, made).G;
  };
}

/** Whole games by that reducer, in one style of writing its moves; `first` is one of them. */
export function peered(first: Recorded, style: Style): Candidate<Recorded> {
  const peer = makePeer(firstOf(first) as never, style);
  const run = (game: Recorded) => {
    let state = firstOf(game) as object;
    for (const action of game.actions) state = peer(state, action);
    return state;
  };
  return {
    name: `boardgame.io, ${style === 'returning' ? 'moves return the state' : 'moves mutate'}`,
    run,
    answer: (game) => sha256Hex(canonicalJson(run(game))),
  };
}

/** What the host's bookkeeping costs by itself: a move that counts to one more. */
export function trivialPeer() {
  const game = {
    name: 'trivial',
    setup: () => ({ n: 0 }),
    disableUndo: true,
    turn: { activePlayers: { all: null } },
    moves: {
      count: {
        move: ({ G }: { G: { n: number } }) => {
          G.n++;
        },
        client: false,
      },
    },
  };
  const reducer = CreateGameReducer({ game });
  const made = { type: 'MAKE_MOVE', payload: { type: 'count', args: [], playerID: '0' } };
  const initial = InitializeGame({ game, numPlayers: 2 });
  return (n: number) => reducer({ ...initial, G: { n } }, made).G.n as number;
}

// The same checks, the same apply and the same automatic steps, as a move would call them.
function act(setting: Setting, draft: never, input: GameAction): 'INVALID_MOVE' | undefined {
  const { ruleset, rules, board, ready } = setting;
  const before = original(draft);
  const parsed = parseAction(ready, input);
  if ('issues' in parsed || findRejection(setting, before, parsed) !== null) return 'INVALID_MOVE';
  const emit = () => {};
  const state = draft as { step: number; luck: never };
  const luck = drawFrom(state);
  state.step = before.step + 1;
  parsed.kind.apply({ rules, board, before, luck, emit } as never, draft, parsed.action as never);
  while ((draft as { outcome: unknown }).outcome === null) {
    const due = ruleset.automatic.find((step) => step.due({ rules, board, state: draft }));
    if (due === undefined) {
      const choice = mayResolveItself(draft) ? forcedAction(setting, current(draft)) : null;
      if (choice === null) return undefined;
      choice.kind.apply(
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

// In milepost titles only what is pending resolves itself; most actions leave nothing pending, so most of them stop here.
const mayResolveItself = (state: { pending?: readonly unknown[] }) => state.pending?.length !== 0;
