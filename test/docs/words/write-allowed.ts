// npm run words: lowers the list of allowed places to what the sources hold now. It refuses to raise it.
//
//   npm run words                              lower the list, carry on what renamed files held
//   npm run words -- --moved OLD NEW           text went from one file to another, and both exist
//   npm run words -- --list PATH...            print the places of these files, and what to say
//   npm run words -- --from-scratch            write the list anew; for the maintainer, who merges branches

import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { formatAllowed, refusedGrowth } from './allowed.js';
import { ALLOWED_FILE, countPlaces, findPlaces, hasText, readAllowed } from './texts.js';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    list: { type: 'boolean', default: false },
    moved: { type: 'boolean', default: false },
    'from-scratch': { type: 'boolean', default: false },
  },
});

if (values.list) list(positionals);
else lower();

/** Prints places as `file:line: word → what to say`. */
function list(paths: readonly string[]): void {
  for (const [path, places] of findPlaces(paths)) {
    for (const { line, kind, say } of places) console.log(`${path}:${line}: ${kind} → ${say}`);
  }
}

function lower(): void {
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
      `${path}: ${held} × ${kind}, ${allowed} allowed. Reword them: npm run words -- --list ${path}`,
    );
  }
  if (refused.length > 0) process.exitCode = 1;
  else writeFileSync(ALLOWED_FILE, formatAllowed(now));
}
