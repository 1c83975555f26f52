// The titles that the command finds: those of the package, and those of a module that `--rules` names.

import { allTitles } from '../../rulesets/index.js';
import { titlesIn } from '../../rulesets/titles-in.js';
import type { AnyRuleset } from '../core/engine/index.js';
import type { BoardKind, Title } from '../core/title/title.js';
import { type Flags, textOf } from './arguments.js';
import { BadInputError, UsageError } from './console.js';
import { loadModule } from './load-module.js';

type AnyTitle = Title<AnyRuleset>;

/** Every title, those of `--rules` last. */
export async function titlesFor(flags: Flags): Promise<readonly AnyTitle[]> {
  const shipped = allTitles as readonly AnyTitle[];
  const file = textOf(flags, 'rules');
  if (file === undefined) return shipped;
  const own = titlesIn(await loadModule(file));
  if (own.length === 0)
    throw new BadInputError(
      `${file} exports no ruleset: export what layer or a declared title returns, or a title`,
    );
  const all = [...shipped, ...own];
  const twice = all.find(({ ruleset }, n) => all.findIndex((one) => one.ruleset.id === ruleset.id) < n);
  if (twice !== undefined) throw new BadInputError(`${file}: there is a title ${twice.ruleset.id} already`);
  return all;
}

/** The title of an id. */
export async function titleOf(id: string, flags: Flags): Promise<AnyTitle> {
  const all = await titlesFor(flags);
  const found = all.find(({ ruleset }) => ruleset.id === id);
  if (found !== undefined) return found;
  throw new UsageError(
    `there is no ruleset ${id}; there are ${all.map(({ ruleset }) => ruleset.id).join(', ')}`,
  );
}

/** The ruleset of an id. */
export async function rulesetOf(id: string, flags: Flags): Promise<AnyRuleset> {
  return (await titleOf(id, flags)).ruleset;
}

/** Every kind of map, by what map files call it. */
export async function boardKinds(): Promise<ReadonlyMap<string, BoardKind>> {
  const kinds = await Promise.all(allTitles.map(({ boards }) => boards()));
  return new Map(kinds.map((kind) => [kind.kind, kind]));
}
