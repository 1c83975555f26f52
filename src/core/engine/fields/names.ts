// What notation calls things that have numbers: a place on a board is `63,28`, as on the map, and not 2182.

/** The names of the things of one kind. */
export interface NameTable {
  /** The name of the thing with this number; undefined for a number that no thing has. */
  name(thing: number): string | undefined;
  /** The number of the thing with this name; undefined for a name that no thing has. */
  number(name: string): number | undefined;
  /** What a name looks like, for the refusal of other words: `expected a column and a row, such as 63,28`. */
  readonly wanted: string;
}

/** The names of a board's things, by kind; things of any other kind are called by their ids. */
export type NameTables = Readonly<Record<string, NameTable>>;

/** The names of a game whose ruleset gives none: everything is called by its id. */
export const NO_NAMES: NameTables = {};

/** What a table calls a thing; the thing itself as text where the table does not know it. */
export function nameIn(table: NameTable | undefined, thing: unknown): string {
  const name = table !== undefined && typeof thing === 'number' ? table.name(thing) : undefined;
  return name ?? String(thing);
}
