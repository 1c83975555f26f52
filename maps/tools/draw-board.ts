// Draws the picture of a board into docs/pictures:
//   npx tsx maps/tools/draw-board.ts <id>

import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineBoard } from '../../rulesets/milepost/board/define-board.js';
import { drawIronDragon } from '../../src/render/iron-dragon.js';
import { chinaDeck, chinaMap } from '../china-rails/index.js';
import { indiaDeck, indiaMap } from '../india-rails/index.js';
import { ironDeck, ironMap } from '../iron-dragon/index.js';
import { drawChina } from './china-rails/draw.js';
import { drawIndia } from './india-rails/draw.js';

const pictures: Readonly<Record<string, () => string>> = {
  'china-rails': () => drawChina(defineBoard(chinaMap, chinaDeck)),
  'india-rails': () => drawIndia(defineBoard(indiaMap, indiaDeck)),
  'iron-dragon': () => drawIronDragon(defineBoard(ironMap, ironDeck)),
};

const id = process.argv[2];
const draw = pictures[id];
if (!draw) {
  console.error('usage: draw-board <id>');
  process.exit(2);
}
writeFileSync(fileURLToPath(new URL(`../../docs/pictures/${id}.svg`, import.meta.url)), draw());
