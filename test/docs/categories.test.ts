// The headings of the reference: what they name is exported, and the sources they name are there.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ENTRIES, headingOf } from '../../docs/tools/categories.js';

const ROOT = join(import.meta.dirname, '../..');
const report = readFileSync(join(ROOT, 'docs/api-report.md'), 'utf8');
const sources = ['src', 'rulesets'].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((path) => `/${folder}/${path}`),
);

function exportsOf(entry: string): readonly string[] {
  const [, lines = ''] = report.split(`\n## \`${entry}\`\n`);
  const [own] = lines.split('\n## ');
  return [...own.matchAll(/^(?:abstract )?(?:type|interface|function|const|class|namespace) (\w+)/gm)].map(
    ([, name]) => name,
  );
}

describe.each(Object.entries(ENTRIES))('%s', (entry, headings) => {
  const words = Object.values(headings).flat();

  test('has what its headings name', () => {
    const names = exportsOf(entry);
    expect(names.length).toBeGreaterThan(10);
    expect(words.filter((word) => !word.includes('/') && !names.includes(word))).toEqual([]);
    expect(
      words.filter((word) => word.includes('/') && !sources.some((path) => path.includes(word))),
    ).toEqual([]);
  });
});

test('a name goes before a path, and what fits two headings or none has none', () => {
  expect(headingOf('railhead', 'applyAction', '/src/index.ts')).toBe('Playing');
  expect(headingOf('railhead/engine', 'TitleTypes', '/src/core/engine/base/state.ts')).toBe('Types by title');
  expect(headingOf('railhead/engine', 'layer', '/src/core/engine/rules/layer/layer.ts')).toBe(
    'House rules and chapters',
  );
  expect(headingOf('railhead/engine', 'castle', '/src/chess.ts')).toBeUndefined();
  expect(headingOf('railhead/chess', 'castle', '/src/chess.ts')).toBeUndefined();
});
