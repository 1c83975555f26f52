// India Rails: the empty board as a picture for the documentation.

import type { MilepostBoard } from '../../../rulesets/milepost/board/board.js';
import { renderBoard } from '../../../rulesets/milepost/render/render-board.js';
import { indiaMap } from '../../india-rails/index.js';
import { indiaOutline } from '../../india-rails/outline.js';

/** Draws the board with the prices of its rules in the legend. */
export function drawIndia(board: MilepostBoard): string {
  return renderBoard(board, {
    outline: indiaOutline,
    title: 'India Rails',
    subtitle: 'fifty-two cities, twenty-seven loads',
    kilometres: indiaMap.kilometres,
    // IR-BUILD-1 and IR-BUILD-2.
    prices: {
      terrain: { clear: 1, desert: 1, mountain: 2, alpine: 5, 'salt-marsh': 3 },
      city: { small: 3, medium: 3, major: 5 },
      water: { river: 2 },
    },
    credits: indiaMap.credits.join(' '),
  });
}
