// Checks tables that a layer lays over those of its base. Each must replace a table of the base by one of the
// same kind. Else a misspelt name would change nothing, and a price that is not a number would break rules.

import { nearestName } from '../base/nearest-name.js';
import { InvalidInputError, type Issue } from '../base/rejection.js';

/**
 * Throws {@link InvalidInputError} unless names are those of the base, and values of the kind that they
 * replace. Numbers stay finite, whole where the base's are whole, and not negative where the base's are not.
 */
export function mustFit(base: object, tables: object, at: readonly string[] = ['tables']): void {
  const replaced = new Map<string, unknown>(Object.entries(base));
  const issues = Object.entries(tables).flatMap(([name, value]) => {
    const path = [...at, name];
    if (replaced.has(name)) return unfitValues(replaced.get(name), value, path);
    return [
      { path, message: `there is no such table; did you mean ${nearestName(name, [...replaced.keys()])}?` },
    ];
  });
  if (issues.length > 0) throw new InvalidInputError('ruleset', issues);
}

function unfitValues(base: unknown, value: unknown, path: readonly string[]): readonly Issue[] {
  const refuse = (message: string) => [{ path, message }];
  // Null means that there is none: a table may be given where there was none, and taken away.
  if (base === null || value === null || base === undefined) return [];
  if (typeof value !== typeof base || Array.isArray(value) !== Array.isArray(base))
    return refuse(`expected ${kindOf(base)}`);
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) return refuse('expected a finite number');
    if (Number.isInteger(base) && !Number.isInteger(value)) return refuse('expected a whole number');
    return (base as number) >= 0 && value < 0 ? refuse('expected at least 0') : [];
  }
  if (typeof value !== 'object') return [];
  const entries = Object.entries(base as Record<string, unknown>);
  const isTable = path.length === 2 && entries.length > 0 && !Array.isArray(base);
  if (isTable && entries.every(isFigure)) return unfitFigures(base as Figures, value as Figures, path);
  // A further entry is like the others, where these are records: a table of locos may have one more.
  const like = entries.every(([, entry]) => typeof entry === 'object') ? entries[0]?.[1] : undefined;
  const rows = entries.map(([, row]) => row).filter(isRecord);
  if (isTable && rows.length === entries.length) {
    const issues = Object.entries(value).flatMap(([key, row]) => unfitNames(rows, row, [...path, key]));
    if (issues.length > 0) return issues;
  }
  return Object.entries(value as object).flatMap(([key, part]) => {
    const own = Object.hasOwn(base as object, key) ? (base as Record<string, unknown>)[key] : like;
    const issues = unfitValues(own, part, [...path, key]);
    // A list may lose entries or have them in another order, so a part may be like any of them.
    const isLikeAny = issues.length > 0 && Array.isArray(base) && base.some((one) => fits(one, part));
    return isLikeAny ? [] : issues;
  });
}

const fits = (base: unknown, value: unknown) =>
  base === value || unfitValues(base, value, ['', '', '']).length === 0;

type Figures = Readonly<Record<string, unknown>>;

// A figure, or a question of the rules: what a table has by fixed names, each of which some rule reads.
const isFigure = ([, entry]: readonly [string, unknown]) => entry === null || typeof entry !== 'object';

function unfitFigures(base: Figures, value: Figures, path: readonly string[]): readonly Issue[] {
  const names = Object.keys(base);
  const missing = names.filter((name) => !Object.hasOwn(value, name));
  return [
    ...missing.map((name) => ({ path: [...path, name], message: 'it is missing' })),
    ...Object.entries(value).flatMap(([name, figure]) =>
      Object.hasOwn(base, name)
        ? unfitValues(base[name], figure, [...path, name])
        : [{ path: [...path, name], message: unread(name, names) }],
    ),
  ];
}

const isRecord = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

// A row has what every row of the base has, and nothing that none of them has.
function unfitNames(rows: readonly object[], row: unknown, path: readonly string[]): readonly Issue[] {
  if (!isRecord(row)) return [{ path, message: 'expected a record' }];
  const names = [...new Set(rows.flatMap(Object.keys))];
  const isEverywhere = (name: string) => rows.every((one) => Object.hasOwn(one, name));
  const missing = names.filter((name) => isEverywhere(name) && !Object.hasOwn(row, name));
  const strange = Object.keys(row).filter((name) => !names.includes(name));
  return [
    ...missing.map((name) => ({ path: [...path, name], message: 'it is missing' })),
    ...strange.map((name) => ({ path: [...path, name], message: unread(name, names) })),
  ];
}

const unread = (name: string, names: readonly string[]) =>
  `no rule reads it; did you mean ${nearestName(name, names)}?`;

function kindOf(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  return typeof value === 'object' ? 'a record' : `a ${typeof value}`;
}
