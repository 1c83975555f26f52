// The bundle of types that the rules of China Rails are written on, and short names for what rules are handed.

import type { GameAction } from '../../src/core/engine/index.js';
import { defineTitleAction } from '../milepost/define-action.js';
import type { KnownGame, TitleOf } from '../milepost/types.js';
import type { ContainerState } from './state.js';

/** What chapters, actions and steps of China Rails are written on. */
export type ChinaTypes = TitleOf<'china-rails', object, ContainerState, GameAction>;

/** Rules, board and what may be known. */
export type ChinaGame = KnownGame<ContainerState>;

/** Declares an action of China Rails. */
export const defineChinaAction = /* @__PURE__ */ (() => defineTitleAction<ChinaTypes>())();
