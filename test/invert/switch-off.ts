// Runs before each test file: every engine that the tests make plays without the condition named by RAILHEAD_OFF.

import { vi } from 'vitest';
import type { AnyRuleset } from '../../src/core/engine/index.js';

vi.mock('../../src/core/engine/create-engine.js', async (importOriginal) => {
  const original = await importOriginal<typeof import('../../src/core/engine/create-engine.js')>();
  const { switchOff } = await import('./conditions.js');
  const createEngine = (rulesets: readonly AnyRuleset[], more: never) => {
    for (const ruleset of rulesets) switchOff(ruleset, process.env.RAILHEAD_OFF ?? '');
    return original.createEngine(rulesets as never, more);
  };
  return { ...original, createEngine };
});
