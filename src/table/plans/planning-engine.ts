// An engine together with the plannings of its titles. It has all verbs of the engine, and serves as one.

import { refuse } from '../../core/engine/base/rejection.js';
import type {
  AnyEngine,
  AnyRuleset,
  AnyState,
  AnyView,
  Engine,
  Headed,
  Ids,
  Seat,
  StateIn,
  ViewIn,
} from '../../core/engine/index.js';
import { memoByIdentity } from '../../core/engine/index.js';
import { mustBeEngine, mustBeRecords } from '../../core/engine/input/arguments.js';
import type { PlanningGame, TitlePlanning } from '../../core/title/planning.js';

import { mustPlan } from './asked.js';

/** An engine that can be asked for prices, plans and reach. */
export interface PlanningEngine<R extends AnyRuleset> extends Engine<R> {
  /** What the titles answer, by the id of their rulesets. */
  readonly plannings: Readonly<Record<string, TitlePlanning>>;
  /** How planners see a position. */
  readonly planningGame: (position: StateOrView<R>, seat: Seat | null) => PlanningGame;
}

/** A state or a view. */
export type StateOrView<R extends AnyRuleset, Id extends Ids<R> = Ids<R>> = (StateIn<R, Id> | ViewIn<R, Id>) &
  Headed<Id>;

/**
 * The engine with plannings of its titles: `chinaRailsPlanning` and others from `railhead/rulesets/<id>`, or
 * what `planning()` of any of `titles` loads. A title without planning plays as before; planners throw
 * `InvalidInputError` for it. A planning for a title that the engine does not play is harmless.
 *
 * @param engine - An engine that plays the titles.
 * @param plannings - What knows prices and ways, a value for each title.
 * @returns The engine with the same verbs, for planners too.
 * @see `priceOf`, `planBuild`
 * @example
 * const engine = withPlanning(createEngine([chinaRails]), [chinaRailsPlanning]);
 * const plan = planBuild(engine, view, 0, 'network', 'lhasa');
 */
export function withPlanning<R extends AnyRuleset>(
  engine: Engine<R>,
  plannings: readonly TitlePlanning[],
): PlanningEngine<R> {
  mustBeEngine(engine);
  mustBeRecords(plannings, 'plannings');
  const byTitle = Object.fromEntries(plannings.map((planning) => [planning.ruleset, planning]));
  const plain: AnyEngine = engine;
  // The views of a state by seat, so that two questions about one position look at one view.
  const views = memoByIdentity((_: object) => new Map<Seat | null, object>());
  const trials = memoByIdentity((view: object) => plain.determinize(view as AnyView, 'planning'));

  function viewOf(position: object, seat: Seat | null): object {
    if ('viewer' in position) return position;
    const kept = views(position);
    const view = kept.get(seat) ?? plain.view(position as AnyState, seat);
    kept.set(seat, view);
    return view;
  }

  return Object.freeze({
    ...engine,
    plannings: Object.freeze(byTitle) as PlanningEngine<R>['plannings'],
    planningGame(position, seat) {
      const state = viewOf(position, seat);
      const { rules, board } = plain.settingOf(state);
      return { engine: plain, rules, board, state, trial: () => trials(state) };
    },
  } satisfies PlanningEngine<R>);
}

// To check an engine goes through all its boards, which takes some milliseconds. Every verb of a planner
// asks, so a frozen engine is checked once.
const looked = memoByIdentity((engine: object): true => {
  mustPlan(engine);
  return true;
});

/** What the title of a position answers. Throws `InvalidInputError` where the engine was not given it. */
export function planningOf<R extends AnyRuleset>(
  engine: PlanningEngine<R>,
  position: Headed<string>,
): TitlePlanning {
  looked(engine);
  const { ruleset } = engine.settingOf(position);
  if (Object.hasOwn(engine.plannings, ruleset.id)) return engine.plannings[ruleset.id];
  return refuse('engine', `it was not given the planning of ${ruleset.id}: pass that to withPlanning`);
}
