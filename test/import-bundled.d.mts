/** Imports a module of the folder `test`, bundled apart from whoever asks; under another name it is another copy. */
export function importBundled<Module>(file: string, name?: string): Promise<Module>;
