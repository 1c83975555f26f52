// The blocks of code that run on the site. Each becomes a module beside the pages, which a page loads when
// you press Run. A block runs if it needs only the package and a browser.

import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';

/** Where a block runs: in a worker, or on a separate page that it draws on. */
export type Runs = 'worker' | 'page';

/** How blocks run, by their ids. */
export type RunsById = Readonly<Record<string, Runs>>;

/** Names a block by its text. */
export const runId = (source: string): string =>
  createHash('sha256').update(source.trim()).digest('hex').slice(0, 12);

/**
 * Writes the runnable blocks of all pages in a folder into its folder `runs`, a file each, and `runs.json`
 * with how each of them runs.
 *
 * @param folder - The folder of the pages. The reference is left out: its examples are given their names.
 * @returns How blocks run, by their ids.
 */
export function writeRuns(folder: string): RunsById {
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (path) => path.endsWith('.md') && !/^(reference|evidence)\//.test(path),
  );
  const runs: Record<string, Runs> = {};
  mkdirSync(`${folder}/runs`, { recursive: true });
  for (const page of pages)
    for (const { info, source } of blocksOf(readFileSync(`${folder}/${page}`, 'utf8'))) {
      const how = runsAs(info, source);
      if (how === null) continue;
      const id = runId(source);
      runs[id] = how;
      writeFileSync(`${folder}/runs/${id}.mts`, `${source}\nexport {};\n`);
    }
  writeFileSync(`${folder}/runs.json`, JSON.stringify(runs));
  return runs;
}

interface Block {
  readonly info: string;
  readonly source: string;
}

const FENCE = /^( *)```(ts[^\n]*)\n([\s\S]*?)^ *```/gm;

const blocksOf = (markdown: string): readonly Block[] =>
  [...markdown.matchAll(FENCE)].map(([, indent, info, source]) => ({
    info: info.trim(),
    source: source.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
  }));

// These need Node, or a store that the site does not have.
const FOREIGN = /^(?!(railhead|fast-check)(\/|$))|^railhead\/(tournament|serve|adapters)/;

function runsAs(info: string, source: string): Runs | null {
  const imported = [...source.matchAll(/^(?:import|\}) .*?from '([^']+)'/gm)].map(([, from]) => from);
  if (imported.length === 0 || imported.some((from) => FOREIGN.test(from)) || /^export /m.test(source))
    return null;
  if (info === 'ts browser') return 'page';
  return info === 'ts' && source.includes('console.log(') ? 'worker' : null;
}
