// What the link check finds, on a small site of its own.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { deadLinks } from '../../docs/tools/dead-links.js';

const folder = mkdtempSync(join(tmpdir(), 'railhead-links-'));
afterAll(() => rmSync(folder, { recursive: true }));

function deadIn(file: string, text: string): string[] {
  writeFileSync(join(folder, file), text);
  return deadLinks([join(folder, file)]).map((line) => line.slice(folder.length + 1));
}

writeFileSync(join(folder, 'there.md'), '# One, two\n\n## Again\n\n## Again\n\n| <a id="M-1"></a>M-1 |\n');
writeFileSync(join(folder, 'there.html'), '<h2 id="one">One</h2>');

test('a link in a document leads to a file, a heading or an anchor', () => {
  const good = [
    'there.md',
    'there.md#one-two',
    'there.md#again-1',
    'there.md#M-1',
    '#self',
    'https://example.org/x',
  ];
  expect(deadIn('good.md', `# Self\n${good.map((link) => `[x](${link})`).join('\n')}`)).toEqual([]);
  const bad = ['gone.md', 'there.md#three', 'there.md#again-2', '#other'];
  expect(deadIn('bad.md', bad.map((link) => `[x](${link})`).join('\n'))).toEqual(
    bad.map((link) => `bad.md: ${link}`),
  );
});

test('what stands in a block of code is no link', () => {
  expect(deadIn('code.md', '```md\n[x](gone.md)\n```\n\nand `[x](gone.md)`')).toEqual([]);
});

test('a link in a page leads to a file or an id', () => {
  expect(deadIn('good.html', '<a href="there.html#one">x</a><img alt="" src="there.md">')).toEqual([]);
  expect(deadIn('bad.html', '<a class="a" href="there.html#two">x</a><img src="gone.svg">')).toEqual([
    'bad.html: there.html#two',
    'bad.html: gone.svg',
  ]);
});
