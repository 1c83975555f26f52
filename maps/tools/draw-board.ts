// Draws the picture of a board into docs/pictures:
//   npx tsx maps/tools/draw-board.ts <id>

import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { compileBoard } from '../../rulesets/milepost/board/compile-board.js';
import { renderBoard } from '../../rulesets/milepost/render/render-board.js';
import { chinaDeck, chinaMap } from '../china-rails/index.js';
import { chinaOutline } from '../china-rails/outline.js';

const id = process.argv[2];
if (id !== 'china-rails') {
  console.error('usage: draw-board <id>');
  process.exit(2);
}
const picture = renderBoard(compileBoard(chinaMap, chinaDeck), {
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
writeFileSync(fileURLToPath(new URL(`../../docs/pictures/${id}.svg`, import.meta.url)), picture);
