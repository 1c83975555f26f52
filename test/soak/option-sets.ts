// Which options of a title to play: none, each alone, and every two that may be chosen together.

import * as z from 'zod/mini';
import { schemaFrom } from '../../src/core/engine/fields/schema-of.js';
import type { AnyEngine } from '../../src/core/engine/index.js';

/** Options that differ from their defaults. */
export type Options = Readonly<Record<string, boolean>>;

/** Sets of options to play, and the pairs that no game may have. */
export interface OptionSets {
  readonly sets: readonly Options[];
  readonly apart: readonly (readonly [string, string])[];
}

/**
 * The sets for a title: switches only, each turned against its default. Where an option needs another one, the first that
 * helps comes with it.
 */
export function optionSets(engine: AnyEngine, id: string): OptionSets {
  const ruleset = engine.rulesets.find((one) => one.id === id);
  if (ruleset === undefined) throw new RangeError(`no ruleset ${id}`);
  const defaults = z.parse(schemaFrom(ruleset.options), {}) as Record<string, unknown>;
  const switches = Object.keys(defaults).filter((name) => typeof defaults[name] === 'boolean');
  const turned = (...names: string[]): Options =>
    Object.fromEntries([...new Set(names)].map((name) => [name, defaults[name] !== true]));
  const mayBe = (options: Options) => z.safeParse(schemaFrom(ruleset.options), options).success;
  const completed = (...names: string[]): Options | undefined =>
    [turned(...names), ...switches.map((helper) => turned(...names, helper))].find(mayBe);

  const sets: Options[] = [{}];
  const apart: [string, string][] = [];
  for (const [place, one] of switches.entries()) {
    const alone = completed(one);
    if (alone !== undefined) sets.push(alone);
    for (const other of switches.slice(place + 1)) {
      const both = completed(one, other);
      if (both === undefined) apart.push([one, other]);
      else sets.push(both);
    }
  }
  return { sets, apart };
}
