// Who may import whom, and what shared rooms may not name. A failure lists the lines to mend.

import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

interface Source {
  readonly path: string;
  readonly text: string;
  /** Imported files of ours, by path from the root without ending. */
  readonly imports: readonly string[];
}

const sources: readonly Source[] = ['src', 'rulesets', 'maps'].flatMap((folder) => readSources(folder));

function readSources(folder: string): Source[] {
  const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => file.endsWith('.ts'))
    .map((file) => {
      const path = join(folder, file);
      const text = readFileSync(join(root, path), 'utf8');
      const found = [...text.matchAll(/(?:from|import) '(\.[^']+)'/g)].map(([, to]) => to);
      return {
        path,
        text,
        imports: found.map((to) => relative(root, join(root, dirname(path), to)).replace(/\.js$/, '')),
      };
    });
}

/** Imports of a room that none of the patterns allows. */
function foreignImports(room: RegExp, allowed: readonly RegExp[]): string[] {
  return sources
    .filter(({ path }) => room.test(path))
    .flatMap(({ path, imports }) =>
      imports
        .filter((to) => !room.test(`${to}.ts`) && !allowed.some((one) => one.test(to)))
        .map((to) => `${path} imports ${to}`),
    );
}

/** Lines of a room that match. */
function lines(room: RegExp, wrong: RegExp): string[] {
  return sources
    .filter(({ path }) => room.test(path))
    .flatMap(({ path, text }) =>
      text
        .split('\n')
        .flatMap((line, index) => (wrong.test(line) ? [`${path}:${index + 1}: ${line.trim()}`] : [])),
    );
}

describe('imports point one way', () => {
  test.each([
    ['graph', /^src\/graph\//, []],
    ['random', /^src\/random\//, []],
    ['engine', /^src\/engine\//, [/^src\/random\//]],
    ['map', /^src\/map\//, [/^src\/engine\//]],
    ['testing', /^src\/testing\//, [/^src\/(engine|random)\//]],
    ['bots', /^src\/bots\//, [/^src\/engine\//]],
    ['messages', /^src\/messages\//, [/^src\/engine\//]],
    ['the milepost family', /^rulesets\/milepost\//, [/^src\/(engine|graph|map|random)\//]],
    ['China Rails', /^rulesets\/china-rails\//, [/^src\//, /^rulesets\/milepost\//, /^maps\/china-rails\//]],
    ['Hex Tycoon', /^rulesets\/hex-tycoon\//, [/^src\//, /^maps\/hex-tycoon\//]],
    [
      '20th Century Limited',
      /^rulesets\/twentieth-century-limited\//,
      [/^src\//, /^maps\/twentieth-century-limited\//],
    ],
  ] as const)('%s imports nothing it should not', (_room, room, allowed) => {
    expect(foreignImports(room, allowed)).toEqual([]);
  });

  test('only the root entry and the command line import the list of titles', () => {
    const wrong = sources.filter(
      ({ path, imports }) => imports.includes('rulesets/index') && !/^src\/(index\.ts|cli\/)/.test(path),
    );
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });
});

describe('shared rooms', () => {
  test('name no title, city or map', () => {
    const names = /china|india|iron.?dragon|hex.?tycoon|beijing|delhi|bluefeld|dalian|taiwan/i;
    expect(
      lines(/^(src\/(engine|graph|random)|rulesets\/milepost)\//, names).filter(
        (line) => !/@example|'china-rails'|\* /.test(line),
      ),
    ).toEqual([]);
  });

  test('engine, graph and random know no railway', () => {
    const nouns = /\b(rail(way|road)?s?|trains?|tracks?|milepost|loco|ferry|station)\b/i;
    expect(
      lines(/^src\/(engine|graph|random)\//, nouns).filter(
        (line) => !/railhead|^[^:]+:\d+: (\/\/|\*|\/\*)/.test(line),
      ),
    ).toEqual([]);
  });

  test('rules have no clock, no chance of their own, no files and no state of their own', () => {
    const wrong =
      /Math\.random|Date\.now|new Date\(|setTimeout|setInterval|node:fs|process\.|^let |^export let /;
    expect(lines(/^(src\/(engine|graph|random)|rulesets)\//, wrong)).toEqual([]);
  });
});
