// Writes what is written from something else; tests fail where a file is stale.
//   npm run generate                      all of it, but for the sample games
//   npm run generate -- rules schemas     only these
//   npm run generate -- words --list FILE    one, with options of its own

import { execFileSync } from 'node:child_process';

const WRITERS = {
  titles: 'docs/tools/title-lists.ts',
  states: 'docs/tools/write-states.ts',
  rules: 'docs/tools/write-catalogues.ts',
  schemas: 'docs/tools/write-schemas.ts',
  documents: 'docs/tools/write-documents.ts',
  'api-report': 'docs/tools/write-api-report.ts',
  words: 'test/docs/words/write-allowed.ts',
  'sample-games': 'docs/tools/write-sample-games.ts',
};
const names = Object.keys(WRITERS) as (keyof typeof WRITERS)[];

const given = process.argv.slice(2);
const [options, asked] = [true, false].map((isOption) =>
  given.filter((_, at) => isOptionAt(at) === isOption),
);
const unknown = asked.filter((name) => !names.some((known) => known === name));
if (unknown.length > 0)
  throw new Error(`${unknown.join(', ')}: nothing writes it; there are ${names.join(', ')}`);
// Bots play the sample games for minutes, and games of another version of the rules are still good samples.
const wanted = asked.length > 0 ? asked : names.filter((name) => name !== 'sample-games');
for (const name of names.filter((one) => wanted.includes(one)))
  execFileSync('npx', ['tsx', WRITERS[name], ...options], { stdio: 'inherit' });

// What follows the first option belongs to it.
function isOptionAt(at: number): boolean {
  return given.slice(0, at + 1).some((one) => one.startsWith('--'));
}
