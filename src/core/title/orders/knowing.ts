// What orders are carried out by: questions about the view of their owner, and nothing else. A bot asks
// them of its choice, a host of an engine. Without planning there are no prices, ways or watched
// things.

import { refuse } from '../../engine/base/rejection.js';
import {
  type AnyEngine,
  type AnyView,
  actionPrice,
  type Decision,
  type GameAction,
  type Plan,
  type PriceItem,
  type Random,
  type Rejection,
  type Seat,
  type WantedPlans,
} from '../../engine/index.js';
import type { PlanningGame, TitlePlanning } from '../planning.js';

/** A view of a seat, and what can be asked about it. */
export interface Knowing {
  /** The view of the seat. */
  readonly view: AnyView;
  /** The open decisions, as far as the seat may know. */
  decisions(): readonly Decision[];
  /** The rule that refuses an action of the seat, or null. */
  checkAction(action: GameAction): Rejection | null;
  /** What leaves a decision with nothing more done. */
  passAction(decision: Decision): GameAction | null;
  /** The title's line of play. */
  suggest(decision: Decision, random: Random): readonly GameAction[];
  /** The title's plans. */
  plans(decision: Decision, random: Random, how?: WantedPlans): readonly Plan[];
}

/** The same with the planning of the title. */
export interface Planning extends Knowing {
  readonly planning: TitlePlanning;
  readonly game: PlanningGame;
  /** What an action costs, item by item. */
  price(action: GameAction): readonly PriceItem[];
}

/** An engine that may have plannings of its titles: see `withPlanning`. */
export interface OrdersEngine extends AnyEngine {
  readonly plannings?: Readonly<Record<string, TitlePlanning>>;
  readonly planningGame?: (position: never, seat: Seat | null) => PlanningGame;
}

/** What an engine answers about a view. */
export function knowingOf(engine: OrdersEngine, view: AnyView): Knowing | Planning {
  const knowing: Knowing = {
    view,
    decisions: () => engine.decisions(view),
    checkAction: (action) => engine.checkAction(view, action),
    passAction: (decision) => engine.passAction(view, decision),
    suggest: (decision, random) => engine.suggest(view, decision, random),
    plans: (decision, random, how) => engine.plans(view, decision, random, how),
  };
  const setting = engine.settingOf(view);
  const planning = engine.plannings?.[setting.ruleset.id];
  const game = engine.planningGame?.(view as never, view.viewer);
  if (planning === undefined || game === undefined) return knowing;
  return { ...knowing, planning, game, price: (action) => actionPrice(setting, view, action) };
}

/** True if it has the planning of its title. */
export const isPlanning = (knowing: Knowing): knowing is Planning => 'planning' in knowing;

/** The same, if it has the planning of the title. Throws `InvalidInputError` otherwise. */
export function withPlans(knowing: Knowing): Planning {
  if (isPlanning(knowing)) return knowing;
  return refuse('engine', 'these orders need ways and prices: expected an engine of withPlanning');
}
