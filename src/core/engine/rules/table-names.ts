// Names in tables: a loco that can be upgraded to others, a marker that lies on a town. A name that means
// nothing would break a rule in the middle of a game, so it is refused where a title, a layer or a variant
// brings it.

import { nearestName } from '../base/nearest-name.js';
import { InvalidInputError, type Issue } from '../base/rejection.js';

/** Names in a table, and the names that mean something there. */
export interface TableNames {
  /** Where they stand: `['locos', 'freight', 'upgrades']`. */
  readonly at: readonly string[];
  readonly names: readonly string[];
  /** All names that mean something there. */
  readonly among: readonly string[];
}

/** Of a ruleset, what is looked at here. */
interface Naming {
  readonly tables: object;
  // biome-ignore lint/suspicious/noExplicitAny: each title has tables of its own
  tableNames?(tables: any): Iterable<TableNames>;
}

/** The names in tables that mean nothing, each with the nearest that does. */
export function* strangeNames(ruleset: Naming, tables: object): Iterable<Issue> {
  for (const { at, names, among } of ruleset.tableNames?.(tables) ?? [])
    for (const name of names)
      if (!among.includes(name))
        yield {
          path: ['tables', ...at],
          message: `there is no ${String(name)}; did you mean ${nearestName(String(name), among)}?`,
        };
}

/** Throws {@link InvalidInputError} for tables with a name that means nothing. */
export function mustKnowNames(ruleset: Naming, tables: object = ruleset.tables): void {
  const issues = [...strangeNames(ruleset, tables)];
  if (issues.length > 0) throw new InvalidInputError('ruleset', issues);
}
