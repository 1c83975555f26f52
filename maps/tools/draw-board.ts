// Draws the picture of a title's board into docs/pictures:
//   npx tsx maps/tools/draw-board.ts <id>

import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { allTitles } from '../../rulesets/index.js';

const id = process.argv[2];
const title = allTitles.find(({ ruleset }) => ruleset.id === id);
if (title === undefined) {
  console.error('usage: draw-board <id>');
  process.exit(2);
}
const { draw } = await title.picture();
const file = new URL(`../../docs/pictures/${id}.svg`, import.meta.url);
writeFileSync(fileURLToPath(file), draw(title.ruleset.board()));
