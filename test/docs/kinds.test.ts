// The guide names every kind of field that a state is declared of.

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as kinds from '../../src/core/engine/fields/declared/kinds.js';

// What the engine itself asks of declared fields.
const NO_KINDS = ['fieldsIn', 'hasSecrets', 'schemaOf', 'emptyOf'];

test('docs/adding-a-ruleset.md has every kind of field of a state, and no other', () => {
  const guide = readFileSync(new URL('../../docs/adding-a-ruleset.md', import.meta.url), 'utf8');
  const named = new Set([...guide.matchAll(/\bof\.(\w+)/g)].map(([, name]) => name));
  expect([...named].sort()).toEqual(
    Object.keys(kinds)
      .filter((name) => !NO_KINDS.includes(name))
      .sort(),
  );
});
