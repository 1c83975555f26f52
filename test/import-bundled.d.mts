/** Imports a module of the folder `test`, bundled apart from whoever asks; under another name it is another copy. */
export function importBundled<Module>(file: string, name?: string): Promise<Module>;

/** Imports what esbuild makes of an input, as a module of that name. */
export function importBuilt<Module>(
  input: Pick<import('esbuild').BuildOptions, 'entryPoints' | 'stdin' | 'plugins'>,
  name: string,
): Promise<Module>;
