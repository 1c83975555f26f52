/** The folders below `rulesets` and `maps` that are titles, by name. */
export declare const titleFolders: readonly string[];
/** The entries of the package that package.json gives by patterns. */
export declare const titleEntries: readonly string[];
