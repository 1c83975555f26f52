// Finds where names, prices and panels stand on the board of a milepost title, and keeps it in maps/<id>/places.json:
//   npx tsx maps/tools/find-places.ts <id>
// To be run again whenever the map, its outline or the way in which names look for room has changed; a test tells.

import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { allTitles } from '../../rulesets/index.js';
import type { MilepostBoard } from '../../rulesets/milepost/board/board.js';
import type { MilepostTitlePicture } from '../../rulesets/milepost/picture/title-picture.js';
import type { Picture } from '../../src/core/title/picture.js';

const id = process.argv[2];
const title = allTitles.find(({ ruleset }) => ruleset.id === id);
const picture: (Picture & Partial<MilepostTitlePicture>) | undefined = await title?.picture();
if (title === undefined || picture?.findPlaces === undefined) {
  console.error('usage: find-places <id of a milepost title>');
  process.exit(2);
}
const { board, found } = picture.findPlaces(title.ruleset.board() as MilepostBoard);
const rows = found.map((place) => `    ${JSON.stringify(place)}`);
const text = `{\n  "board": ${JSON.stringify(board)},\n  "found": [\n${rows.join(',\n')}\n  ]\n}\n`;
writeFileSync(fileURLToPath(new URL(`../${id}/places.json`, import.meta.url)), text);
