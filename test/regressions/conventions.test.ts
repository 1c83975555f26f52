// What belongs into this folder. A file here is one fault that people met: a crash, a hang, a wrong answer. It is named by
// what broke (`contest-not-there.test.ts`), opens with a sentence in the past tense that says what happened, plays the very
// input that did it, and says by its titles what must happen instead. It is kept however unlikely the fault has become.
// What a rule means is tested beside its title; inputs that a fuzzer found are in test/corpus.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const files = readdirSync(import.meta.dirname).filter((name) => name !== 'conventions.test.ts');

test.each(files)('%s is named by what broke, and says in its first lines what happened', (name) => {
  expect(name).toMatch(/^[a-z0-9]+(-[a-z0-9]+)+\.test\.tsx?$/);
  const [first] = readFileSync(join(import.meta.dirname, name), 'utf8').split('\n\n');
  const told = first
    .split('\n')
    .map((line) => line.replace(/^\/\/ /, ''))
    .join(' ');
  expect(first.split('\n').every((line) => line.startsWith('// '))).toBe(true);
  expect(told).toMatch(/^.{30,}\.$/);
});
