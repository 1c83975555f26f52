// Draws every good's icon, large and at the size of cards, into docs/pictures/goods.svg:
//   npx tsx maps/tools/draw-goods.ts

import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { goodsSheet } from './goods-sheet.js';

writeFileSync(fileURLToPath(new URL('../../docs/pictures/goods.svg', import.meta.url)), goodsSheet());
