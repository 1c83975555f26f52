/** Builds the playground beside the modules of the package, which lie in a folder: a page, its script, and the packages they name. */
export function buildBeside(dist: string): Promise<void>;
