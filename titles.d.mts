/** The folders below `rulesets` and `maps` that are titles, by name. */
export declare const titleFolders: readonly string[];
/** The files of the entries of the package that package.json gives by patterns, by entry. */
export declare const titleFiles: Readonly<Record<string, string>>;
/** The entries themselves. */
export declare const titleEntries: readonly string[];
