// Modules with titles of somebody's own. The build lists no module. `railhead playground --rules` serves this
// file with one.

/** Loads the modules. */
export const ownModules = async (): Promise<readonly object[]> => [];
