// applyAction late in a six-seat game against boardgame.io's reducer on the same rules and states. The peer gets its
// best: production mode, no undo, checks and derived data on the plain state, only what happens written on its draft.

import { createRequire } from 'node:module';
import type { chinaRails } from '../../rulesets/china-rails/index.js';
import { greedyBot, playGame } from '../../src/bots/index.js';
import { type AnyEngine, canonicalJson, type GameAction } from '../../src/engine/index.js';
import { findRejection, parseAction } from '../../src/engine/judge.js';
import { forcedAction } from '../../src/engine/settle.js';
import type { Table } from '../../src/engine/table.js';
import { drawFrom } from '../../src/random/streams.js';
import { measure, type Quartiles, ratio, type Timing } from './measure.js';

// Its entries are CommonJS only, and it brings an immer of its own.
const require = createRequire(import.meta.url);
const { CreateGameReducer, InitializeGame } = require('boardgame.io/dist/cjs/internal.js');
const { current, original } = createRequire(require.resolve('boardgame.io/package.json'))('immer');

/** A state and an action played on it. */
interface Moment {
  // biome-ignore lint/suspicious/noExplicitAny: states of whatever title
  readonly state: any;
  readonly action: GameAction;
}

/** One row: a kind of action, what each took, and how many times as long the peer takes. */
export interface ApplyRow {
  readonly kind: string;
  readonly timings: readonly Timing[];
  readonly times: Quartiles;
}

/** Measures the last third of a six-seat greedy game, in all and by kind of action. */
export function benchApplyAction(
  engine: AnyEngine,
  ruleset: typeof chinaRails.id,
  seed: string,
): readonly ApplyRow[] {
  const moments = lateMoments(engine, ruleset, seed);
  const peer = makePeer(engine, moments[0].state);
  const kinds = ['moveTrain', 'buildTrack', 'endOperations', 'endTurn', 'deliverLoad', 'pickUpLoad'];
  const groups: [string, readonly Moment[]][] = [
    ['all', spread(moments, 400)],
    ...kinds.map((kind): [string, Moment[]] => [kind, moments.filter(({ action }) => action.type === kind)]),
  ];
  return groups
    .filter(([, inputs]) => inputs.length >= 10)
    .map(([kind, inputs]) => {
      const [ours, theirs] = measure<Moment>({
        candidates: [
          {
            name: 'applyAction',
            run: ({ state, action }) => engine.applyAction(state, action as never),
            answer: ({ state, action }) => canonicalJson(engine.applyAction(state, action as never)),
          },
          {
            name: 'boardgame.io reducer',
            run: ({ state, action }) => peer(state, action),
            answer: ({ state, action }) => canonicalJson(peer(state, action)),
          },
        ],
        inputs,
        batch: Math.min(100, inputs.length),
        rounds: 12,
      });
      return { kind, timings: [ours, theirs], times: ratio(theirs, ours) };
    });
}

// At most so many, evenly from first to last.
function spread(moments: readonly Moment[], most: number): Moment[] {
  const count = Math.min(most, moments.length);
  return Array.from({ length: count }, (_, place) => moments[Math.floor((place * moments.length) / count)]);
}

function lateMoments(engine: AnyEngine, ruleset: string, seed: string): readonly Moment[] {
  const config = { seats: 6, seed };
  const moments: Moment[] = [];
  let before = engine.createGame(ruleset, config as never);
  playGame(engine, ruleset, {
    config,
    bots: [greedyBot],
    maxRounds: 120,
    onAction({ state, action }) {
      moments.push({ state: before, action });
      before = state;
    },
  });
  return moments.slice(Math.floor((2 * moments.length) / 3));
}

function makePeer(engine: AnyEngine, first: Moment['state']) {
  const table = engine.tableOf(first);
  const game = {
    name: 'peer',
    setup: () => first,
    disableUndo: true,
    turn: { activePlayers: { all: null } },
    moves: {
      act: { move: ({ G }: { G: never }, action: GameAction) => act(table, G, action), client: false },
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
function act(table: Table, draft: never, input: GameAction): 'INVALID_MOVE' | undefined {
  const { ruleset, rules, board, title } = table;
  const before = original(draft);
  const parsed = parseAction(title, input);
  if ('issues' in parsed || findRejection(table, before, parsed) !== null) return 'INVALID_MOVE';
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
        (draft as { pending: unknown[] }).pending.length > 0 ? forcedAction(table, current(draft)) : null;
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
