// What pointing at a place may mean: plans that lead there, and legal actions about it. All have one shape,
// so that an interface can show each of them before it plays it.

import type { ActionIn, AnyRuleset, GameAction, Headed, Ids, Seat } from '../../core/engine/index.js';
import { mustSit } from '../../core/engine/input/arguments.js';
import type { Place } from '../../core/title/picture.js';
import type { PlanningGame, Price, Proposal, Target, TitlePlanning } from '../../core/title/planning.js';
import { actionsAt } from './actions-at.js';
import { ofBuild, ofMove } from './as-proposal.js';
import { asked, mustBeAction } from './asked.js';
import { placeFor, planBuild, planMove, priceOf } from './planners.js';
import { type PlanningEngine, planningOf, type StateOrView } from './planning-engine.js';

/**
 * What a seat may mean by a place. Playable proposals come first: trains that go there, track towards it,
 * then the rest, such as loads of its city. If none can be played, one plan says why. Track begins at `from`.
 *
 * @param engine - An engine that knows prices: `withPlanning(engine, plannings)`.
 * @param position - A state, or the view of a seat; planners use no more than it shows.
 * @param seat - The seat, from 0.
 * @param place - A place of the board, or the id of a city.
 * @param from - Where track begins: a place, the id of a city, or `'network'`: any track of the seat.
 * @returns Proposals, the likeliest first; empty where nothing can be meant.
 * @see {@link proposalOf}
 * @example
 * const [first] = proposalsAt(engine, view, seat, place);
 * board.preview(first ?? null);
 */
export function proposalsAt<R extends AnyRuleset, Id extends Ids<R>>(
  engine: PlanningEngine<R>,
  position: StateOrView<R, Id>,
  seat: Seat,
  place: Target,
  from: Target | 'network' = 'network',
): readonly Proposal<ActionIn<R, Id>>[] {
  return asked(engine, position, () => {
    const plain = engine as PlanningEngine<never>;
    const known = position;
    const planning = planningOf(engine, position as Headed<string>);
    const game = engine.planningGame(known, mustSit(seat, known));
    const to = placeFor(planning, game, place);
    const plans = plansTo(engine, position, seat, { place, from });
    const playable = plans.filter(({ actions }) => actions.length > 0);
    // What a plan does in one go is not offered by itself again.
    const planned = new Set(playable.filter(isWhole).map(({ steps }) => steps[0].action.type));
    const acts = actionsAt(plain, known, place, seat)
      .filter((action: GameAction) => !planned.has(action.type) && isAbout(planning, game, action, to))
      .map((action: GameAction) =>
        ofAction(action, priceOf(plain, known, action as never), { planning, to }),
      );
    const found = [...playable, ...acts];
    const told: unknown = found.length > 0 ? found : tellingRefusal(plans, typesOf(game, seat));
    return told as readonly Proposal<ActionIn<R, Id>>[];
  });
}

/** Plans of a seat that lead to a place, playable or not: one for each train, then one of track. */
export function plansTo<R extends AnyRuleset, Id extends Ids<R>>(
  engine: PlanningEngine<R>,
  position: StateOrView<R, Id>,
  seat: Seat,
  { place, from }: { readonly place: Target; readonly from: Target | 'network' },
): readonly Proposal[] {
  const planning = planningOf(engine, position as Headed<string>);
  const game = engine.planningGame(position, seat);
  const trains = planning.move === undefined ? [] : planning.status(game, seat).cargo;
  const moves = trains.map(({ train }) => ofMove(planMove(engine, position, seat, train, place), train));
  if (planning.build === undefined) return moves;
  return [...moves, ofBuild(planBuild(engine, position, seat, from, place))];
}

/**
 * A proposal to play one action, with its price, in the shape of {@link proposalsAt}. It leads nowhere: use
 * it for actions without a place.
 *
 * @param engine - An engine that knows prices: `withPlanning(engine, plannings)`.
 * @param position - A state, or the view of a seat; planners use no more than it shows.
 * @param action - The action, with its `seat`.
 * @returns The proposal, with its price.
 * @see {@link proposalsAt}
 * @example
 * const [first] = legalActions(state);
 * const { what, total, money } = proposalOf(engine, state, first);
 * console.log(what, total, money);
 * // act 2 M
 */
export function proposalOf<R extends AnyRuleset, Id extends Ids<R>>(
  engine: PlanningEngine<R>,
  position: StateOrView<R, Id>,
  action: ActionIn<R, Id>,
): Proposal<ActionIn<R, Id>> {
  return asked(
    engine,
    position,
    () => {
      const planning = planningOf(engine, position as Headed<string>);
      const found: unknown = ofAction(action as GameAction, priceOf(engine, position, action), {
        planning,
        to: null,
      });
      return found as Proposal<ActionIn<R, Id>>;
    },
    (plain) => mustBeAction(plain, position, action),
  );
}

// The types of action that the seat's open decisions allow.
function typesOf({ engine, state }: PlanningGame, seat: Seat): ReadonlySet<string> {
  const { phases } = engine.settingOf(state).ruleset;
  const kinds = engine.decisions(state).flatMap((one) => (one.seat === seat ? [one.kind] : []));
  return new Set(kinds.flatMap((kind) => phases[kind].actions.map(({ type }) => type)));
}

// If no plan can be played: one of what the seat is about now, else one that shows a way, else any refusal.
function tellingRefusal(plans: readonly Proposal[], types: ReadonlySet<string>): readonly Proposal[] {
  const refused = plans.filter(({ refusal }) => refusal !== null);
  const shown = refused.filter(({ steps }) => steps.length > 0);
  return [...shown.filter(({ steps }) => types.has(steps[0].action.type)), ...shown, ...refused].slice(0, 1);
}

function ofAction(
  action: GameAction,
  price: Price,
  { planning: { money }, to }: { readonly planning: TitlePlanning; readonly to: Place | null },
): Proposal {
  const { total } = price;
  const now = { count: 1, spent: total };
  const steps = [{ action, price, turn: 0 }];
  return { what: 'act', to, steps, actions: [action], now, total, turns: 1, rents: [], refusal: null, money };
}

const isWhole = ({ steps, now }: Proposal) => now.count === steps.length;

// An action that leads somewhere is about that place; any other is about all its places.
function isAbout(planning: TitlePlanning, game: PlanningGame, action: GameAction, to: Place | null): boolean {
  const end = planning.ends(game, action).to;
  if (end === null || to === null) return end === null;
  const [first] = planning.placesOf(game, action);
  return planning.sameAs(game, to).some((one) => isSame(one, end) || isSame(one, first));
}

const isSame = (one: Place, other: Place | undefined) => one.kind === other?.kind && one.id === other.id;
