// What an action takes of its seat, as its file says it.

import type { GameAction } from '../base/game-action.js';
import type { PriceItem } from '../rules/price.js';
import type { Setting } from './setting.js';

/**
 * The items of an action's price in the order in which they are paid, whether the action is legal or not;
 * none for what costs nothing.
 *
 * @param setting - The setting of the game, from `engine.settingOf(state)`.
 * @param state - A state, or a view of the seat that acts.
 * @param action - The action to price, in the shape that the title gives it.
 * @returns What `applyAction` then takes.
 *
 * @example
 * const [build] = legalActions(state);
 * console.log(actionPrice(engine.settingOf(state), state, build).map(({ what }) => what).join(', '));
 * // terrain
 */
export function actionPrice(setting: Setting, state: object, action: GameAction): readonly PriceItem[] {
  const { ready, rules, board } = setting;
  const spec = ready.actions.get(action.type);
  return spec?.price?.({ rules, board, state }, action) ?? [];
}
