/** Builds the playground on the documentation site in a folder, of the modules that `npm run build` made. */
export function buildOnSite(site: string): Promise<void>;
