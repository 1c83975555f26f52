// The places that may be clicked now, where they are few enough to help.

import { refuse } from '../../core/engine/base/rejection.js';
import type { ActionIn, AnyRuleset, GameAction, Headed, Ids, Seat } from '../../core/engine/index.js';
import { mustBeList, mustBeRecord, mustSit } from '../../core/engine/input/arguments.js';
import type { Picture, Place } from '../../core/title/picture.js';
import { asked, mustBeAction } from './asked.js';
import { reachOf } from './planners.js';
import { type PlanningEngine, planningOf, type StateOrView } from './planning-engine.js';

// More places than this stand out no longer.
const MOST = 160;

/**
 * The places where legal actions of a seat happen, and where its trains can be at the end of this turn, for a
 * board to highlight. Segments are left out where stretches are planned. Empty for more than 160 places.
 *
 * @param engine - An engine that knows prices: `withPlanning(engine, plannings)`.
 * @param position - A state, or the view of a seat; planners use no more than it shows.
 * @param seat - The seat, from 0.
 * @param how - The picture of the title, and the legal actions of the seat.
 * @returns Places, each once; empty where there are more than 160.
 * @see `actionsAt`
 * @example
 * const legal = [...engine.legalActions(state, 0)];
 * const places = possiblePlaces(engine, state, 0, { picture: chinaRailsPicture, legal });
 * console.log(places.every(({ kind }) => kind !== 'segment'));
 * // true
 */
export function possiblePlaces<R extends AnyRuleset, Id extends Ids<R>>(
  engine: PlanningEngine<R>,
  position: StateOrView<R, Id>,
  seat: Seat,
  how: { readonly picture: Picture; readonly legal: readonly ActionIn<R, Id>[] },
): readonly Place[] {
  return asked(
    engine,
    position,
    () => {
      const { picture, legal } = how;
      if (legal.length === 0) return [];
      const planning = planningOf(engine, position as Headed<string>);
      const game = engine.planningGame(position, mustSit(seat, position));
      const acted = (legal as readonly GameAction[]).flatMap(
        (action) => picture.placeOf(game.board, action) ?? [],
      );
      const clicked = planning.build === undefined ? acted : acted.filter(({ kind }) => kind !== 'segment');
      const reached = planning
        .status(game, seat)
        .cargo.flatMap(({ train }) => reachOf(engine, position, seat, train))
        .filter(({ turn }) => turn === 0);
      const found = new Map<string, Place>();
      for (const place of [...clicked, ...reached.map(({ place }) => place)])
        found.set(`${place.kind} ${place.id}`, place);
      return found.size > MOST ? [] : [...found.values()];
    },
    (plain) => {
      mustBeRecord(how, 'options');
      mustBeList(how.legal, 'legal');
      for (const action of how.legal) mustBeAction(plain, position, action as GameAction);
      mustBeRecord(how.picture, 'picture');
      if (typeof how.picture.placeOf !== 'function') refuse('picture', 'expected the picture of a title');
    },
  );
}
