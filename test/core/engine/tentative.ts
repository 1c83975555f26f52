// Actions tried in a fresh turn buffer, and the toy title with more of them.

import {
  type AnyEngine,
  createTurnBuffer,
  layer,
  playTentatively,
  type TentativeResult,
} from '../../../src/core/engine/index.js';
import { pebbles } from './pebbles/pebbles.js';

// biome-ignore lint/suspicious/noExplicitAny: states of whatever title
type Tried = Extract<TentativeResult<any, any, any>, { ok: true }>;

/** What comes of an action in a fresh buffer; throws the code of the rule that refuses it. */
export function tentatively(engine: unknown, state: object, action: object): Tried {
  const buffer = createTurnBuffer(engine as AnyEngine, state as never);
  const result = playTentatively(engine as AnyEngine, buffer as never, action as never);
  if (!result.ok) throw new Error(result.rejection.code);
  return result;
}

/** Pebbles with more kinds of action in its turn. */
export function pebblesWith(
  id: string,
  actions: readonly unknown[],
  changes: Omit<Partial<typeof pebbles>, 'id'> = {},
) {
  return { ...layer(pebbles, { id, title: id, actions: { turn: actions as never[] } }), ...changes };
}
