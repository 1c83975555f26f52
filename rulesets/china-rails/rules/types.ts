// The types that the rules of China Rails are written on, and short names for the arguments of rules.

import type { ActionOf, ActionSpec, GameAction, Payload } from '../../../src/core/engine/index.js';
import { type ActionDeclaration, type NoFields, titleAction } from '../../milepost/rules/define-action.js';
import type { KnownGame, TitleOf } from '../../milepost/rules/types.js';
import type { ContainerState } from './state.js';

/** What mechanics, actions and steps of China Rails are written on. */
export type ChinaTypes = TitleOf<'china-rails', object, ContainerState, GameAction>;

/** Rules, board and what may be known. */
export type ChinaGame = KnownGame<ContainerState>;

/** Declares an action of China Rails. */
/* @__NO_SIDE_EFFECTS__ */
export function defineChinaAction<const Type extends string, const P extends Payload = NoFields>(
  declared: ActionDeclaration<ChinaTypes, Type, P>,
): ActionSpec<ChinaTypes, ActionOf<Type, P>> {
  return titleAction(declared);
}
