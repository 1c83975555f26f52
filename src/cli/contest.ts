// What a thread of `railhead simulate` plays with: the engine that the flags ask for, the command's bots, and those of `--contest`.

import type { Contest } from '../tournament/index.js';
import { BOTS, type Flags, textOf } from './arguments.js';
import { BadInputError } from './console.js';
import { engineFor } from './engine-for.js';
import { loadModule } from './load-module.js';
import { rulesetOf } from './titles.js';

/** The variables of the environment that name the modules of `--rules` and `--contest` to threads. */
export const MODULES = { rules: 'RAILHEAD_RULES', contest: 'RAILHEAD_CONTEST' } as const;

/** What a thread is told: the ruleset's id and the flags. */
export interface ContestSetup {
  readonly id: string;
  readonly flags: Flags;
}

/** Makes the contest of a `simulate` command; every thread does. */
export default async function contest(setup: unknown): Promise<Contest> {
  const { id, flags: given } = setup as ContestSetup;
  const { rules, contest: file } = MODULES;
  const flags = { ...given, rules: process.env[rules], contest: process.env[file] };
  const { engine } = await engineFor(await rulesetOf(id, flags), flags);
  return { engine, ...(await playersOf(flags)) };
}

/** The bots of the command and of its `--contest`, and what that one counts besides. */
export async function playersOf(flags: Flags): Promise<Pick<Contest, 'bots' | 'watch'>> {
  const file = textOf(flags, 'contest');
  if (file === undefined) return { bots: BOTS };
  const made = await ownContest(file);
  if (Object.values(made.bots ?? {}).some((bot) => typeof bot === 'function'))
    return { bots: { ...BOTS, ...made.bots }, ...(made.watch && { watch: made.watch }) };
  throw new BadInputError(`${file} has no bots: its default export makes { bots: { name: () => bot } }`);
}

// The engine is the command's, so a module for it need not bring one.
async function ownContest(file: string): Promise<Partial<Contest>> {
  const { default: made } = (await loadModule(file)) as { default?: unknown };
  try {
    return Object(typeof made === 'function' ? await made() : made);
  } catch (error) {
    throw new BadInputError(`${file} cannot be loaded: ${error instanceof Error ? error.message : error}`);
  }
}
