// China Rails: the empty board as a picture for the documentation.

import type { MilepostBoard } from '../../../rulesets/milepost/board/board.js';
import { renderBoard } from '../../../rulesets/milepost/render/render-board.js';
import { chinaMap } from '../../china-rails/index.js';
import { chinaOutline } from '../../china-rails/outline.js';

/** Draws the board with the prices of its rules in the legend. */
export function drawChina(board: MilepostBoard): string {
  return renderBoard(board, {
    outline: chinaOutline,
    title: 'China Rails',
    subtitle: 'fifty-two cities, twenty-seven loads',
    kilometres: chinaMap.kilometres,
    // CR-BUILD-1 and CR-BUILD-2.
    prices: {
      terrain: { clear: 1, desert: 1, mountain: 2, alpine: 5 },
      city: { small: 3, medium: 3, major: 5 },
      water: { river: 2, 'dry-river': 1, lake: 3, 'dry-lake': 1, inlet: 3 },
    },
    credits: chinaMap.credits.join(' '),
  });
}
