// npm run generate -- words: lowers the list of allowed places to what the sources hold now. It refuses to raise it.
//
//   npm run generate -- words                              lower the list, carry on what renamed files held
//   npm run generate -- words --moved OLD NEW           text went from one file to another, and both exist
//   npm run generate -- words --list PATH...            print the places of these files, and what to say
//   npm run generate -- words --from-scratch            write the list anew; for the maintainer, who merges branches

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
  const now = countPlaces(found);
  const moves: { from: string; to: string }[] = [];
  if (values.moved) {
    const [from, to] = positionals;
    if (from === undefined || to === undefined || positionals.length > 2) {
      throw new Error('--moved takes two files: the old one and the new one.');
    }
    moves.push({ from, to });
  }
  const refused = values['from-scratch'] ? [] : refusedGrowth(now, readAllowed(), hasText, moves);
  for (const { path, kind, now: held, allowed } of refused) {
    console.error(
      `${path}: ${held} × ${kind}, ${allowed} allowed. Reword them: npm run generate -- words --list ${path}`,
    );
  }
  if (refused.length > 0) process.exitCode = 1;
  else writeFileSync(ALLOWED_FILE, formatAllowed(now));
}
