// Finds places for names and the rest that needs room on the picture of a title's board. Keeps them in
// maps/<id>/places.json. Run it again if the map, its outline or the search has changed; a test tells.
//   npx tsx maps/tools/find-places.ts <id>

import { writeFileSync } from 'node:fs';
import { allTitles } from '../../rulesets/index.js';
import { layOut } from './lay-out.js';

const id = process.argv[2];
const title = allTitles.find(({ ruleset }) => ruleset.id === id);
const picture = (await title?.picture()) as { findPlaces?: (board: object) => object } | undefined;
const places = title && picture?.findPlaces?.(title.ruleset.board());
if (places === undefined) {
  console.error('usage: find-places <id of a title whose places are kept>');
  process.exit(2);
}
writeFileSync(new URL(`../${id}/places.json`, import.meta.url), layOut(places));
