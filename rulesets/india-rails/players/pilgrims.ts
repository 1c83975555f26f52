// When planners take Pilgrims. These pay little, so no train makes a detour for them. A train takes them if
// it has space and its way leads to a city that will pay (IR-PILG-1 … 3).

import type { GameAction } from '../../../src/core/engine/index.js';
import { isAllowed } from '../../milepost/players/bots/legality.js';
import { type PlanGame, swapped, type WayAhead } from '../../milepost/players/bots/planning.js';
import { eachTrainOf } from '../../milepost/rules/define-action.js';
import { cityAt } from '../../milepost/rules/rail/city.js';
import { canAlight } from '../rules/pilgrims/boarding.js';
import type { IndiaState } from '../rules/state.js';

/** Setting Pilgrims down or taking them aboard where the seat's first train stands, or null. */
export function pilgrimsByTheWay(
  game: PlanGame,
  seat: number,
  { cities, hasRoom }: WayAhead,
): GameAction | null {
  const [{ named, train }] = eachTrainOf(game, seat);
  const setDown = { type: 'deliverPilgrims', seat, ...named } as const;
  if (isAllowed(game, setDown)) return setDown;
  // A movement point for each end is more than Pilgrims bring (M-VAR-12).
  if (!hasRoom || game.rules.loadPoints > 0) return null;
  const area = cityAt(game.board, train.at)?.area;
  if (!cities.some((city) => canAlight(city) && city.area !== area)) return null;
  const board = { type: 'pickUpPilgrims', seat, ...named } as const;
  return isAllowed(game, board) ? board : null;
}

/** Who is aboard a seat's trains, as if the two changed places. */
export function passengersSwapped(own: IndiaState, seat: number): IndiaState {
  const circus = { ...own.circus, aboard: swapped(own.circus.aboard, seat) };
  return { ...own, pilgrims: swapped(own.pilgrims, seat), circus };
}
