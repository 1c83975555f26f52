// The published JSON Schemas and the transcript are those of the sources; the schemas say what the parsers say.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { schemaFiles } from '../../../docs/tools/schemas.js';
import { hexTycoon } from '../../../rulesets/hex-tycoon/index.js';
import { allRulesets } from '../../../rulesets/index.js';
import { wordless } from '../../../src/cli/document/words.js';
import { type AnyEngine, createEngine } from '../../../src/core/engine/index.js';
import {
  actionSchema,
  answerSchema,
  optionsSchema,
  recordSchema,
  requestSchema,
  stateSchema,
  toJsonSchema,
} from '../../../src/serve/schemas/index.js';
import { playRandomGame } from '../../../src/testing/index.js';

const FOLDER = fileURLToPath(new URL('../../../docs/schemas/', import.meta.url));
const files = schemaFiles();

test.each([...files.keys()])(
  'docs/schemas/%s is as the sources have it (npm run generate -- schemas writes it)',
  (name) => {
    expect(existsSync(FOLDER + name) && readFileSync(FOLDER + name, 'utf8') === files.get(name)).toBe(true);
  },
);

test('every field of the published schemas has a description', () => {
  const gaps = [...files].flatMap(([name, text]) =>
    name.endsWith('.json') ? wordless(JSON.parse(text), name) : [],
  );
  expect(gaps).toEqual([]);
  expect(JSON.parse(files.get('config.json')!).properties.seed.description).toContain('luck');
});

test('docs/schemas holds nothing else', () => {
  const known = [...files.keys(), 'README.md'];
  expect(readdirSync(FOLDER).filter((name) => !known.includes(name))).toEqual([]);
});

test('every line of the transcript has the published shape', () => {
  const lines = files.get('transcript.jsonl')!.trim().split('\n');
  expect(lines).toHaveLength(80);
  lines.forEach((line, n) => {
    if (n % 2 === 1) expect(answerSchema.safeParse(JSON.parse(line)).success, line).toBe(true);
    else if (JSON.parse(lines[n + 1]).ok)
      expect(requestSchema.safeParse(JSON.parse(line)).success, line).toBe(true);
  });
});

test.each(allRulesets.map((ruleset) => [ruleset.id, ruleset] as const))(
  '%s: actions, states, options and records of a game have the published shape',
  (id, ruleset) => {
    const engine = createEngine(allRulesets) as unknown as AnyEngine;
    const { actions, states, config } = playRandomGame(engine, id, { seed: 2, seats: 3, steps: 60 });
    const shape = actionSchema(ruleset);
    expect(actions.filter((action) => !shape.safeParse(action).success)).toEqual([]);
    expect(shape.safeParse({ ...actions[0], note: 1 }).success).toBe(false);
    expect(shape.safeParse({ type: 'dropSeat', seat: null, target: 1 }).success).toBe(true);
    expect(stateSchema(ruleset).safeParse(states.at(-1)).success).toBe(true);
    expect(optionsSchema(ruleset).safeParse(states[0].game.options).success).toBe(true);
    expect(recordSchema.safeParse(engine.record(id, config as never, actions as never)).success).toBe(true);
  },
);

test('JSON Schemas of a title say what options are called and what actions do', () => {
  const { properties } = toJsonSchema(optionsSchema(hexTycoon), hexTycoon.optionLabels);
  const labels = Object.entries(properties as object).map(([name, { description }]) => [name, description]);
  expect(Object.fromEntries(labels)).toEqual(hexTycoon.optionLabels);
  const { anyOf } = toJsonSchema(actionSchema(hexTycoon), hexTycoon.sentences) as {
    readonly anyOf: readonly {
      readonly description?: string;
      readonly properties: { readonly type: { readonly const: string } };
    }[];
  };
  // The host's actions are the engine's.
  const mute = anyOf.filter(({ description }) => description === undefined);
  expect(mute.map(({ properties: { type } }) => type.const)).toEqual([
    'dropSeat',
    'leaveSeat',
    'takeSeat',
    'endGame',
  ]);
  expect(anyOf[0].description).toBe('{seat} takes the company {company}.');
});

test('JSON Schemas say what an id is the id of', () => {
  const [{ properties }] = toJsonSchema(actionSchema(hexTycoon)).anyOf as readonly {
    readonly properties: Readonly<Record<string, { readonly description?: string }>>;
  }[];
  expect(properties.seat.description).toBe('id of a seat');
  expect(properties.company.description).toBe('id of a company');
  expect(properties.decision.description).toBeUndefined();
});
