// Container ports: which milepost is one, and when a train may use it (CR-CONT-5, CR-CONT-10).

import type { Crossing, Milepost } from '../../milepost/board/board.js';
import { crossingsAt } from '../../milepost/board/ports.js';
import { cityAt } from '../../milepost/rules/rail/city.js';
import { hasTrackAt } from '../../milepost/rules/rail/network.js';
import type { Train } from '../../milepost/rules/state.js';
import type { KnownGame } from '../../milepost/rules/types.js';

/** The container link whose port is the milepost, or undefined. */
export function linkAt({ board }: Pick<KnownGame, 'board'>, milepost: Milepost | null): Crossing | undefined {
  if (milepost === null) return undefined;
  return crossingsAt(board, milepost).find(({ kind }) => kind === 'container');
}

/** True if the train may use its container port now: it has waited and not moved (CR-CONT-5, CR-OPEN-8). */
export function isContainerReady(game: KnownGame, { at, waited }: Train): boolean {
  return waited && linkAt(game, at) !== undefined;
}

/** True if the seat has its right and track at the port, or anywhere in Hong Kong (CR-CONT-10, CR-OPEN-6). */
export function ownsPort({ board, state }: KnownGame, seat: number, milepost: Milepost): boolean {
  const link = linkAt({ board }, milepost);
  if (link === undefined || !state.rail.rights[seat].includes(link.id)) return false;
  const mileposts = cityAt(board, milepost)?.mileposts ?? [milepost];
  return mileposts.some((place) => hasTrackAt(board, state.rail, seat, place));
}
