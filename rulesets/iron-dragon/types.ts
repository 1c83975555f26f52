// The bundle of types that Iron Dragon's rules are written on, its own events, and short names for what rules are handed.

import type {
  StepContext as EngineStepContext,
  GameAction,
  GameEvent,
  Seat,
} from '../../src/core/engine/index.js';
import type { Chapter } from '../milepost/chapter.js';
import { defineTitleAction } from '../milepost/define-action.js';
import type { PlanGame } from '../milepost/plan/planning.js';
import type { KnownGame, TitleOf } from '../milepost/types.js';
import type { ForemanId } from './foremen/cards.js';
import type { ShipEvent } from './ships/facts.js';
import type { IronKnown, IronState } from './state.js';

interface Fact<Type extends string> extends GameEvent {
  readonly type: Type;
  readonly seat: Seat;
}

/** The events that only Iron Dragon has. Amounts are gold pieces. */
export type IronEvent =
  | Fact<'foremanKept'>
  | (Fact<'foremanChosen'> & { readonly foreman: ForemanId })
  | (Fact<'foremanDrawn'> & {
      readonly pile: 'deck' | 'discard';
      readonly foreman: ForemanId | null;
      readonly price: number;
    })
  | (Fact<'foremanHired'> & {
      readonly foreman: ForemanId;
      readonly discarded: ForemanId;
      readonly price: number;
    })
  | (Fact<'foremanTurnedDown'> & { readonly foreman: ForemanId })
  | (Fact<'bribePaid'> & { readonly to: Seat | null; readonly amount: number })
  | (Fact<'bribeOwed'> & { readonly to: Seat | null; readonly amount: number })
  | (Fact<'secondTrainChosen'> & { readonly loco: string })
  | ShipEvent;

/** A mechanic of Iron Dragon. */
export type IronChapter = Chapter<IronState, IronKnown>;

/** What Iron Dragon's own actions and steps are written on. */
export type IronTypes = TitleOf<'iron-dragon', object, IronState, GameAction, IronKnown, IronEvent>;

/** Rules, board and what may be known. */
export type IronGame = KnownGame<IronKnown>;

/** As {@link IronGame}, with what planners ask besides. */
export type IronPlanGame = PlanGame<IronKnown>;

/** What a step of Iron Dragon's own has at hand. */
export type IronContext = EngineStepContext<IronTypes>;

/** Declares an action of Iron Dragon. */
export const defineIronAction = /* @__PURE__ */ (() => defineTitleAction<IronTypes>())();
