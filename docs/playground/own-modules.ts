// Modules with titles of somebody's own. `railhead playground --rules` serves this file with one; built, there are
// none.

/** Loads the modules. */
export const ownModules = async (): Promise<readonly object[]> => [];
