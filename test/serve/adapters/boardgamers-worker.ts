// The engine's side of the host: it gets the name of a function and its arguments as JSON text, and posts the result back
// as JSON text, or the error's message. It keeps nothing between calls.

import { parentPort } from 'node:worker_threads';
import { allRulesets } from '../../../rulesets/index.js';
import { createEngine } from '../../../src/core/engine/index.js';
import { toBoardgamers } from '../../../src/serve/adapters/boardgamers/index.js';
import { pebbles } from '../../core/engine/pebbles/pebbles.js';

const engine = createEngine([pebbles, ...allRulesets]);

parentPort!.on('message', (text: string) => {
  const { id, ruleset, name, args } = JSON.parse(text);
  try {
    // biome-ignore lint/suspicious/noExplicitAny: called by name
    const result = (toBoardgamers(engine, ruleset) as any)[name](...args);
    parentPort!.postMessage(JSON.stringify({ id, result }));
  } catch (error) {
    parentPort!.postMessage(JSON.stringify({ id, error: (error as Error).message }));
  }
});
