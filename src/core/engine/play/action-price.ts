// What an action takes of its seat, as its file says it.

import type { GameAction } from '../base/game-action.js';
import type { PriceItem } from '../rules/price.js';
import type { Setting } from './setting.js';

/**
 * The items of an action's price in the order in which they are paid, whether the action is legal or not;
 * none for what costs nothing.
 */
export function actionPrice(setting: Setting, state: object, action: GameAction): readonly PriceItem[] {
  const { ready, rules, board } = setting;
  const spec = ready.actions.get(action.type);
  return spec?.price?.({ rules, board, state }, action) ?? [];
}
