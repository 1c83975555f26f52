// What a thread of `railhead simulate` plays with: the engine that the flags ask for, and the command's bots.

import type { Contest } from '../tournament/index.js';
import { BOTS, type Flags } from './arguments.js';
import { engineFor } from './engine-for.js';
import { rulesetOf } from './titles.js';

/** The variable of the environment that names the module of `--rules` to threads. */
export const RULES = 'RAILHEAD_RULES';

/** What a thread is told: the ruleset's id and the flags. */
export interface ContestSetup {
  readonly id: string;
  readonly flags: Flags;
}

/** Makes the contest of a `simulate` command; every thread does. */
export default async function contest(setup: unknown): Promise<Contest> {
  const { id, flags: given } = setup as ContestSetup;
  const flags = { ...given, rules: process.env[RULES] };
  const { engine } = await engineFor(await rulesetOf(id, flags), flags);
  return { engine, bots: BOTS };
}
