// npm run generate -- words: removes from the list of allowed sentences what the sources do not have any more. It adds none.
//
//   npm run generate -- words                              remove what is gone
//   npm run generate -- words --list PATH...            print the places of these files, and what to say
//   npm run generate -- words --from-scratch            write the list again; for the maintainer, who merges branches

import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { compareWithList, formatAllowed } from './allowed.js';
import { ALLOWED_FILE, findPlaces, readAllowed, sayPlace } from './texts.js';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    list: { type: 'boolean', default: false },
    'from-scratch': { type: 'boolean', default: false },
  },
});

if (values.list) for (const place of findPlaces(positionals)) console.log(sayPlace(place));
else write();

function write(): void {
  const found = findPlaces();
  const isNew = new Set(values['from-scratch'] ? [] : compareWithList(found, readAllowed()).unlisted);
  for (const place of isNew)
    console.error(`${sayPlace(place)}\n    Reword it: the list takes no new sentence.`);
  if (isNew.size > 0) process.exitCode = 1;
  writeFileSync(ALLOWED_FILE, formatAllowed(found.filter((place) => !isNew.has(place))));
}
