// Checks that the borders of a board are worth an event. Areas whose ids begin with `border-` list the
// mileposts that a border line touches. Events shut those and their neighbours to trade (IR-OPEN-4).

import type { Report } from '../../../src/core/map/finding.js';
import type { MilepostBoard } from './board.js';
import { trackDistances } from './distances.js';

/** How far the events of a border reach, in mileposts from those that its line touches. */
export const BORDER_DEPTH = 1;

const CITIES = 3;

/** Checks that every border shuts three cities or more, each at one of its mileposts at least. */
export function checkBorders(board: MilepostBoard, error: Report): void {
  [...board.areas].forEach(([id, mileposts], index) => {
    if (!id.startsWith('border-')) return;
    const distance = trackDistances(board, mileposts);
    const shut = board.cities.filter((city) => city.mileposts.some((at) => distance[at] <= BORDER_DEPTH));
    if (shut.length >= CITIES) return;
    error('border/idle', ['map', 'areas', index], `${id} shuts ${shut.length} cities; ${CITIES} make a card`);
  });
}
