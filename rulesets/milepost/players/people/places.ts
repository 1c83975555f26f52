// Which places of the board actions are about, in words of pictures: mileposts, segments and cities.

import type { GameAction } from '../../../../src/core/engine/index.js';
import type { Place } from '../../../../src/core/title/picture.js';
import type { Milepost, MilepostBoard } from '../../board/board.js';
import { farPort } from '../../board/ports.js';
import type { KnownGame } from '../../rules/types.js';
import type { FamilyAction, MilepostPlanningSpec } from './spec.js';

// Actions that have to do with the city or port where the train stands.
const WHERE_IT_STANDS: ReadonlySet<string> = new Set(['pickUpLoad', 'deliverLoad', 'dropLoad', 'backtrack']);

/** A milepost as a place. */
export const placeAt = (id: Milepost): Place => ({ kind: 'milepost', id });

/** The places that an action is about, the most telling first. */
export function placesOfAction(
  spec: MilepostPlanningSpec,
  game: KnownGame,
  action: GameAction,
): readonly Place[] {
  const asked = action as FamilyAction;
  const own = spec.placesOwn?.(game, asked);
  if (own !== undefined) return own.map(placeAt);
  const { from, to } = endsOfAction(game, asked);
  if (asked.type === 'buildTrack' && from !== null && to !== null) {
    const id = game.board.segment(from, to);
    return id < 0 ? [placeAt(to)] : [{ kind: 'segment', id }, placeAt(to)];
  }
  if (asked.type === 'crossFerry' && from !== null && to !== null) return [placeAt(to), placeAt(from)];
  if (WHERE_IT_STANDS.has(asked.type) && from !== null) return [placeAt(from)];
  return to === null ? [] : [placeAt(to)];
}

/** Where an action begins and where it leads, as mileposts; null for what it does not have. */
export function endsOfAction(
  { board, state }: KnownGame,
  action: GameAction,
): { readonly from: Milepost | null; readonly to: Milepost | null } {
  const { type, seat, train = 0, from, to, milepost, ferry } = action as FamilyAction;
  if (type === 'buildTrack') return { from: from ?? null, to: to as Milepost };
  if (type === 'placeTrain') return { from: null, to: milepost as Milepost };
  const at = seat === null ? null : (state.seats[seat]?.trains[train]?.at ?? null);
  if (type === 'moveTrain') return { from: at, to: to as Milepost };
  if (type === 'crossFerry' && at !== null) {
    const crossing = board.crossings.find(({ id }) => id === ferry);
    return { from: at, to: crossing?.ports.includes(at) ? farPort(crossing, at) : null };
  }
  return { from: WHERE_IT_STANDS.has(type) ? at : null, to: null };
}

/** All that is the same place: a city and its mileposts, a segment by itself. */
export function samePlaces(board: MilepostBoard, place: Place): readonly Place[] {
  if (place.kind === 'milepost') {
    const city = board.cityAt[place.id] ?? -1;
    return city < 0 ? [place] : [place, { kind: 'city', id: city }];
  }
  return place.kind === 'city' ? [place, ...milepostsOf(board, place).map(placeAt)] : [place];
}

/**
 * The mileposts of a place: those of a city, both ends of a segment; none of a place that the board does not
 * have.
 */
export function milepostsOf({ cities, ends, size }: MilepostBoard, { kind, id }: Place): readonly Milepost[] {
  if (kind === 'milepost') return Number.isInteger(id) && id >= 0 && id < size ? [id] : [];
  if (kind === 'city') return cities[id]?.mileposts ?? [];
  if (kind !== 'segment' || !(ends[2 * id] >= 0)) return [];
  return [ends[2 * id], ends[2 * id + 1]];
}
