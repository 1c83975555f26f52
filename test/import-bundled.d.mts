/** Imports a module of the folder `test`, bundled apart from whoever asks. */
export function importBundled<Module>(file: string): Promise<Module>;
