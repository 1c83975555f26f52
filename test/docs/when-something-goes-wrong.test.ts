// The page of what goes wrong quotes what compilers and the engine say: messages of test/types/slips.txt, codes, and classes of errors.

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import * as engine from '../../src/entries/engine.js';
import { engineMessages } from '../../src/table/words/index.js';

const read = (path: string) => readFileSync(fileURLToPath(new URL(`../../${path}`, import.meta.url)), 'utf8');
const [, compiler, refused, thrown] = read('docs/when-something-goes-wrong.md').split(/^## /m);

/** What stands in code in the first column of a table. */
const quotedIn = (section: string) =>
  [...section.matchAll(/^\| (`.*?) \|/gm)].flatMap(([, first]) =>
    [...first.matchAll(/`([^`]+)`/g)].map(([, one]) => one),
  );

test('every message of the compiler is one that a slip brings about, and every slip is there', () => {
  const slips = read('test/types/slips.txt').split(/^# /m).slice(1);
  const messages = quotedIn(compiler);
  expect(messages.filter((message) => !slips.some((slip) => slip.includes(message)))).toEqual([]);
  const untold = slips.filter((slip) => !messages.some((message) => slip.includes(message)));
  expect(untold).toEqual([]);
});

test('every code is one that the engine refuses with', () => {
  expect(quotedIn(refused).length).toBeGreaterThan(4);
  expect(quotedIn(refused).filter((code) => !(code in engineMessages))).toEqual([]);
});

test('every error is a class of the package', () => {
  const classes: readonly string[] = quotedIn(thrown);
  const exported = Object.keys(engine).filter((name) => /Error$|^Fault$/.test(name));
  expect([...classes].sort()).toEqual(exported.filter((name) => name !== 'isRailheadError').sort());
});
