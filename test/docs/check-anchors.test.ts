// What is found in a built site, on a small one.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { faultsOf } from '../../docs/tools/check-anchors.js';

const site = mkdtempSync(join(tmpdir(), 'railhead-site-'));
afterAll(() => rmSync(site, { recursive: true }));
const write = (file: string, text: string) => writeFileSync(join(site, file), text);

test('links lead to files and anchors that there are, and no component is missing', () => {
  write('there.html', '<h2 id="one two">One</h2>');
  write(
    'page.html',
    '<p id="self"></p><a href="#self">x</a><a href="there.html#one%20two">x</a><a href="https://x.org">x</a>',
  );
  write('index.html', '<a href="/railhead/there.html#one%20two">x</a><a href="/railhead/">x</a>');
  expect(faultsOf(site, '/railhead/')).toEqual([]);
  write(
    'page.html',
    '<a href="#other">x</a><img src="gone.svg"><a href="/railhead/there.html?x#two">x</a><Live id="x"/>',
  );
  const page = join(site, 'page.html');
  expect(faultsOf(site, '/railhead/')).toEqual([
    `${page}: #other leads nowhere`,
    `${page}: gone.svg leads nowhere`,
    `${page}: /railhead/there.html?x#two leads nowhere`,
    `${page}: a component is missing`,
  ]);
});
