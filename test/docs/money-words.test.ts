// The page of a title counts money as its refusals do: Iron Dragon in gold pieces, not in millions.

import { expect, test } from 'vitest';
import { fieldComments } from '../../docs/tools/titles/comments.js';
import { ironDragon } from '../../rulesets/iron-dragon/index.js';
import { optionsSchema, toJsonSchema } from '../../src/serve/schemas/index.js';

test('options and state of Iron Dragon are told without millions', () => {
  const comments = fieldComments(['rulesets/milepost/rules/state.ts', 'rulesets/iron-dragon/rules/state.ts']);
  const options = toJsonSchema(optionsSchema(ironDragon)) as { properties: object };
  const words = [...comments.values(), ...Object.values(options.properties).map((one) => one.description)];
  expect(words.length).toBeGreaterThan(60);
  expect(words.filter((text) => /million|\d M\b/i.test(text))).toEqual([]);
});
