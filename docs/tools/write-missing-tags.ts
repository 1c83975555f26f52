// Takes out of the list of missing tags what is there by now: the list only shrinks. With --from-scratch it is written anew, for names
// that have moved:   npm run tags

import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { missingTags } from './tags.js';

const LIST = fileURLToPath(new URL('../../test/docs/missing-tags.txt', import.meta.url));

/** The lines of the list. */
export const listedTags = (): readonly string[] =>
  readFileSync(LIST, 'utf8')
    .split('\n')
    .filter((line) => line !== '');

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const missing = missingTags();
  const listed = process.argv.includes('--from-scratch') ? missing : listedTags();
  const left = listed.filter((line) => missing.includes(line));
  writeFileSync(LIST, `${left.join('\n')}\n`);
  console.log(`${left.length} tags are missing`);
}
