// The titles that the command knows: those of the package, and those of a module of one's own that `--rules` names.

import { allTitles } from '../../rulesets/index.js';
import { isMilepostRuleset, milepostTitle } from '../../rulesets/milepost/title.js';
import { type AnyRuleset, layersOf } from '../core/engine/index.js';
import { catalogueOf } from '../core/title/catalogue-of.js';
import type { Summary } from '../core/title/summary.js';
import type { BoardKind, Title } from '../core/title/title.js';
import { type Flags, textOf } from './arguments.js';
import { BadInputError, UsageError } from './console.js';
import { loadModule } from './load-module.js';

type AnyTitle = Title<AnyRuleset>;

/** Every title, those of `--rules` last. */
export async function titlesFor(flags: Flags): Promise<readonly AnyTitle[]> {
  const shipped = allTitles as unknown as readonly AnyTitle[];
  const file = textOf(flags, 'rules');
  if (file === undefined) return shipped;
  const own = titlesIn(await loadModule(file));
  if (own.length === 0)
    throw new BadInputError(
      `${file} exports no ruleset: export what layer or defineRuleset returns, or a title`,
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

// Whatever it exports that is a title, or rules without one; a value that has two names is one.
function titlesIn(module: object): readonly AnyTitle[] {
  const values: readonly unknown[] = [...new Set(Object.values(module).flat())];
  return values.flatMap((value) => {
    const { ruleset } = Object(value) as { ruleset?: unknown };
    if (isRuleset(ruleset)) return [value as AnyTitle];
    return isRuleset(value) ? [titleAround(value)] : [];
  });
}

function isRuleset(value: unknown): value is AnyRuleset {
  const { id, phases, tables, setup } = Object(value) as Partial<AnyRuleset>;
  return typeof id === 'string' && typeof setup === 'function' && Boolean(phases) && Boolean(tables);
}

// Rules laid over a title of the package are shown as that one is, those of a family of the package as its titles are, others in
// plain figures.
function titleAround(ruleset: AnyRuleset): AnyTitle {
  const layers = layersOf(ruleset);
  const below = allTitles.find((title) => layers.some(({ id }) => id === title.ruleset.id));
  if (below === undefined && isMilepostRuleset(ruleset)) return milepostTitle(ruleset);
  const none = async () => {
    throw new BadInputError(
      `${ruleset.id} is rules alone: export a Title, { ruleset, boards, picture, planning, summary, catalogue }, to have pictures and boards of it`,
    );
  };
  return {
    boards: none,
    picture: none,
    planning: none,
    summary: async () => plainSummary(ruleset),
    ...below,
    ruleset,
    catalogue: async () => catalogueOf(ruleset, below ? [await below.catalogue()] : []).rules,
  };
}

function plainSummary({ standing }: AnyRuleset): Summary {
  const of = (told: object, seat: number) => standing?.(told as never, seat) ?? '';
  return {
    columns: [{ head: 'standing', width: 8, of }],
    describe: (told, seat) => String(of(told, seat)),
    facts: (told, seat) => [['standing', of(told, seat)]],
  };
}
