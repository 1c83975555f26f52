// Modules with titles of somebody's own, and the files of their board. The build lists neither. `railhead
// playground` serves this file with what `--rules`, `--map` and `--deck` name.

/** Loads the modules. */
export const ownModules = async (): Promise<readonly object[]> => [];

/** A map and its deck, for every title that takes maps of its kind; null without. */
export const ownFiles: { readonly map: unknown; readonly deck: unknown } | null = null;
