// What a thread of `railhead simulate` plays with: the engine that the flags ask for, and the command's bots.

import type { Contest } from '../tournament/index.js';
import { BOTS, type Flags, rulesetOf } from './arguments.js';
import { engineFor } from './engine-for.js';

/** What a thread is told: the ruleset's id and the flags. */
export interface ContestSetup {
  readonly id: string;
  readonly flags: Flags;
}

/** Makes the contest of a `simulate` command; every thread does. */
export default async function contest(setup: unknown): Promise<Contest> {
  const { id, flags } = setup as ContestSetup;
  const { engine } = await engineFor(rulesetOf(id), flags);
  return { engine, bots: BOTS };
}
