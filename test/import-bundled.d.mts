/** Imports a module of the folder `test`, bundled apart from whoever asks; under another name it is another copy. */
export function importBundled<Module>(file: string, name?: string): Promise<Module>;

/** What a module is made of. */
type Input = Pick<import('esbuild').BuildOptions, 'entryPoints' | 'stdin' | 'plugins'>;

/** Imports what esbuild makes of an input, as a module of that name. */
export function importBuilt<Module>(input: Input, name: string): Promise<Module>;

/** Writes what esbuild makes of an input into a file of that name, and tells its path. */
export function buildModule(input: Input, name: string): Promise<string>;
