// What a bot answers where the game waits for it: an action. Only at an optional decision it may play nothing.

import { type Decision, Fault, type GameAction } from '../core/engine/index.js';

/** The action; throws a `Fault` where a bot plays nothing at a decision that the game waits for. */
export function mustPlay(
  action: GameAction | null,
  { name }: { readonly name: string },
  { seat, kind }: Pick<Decision, 'seat' | 'kind'>,
): GameAction {
  if (action !== null) return action;
  throw new Fault(`${name} plays nothing, and seat ${seat} must decide ${kind}`);
}
