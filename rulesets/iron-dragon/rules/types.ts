// The bundle of types that Iron Dragon's rules are written on, and short names for what rules are handed.

import type {
  ActionOf,
  ActionSpec,
  StepContext as EngineStepContext,
  GameAction,
  Payload,
} from '../../../src/core/engine/index.js';
import { type ActionDeclaration, type NoFields, titleAction } from '../../milepost/rules/define-action.js';
import type { Mechanic } from '../../milepost/rules/mechanic.js';
import type { KnownGame, TitleOf } from '../../milepost/rules/types.js';
import type { IronEvent } from './facts.js';
import type { IronKnown, IronState } from './state.js';

/** What Iron Dragon's own actions and steps are written on. */
export type IronTypes = TitleOf<'iron-dragon', object, IronState, GameAction, IronKnown, IronEvent>;

/** A mechanic of Iron Dragon. */
export type IronMechanic = Mechanic<IronTypes>;

/** Rules, board and what may be known. */
export type IronGame = KnownGame<IronKnown>;

/** What a step of Iron Dragon's own has at hand. */
export type IronContext = EngineStepContext<IronTypes>;

/** Declares an action of Iron Dragon. */
/* @__NO_SIDE_EFFECTS__ */
export function defineIronAction<const Type extends string, const P extends Payload = NoFields>(
  declared: ActionDeclaration<IronTypes, Type, P>,
): ActionSpec<IronTypes, ActionOf<Type, P>> {
  return titleAction(declared);
}
