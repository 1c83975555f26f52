// A title of the package is its folders and one line: the tool writes all else that names it.

import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { titleLists } from '../../docs/tools/title-lists.js';

function write(file: string, ...lines: readonly string[]): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${lines.join('\n')}\n`);
}

test('a sixth title is its folder and one line, and may be a page and a value', async () => {
  const root = mkdtempSync(join(tmpdir(), 'sixth-title-'));
  try {
    mkdirSync(join(root, 'rulesets'));
    for (const id of readdirSync('rulesets').filter((name) => !['list.json', 'generated'].includes(name)))
      symlinkSync(resolve('rulesets', id), join(root, 'rulesets', id));
    const list = readFileSync('rulesets/list.json', 'utf8');
    const longer = list.replace('"\n]', '",\n  "tram-town"\n]');
    expect(longer.split('\n')).toHaveLength(list.split('\n').length + 1);
    write(join(root, 'rulesets/list.json'), longer);
    const own = join(root, 'rulesets/tram-town');
    write(
      join(own, 'rules/tram-town.ts'),
      `import { pebbles } from '${resolve('test/core/engine/pebbles/pebbles.js')}';`,
      "export const tramTown = { ...pebbles, id: 'tram-town' };",
    );
    write(
      join(own, 'title.ts'),
      `import { plainTitle } from '${resolve('src/core/title/plain/plain-title.js')}';`,
      "import { tramTown } from './rules/tram-town.js';",
      'export const tramTownTitle = plainTitle(tramTown);',
    );
    for (const { file, text } of titleLists(root)) write(join(root, file), text);

    const at = (name: string) => import(join(root, 'rulesets/generated', `${name}.ts`));
    const [{ allTitles }, { allRulesets }, values] = await Promise.all(
      ['titles', 'rulesets', 'title-values'].map(at),
    );
    const ids = JSON.parse(longer);
    expect(allRulesets.map(({ id }: { id: string }) => id)).toEqual(ids);
    expect(allTitles.map(({ ruleset }: { ruleset: object }) => ruleset)).toEqual(allRulesets);
    expect(Object.values(values)).toEqual(expect.arrayContaining(allTitles));
    expect(await values.tramTownTitle.catalogue()).not.toEqual([]);
  } finally {
    rmSync(root, { recursive: true });
  }
});
