// Writes the pages of the examples: npm run generate -- documents. The site writes those of the titles.

import { fileURLToPath } from 'node:url';
import { document } from '../../src/cli/document/write-documents.js';

// The modules, each with the number of games for examples. Bots of a published title change too often.
const DOCUMENTED = [
  ['fen-shares/fen-shares', '3'],
  ['valley-line/valley-line', '3'],
  ['house-rule/evening-china', '0'],
] as const;

/** Writes the pages, or fails where one is out of date. */
export async function documentExamples(check?: true): Promise<void> {
  for (const [module, games] of DOCUMENTED) {
    const file = fileURLToPath(new URL(`../examples/${module}.ts`, import.meta.url));
    const out = fileURLToPath(new URL(`../examples/${module.split('/')[0]}/generated`, import.meta.url));
    await document(file, { games, out, check });
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await documentExamples();
