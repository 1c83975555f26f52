// The examples of the guides run as they stand, and log what they say they log.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import * as chinaMap from '../maps/china-rails/index.js';
import * as chinaRails from '../rulesets/china-rails/index.js';
import * as hexTycoon from '../rulesets/hex-tycoon/index.js';
import * as milepost from '../rulesets/milepost/index.js';
import * as bots from '../src/bots/index.js';
import * as engine from '../src/engine/index.js';
import * as railhead from '../src/index.js';
import * as render from '../src/render/index.js';
import * as testing from '../src/testing/index.js';

const DOCS = join(import.meta.dirname, '../docs');
const modules: Readonly<Record<string, unknown>> = {
  railhead,
  'railhead/bots': bots,
  'railhead/engine': engine,
  'railhead/render': render,
  'railhead/testing': testing,
  'railhead/maps/china-rails': chinaMap,
  'railhead/rulesets/china-rails': chinaRails,
  'railhead/rulesets/hex-tycoon': hexTycoon,
  'railhead/rulesets/milepost': milepost,
};
const examples = [
  'map-format.md',
  ...readdirSync(join(DOCS, 'guides')).map((file) => `guides/${file}`),
].flatMap((file) =>
  [...readFileSync(join(DOCS, file), 'utf8').matchAll(/```ts\n([\s\S]*?)```/g)].map(([, source]) => ({
    file,
    source,
  })),
);

test.each(examples)('the example of docs/$file runs and logs what it says', async ({ source }) => {
  const { outputText } = ts.transpileModule(source, {
    compilerOptions: { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022 },
  });
  const logged: string[] = [];
  const console = { log: (...what: unknown[]) => void logged.push(what.join(' ')) };
  const require = (name: string) => {
    expect(modules).toHaveProperty([name]);
    return modules[name];
  };
  new Function('require', 'exports', 'console', outputText)(require, {}, console);
  await Promise.resolve();
  const promised = [...source.matchAll(/^console\.log\(.*\);\n\/\/ (.*)$/gm)].map(([, text]) => text);
  expect(promised.length).toBeGreaterThan(0);
  expect(logged).toEqual(promised);
});
