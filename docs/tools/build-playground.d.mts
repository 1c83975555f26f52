/** Builds the playground beside the package's modules in a folder: a page, its script, and its packages. */
export function buildBeside(dist: string): Promise<void>;
