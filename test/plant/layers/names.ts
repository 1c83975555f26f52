// Bugs planted into layers: what a layer calls things by: tables, policies, rules, actions, phases and slices that there are not, or that are there twice.

import { hexTycoon } from '../../../rulesets/hex-tycoon/ruleset.js';
import { defineSlice } from '../../../src/core/engine/index.js';
import { pebbles } from '../../core/engine/pebbles/pebbles.js';
import { chapter, type LayerBug, over, purse, rule, texts, type Untyped } from './planting.js';

export const NAMES_BUGS: readonly LayerBug[] = [
  { bug: 'a table that is misspelt', ruleset: () => over({ tables: { handAtSatrt: 4 } }) },
  {
    bug: 'a table of tables that is misspelt',
    ruleset: () => over({ tables: { income: { city: 3, twon: 1 } } }, hexTycoon),
  },
  { bug: 'a policy that nobody asks', ruleset: () => over({ policies: { wroth: () => () => 1 } }) },
  { bug: 'a replaced rule that there is not', ruleset: () => over({ replaces: ['P-TAKE-9'] }) },
  {
    bug: 'a condition on an action that there is not',
    ruleset: () => over({ texts, conditions: { takeStoen: [rule(() => null)] } }),
  },
  {
    bug: 'an action in a phase that there is not',
    ruleset: () => chapter({ actions: { trun: [pebbles.phases.turn.actions[0]] } }),
  },
  {
    bug: 'two chapters with one slice',
    ruleset: () => over({ chapters: ['one', 'two'].map((id) => ({ id, state: purse })) }),
  },
  {
    bug: 'two chapters that lay one table',
    ruleset: () =>
      over({
        chapters: ['one', 'two'].map((id) => ({ id, tables: { rounds: 2 } })),
      }),
  },
  {
    bug: 'a slice that is called as a field of the title',
    ruleset: () => chapter({ state: defineSlice('beach', (of: Untyped) => ({ coins: of.count })) }),
  },
];
