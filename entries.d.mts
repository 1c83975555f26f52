/** The folders below `rulesets` and `maps` that are titles, by name. */
export declare const titleFolders: readonly string[];
/** The sources of the entries that package.json gives by a pattern, by entry. */
export declare const titleFiles: Readonly<Record<string, string>>;
/** The names of those entries. */
export declare const titleEntries: readonly string[];
/** The sources of all entries of the package, by entry. */
export declare const entryFiles: Readonly<Record<string, string>>;
