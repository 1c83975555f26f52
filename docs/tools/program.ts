// TypeScript programs of the sources. Reading and parsing takes half of the time, so a process does it once
// for every file.

import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const parsed = new Map<string, ts.SourceFile | undefined>();

/** The sources in some folders, as the options of tsconfig.json choose them; paths from the checkout. */
export function sourcesIn(folders: readonly string[]): readonly string[] {
  return optionsFor(folders).fileNames;
}

/** The program of these files and of all that they import. It computes its types itself. */
export function programOf(files: readonly string[]): ts.Program {
  const { options } = optionsFor([]);
  const host = ts.createCompilerHost(options);
  const read = host.getSourceFile;
  host.getSourceFile = (file, ...how) => {
    if (!parsed.has(file)) parsed.set(file, read(file, ...how));
    return parsed.get(file);
  };
  return ts.createProgram(files, options, host);
}

/** The program of everything that the package is made of. */
export const sourcesProgram = (): ts.Program => programOf(sourcesIn(['src', 'rulesets']));

function optionsFor(include: readonly string[]): ts.ParsedCommandLine {
  const { config } = ts.readConfigFile(`${ROOT}tsconfig.json`, ts.sys.readFile);
  return ts.parseJsonConfigFileContent({ ...config, include, files: [] }, ts.sys, ROOT);
}
