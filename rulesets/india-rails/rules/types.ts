// The types that the rules of India Rails are written on, and short names for the arguments of rules.

import type { ActionOf, ActionSpec, GameAction, Payload } from '../../../src/core/engine/index.js';
import { type ActionDeclaration, type NoFields, titleAction } from '../../milepost/rules/define-action.js';
import type { TitleOf } from '../../milepost/rules/types.js';
import type { IndiaState } from './state.js';

/** What mechanics, actions and steps of India Rails are written on. */
export type IndiaTypes = TitleOf<'india-rails', object, IndiaState, GameAction>;

/** A state of India Rails. */
export type State = IndiaTypes['state'];

/** Declares an action of India Rails. */
/* @__NO_SIDE_EFFECTS__ */
export function defineIndiaAction<const Type extends string, const P extends Payload = NoFields>(
  declared: ActionDeclaration<IndiaTypes, Type, P>,
): ActionSpec<IndiaTypes, ActionOf<Type, P>> {
  return titleAction(declared);
}
