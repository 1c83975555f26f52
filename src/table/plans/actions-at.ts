// Which legal actions are about a place, and where they lead: for an interface on which somebody points.

import type {
  ActionIn,
  AnyEngine,
  AnyRuleset,
  GameAction,
  Headed,
  Ids,
  Seat,
} from '../../core/engine/index.js';
import { mustSit } from '../../core/engine/input/arguments.js';
import type { Place } from '../../core/title/picture.js';
import type { PlanningGame, Target, TitlePlanning } from '../../core/title/planning.js';
import { asked } from './asked.js';
import { askedSeat, offeredIn } from './offered.js';
import { placeFor } from './planners.js';
import { type PlanningEngine, planningOf, type StateOrView } from './planning-engine.js';

/**
 * The legal actions about a place, in the order of `legalActions`, of one seat or of all that decide. A city
 * is also where its mileposts are, and a milepost also the city on it. A view lists those of its viewer.
 *
 * @param engine - An engine that knows prices: `withPlanning(engine, plannings)`.
 * @param position - A state, or the view of a seat; planners use no more than it shows.
 * @param place - A place of the board, or the id of a city.
 * @param seat - The seat, from 0; left out, all that decide.
 * @returns Legal actions, in the order of `legalActions`; empty where nothing can be done there.
 * @see `proposalsAt`
 * @example
 * const [build] = legalActions(state);
 * const [first] = actionsAt(engine, state, { kind: 'milepost', id: build.to });
 * console.log(first.type);
 * // buildTrack
 */
export function actionsAt<R extends AnyRuleset, Id extends Ids<R>>(
  engine: PlanningEngine<R>,
  position: StateOrView<R, Id>,
  place: Target,
  seat?: Seat,
): readonly ActionIn<R, Id>[] {
  return asked(engine, position, () => {
    const { planning, game, names, of } = pointing(engine, position, { place, seat });
    const isThere = (action: GameAction) =>
      planning.placesOf(game, action).some((one) => names.has(nameOf(one)));
    const found: unknown = [...legalOnes(engine, position, of, isThere)];
    return found as readonly ActionIn<R, Id>[];
  });
}

/**
 * The places to which legal actions lead that begin at a place, of one seat or of all that decide: neighbours
 * to build or to move to. `reachOf` lists all that a train can reach.
 *
 * @param engine - An engine that knows prices: `withPlanning(engine, plannings)`.
 * @param position - A state, or the view of a seat; planners use no more than it shows.
 * @param place - A place of the board, or the id of a city.
 * @param seat - The seat, from 0; left out, all that decide.
 * @returns Places, each once; empty where no action begins there.
 * @see `reachOf`
 * @example
 * const places = targetsFrom(engine, state, 'beijing');
 * console.log(places.every(({ kind }) => kind === 'milepost'));
 * // true
 */
export function targetsFrom<R extends AnyRuleset, Id extends Ids<R>>(
  engine: PlanningEngine<R>,
  position: StateOrView<R, Id>,
  place: Target,
  seat?: Seat,
): readonly Place[] {
  return asked(engine, position, () => {
    const { planning, game, names, of } = pointing(engine, position, { place, seat });
    const found = new Map<string, Place>();
    const leadsFrom = (action: GameAction) => {
      const { from, to } = planning.ends(game, action);
      return from !== null && to !== null && names.has(nameOf(from));
    };
    for (const action of legalOnes(engine, position, of, leadsFrom)) {
      const { to } = planning.ends(game, action);
      if (to !== null) found.set(nameOf(to), to);
    }
    return [...found.values()];
  });
}

interface Pointing {
  readonly planning: TitlePlanning;
  readonly game: PlanningGame;
  /** All that is the place. */
  readonly names: ReadonlySet<string>;
  readonly of: Seat | undefined;
}

function pointing<R extends AnyRuleset, Id extends Ids<R>>(
  engine: PlanningEngine<R>,
  position: StateOrView<R, Id>,
  { place: target, seat }: { readonly place: Target; readonly seat: Seat | undefined },
): Pointing {
  const planning = planningOf(engine, position as Headed<string>);
  if (seat !== undefined) mustSit(seat, position);
  const of = askedSeat(position, seat);
  const game = engine.planningGame(position, of ?? null);
  const place = placeFor(planning, game, target);
  const names = new Set(place === null ? [] : planning.sameAs(game, place).map(nameOf));
  return { planning, game, names, of };
}

function* legalOnes(
  engine: unknown,
  position: object,
  seat: Seat | undefined,
  isWanted: (action: GameAction) => boolean,
): Iterable<GameAction> {
  for (const { actions, isLegal } of offeredIn(engine as AnyEngine, position, seat))
    for (const action of actions) if (isWanted(action) && isLegal(action)) yield action;
}

const nameOf = ({ kind, id }: Place) => `${kind} ${id}`;
