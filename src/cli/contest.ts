// What a thread of `railhead simulate` plays with: the flags' engine, the command's bots, and `--contest`'s.

import * as z from 'zod/mini';
import { issuesOf } from '../core/engine/base/issues.js';
import { InvalidInputError } from '../core/engine/index.js';
import type { Contest } from '../players/tournament/index.js';
import { BOTS, type Flags, textOf } from './arguments.js';
import { BadInputError } from './console.js';
import { engineOn } from './engine-for.js';
import { loadModule } from './load-module.js';
import { rulesetOf } from './titles.js';

/** The variables of the environment that name the modules of `--rules` and `--contest` to threads. */
export const MODULES = { rules: 'RAILHEAD_RULES', contest: 'RAILHEAD_CONTEST' } as const;

/** What a thread is told. It names no file: over a queue it comes from anybody. */
export interface ContestSetup {
  /** The id of the ruleset. */
  readonly id: string;
  /** The map and the deck of `--map` and `--deck`, and the hash of the board that they make. */
  readonly board?: { readonly map: unknown; readonly deck?: unknown; readonly hash: string };
}

const setupSchema = z.strictObject({
  id: z.string().check(z.minLength(1), z.maxLength(60)),
  board: z.optional(
    z.strictObject({
      map: z.unknown(),
      deck: z.optional(z.unknown()),
      hash: z.string().check(z.regex(/^[0-9a-f]{64}$/, 'expected a hash')),
    }),
  ),
});

const SENT = 'the map that came with the games';

/**
 * Makes the contest of a `simulate` command; every thread does. Modules come from the command line of the
 * thread's own process.
 */
export default async function contest(setup: unknown): Promise<Contest> {
  const parsed = z.safeParse(setupSchema, setup);
  if (!parsed.success) throw new InvalidInputError('setup', issuesOf(parsed.error));
  const { id, board: sent } = parsed.data;
  const { rules, contest: file } = MODULES;
  const flags = { rules: process.env[rules], contest: process.env[file] };
  const data = sent && { name: SENT, map: sent.map, deck: sent.deck };
  const { engine, hash } = await engineOn(await rulesetOf(id, flags), data, flags);
  if (sent !== undefined && hash !== sent.hash)
    throw new BadInputError(`${SENT} makes another board here: its hash is ${hash}, not ${sent.hash}`);
  return { engine, ...(await playersOf(flags)) };
}

/** The bots of the command and of its `--contest`, and what else that one counts. */
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
