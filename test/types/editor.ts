// What an editor shows of code that a user writes: hovers and error messages, as TypeScript's own language service prints them.

import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** Code as it stands in an editor, beside the sources of the package or beside what is built of them. */
export interface Editor {
  /** What is shown over a place: `word` where it stands right behind `after`. */
  hover(word: string, after?: string): string;
  /** What is said of a place, below its type. */
  words(word: string, after?: string): string;
  /** The errors of the file, each on a line with what is wrong first. */
  errors(): readonly string[];
}

const BUILT = { railhead: ['./dist/index.d.ts'], 'railhead/*': ['./dist/*.d.ts'] };

/** Opens an editor for each of these texts, all of one project, with the types of the sources or of what is built. */
export function editorsWith(
  codes: readonly string[],
  types: 'sources' | 'built' = 'sources',
): readonly Editor[] {
  const { config } = ts.readConfigFile(`${ROOT}tsconfig.json`, ts.sys.readFile);
  if (types === 'built') config.compilerOptions.paths = BUILT;
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [], files: ['x'] }, ts.sys, ROOT);
  const files = new Map(codes.map((code, at) => [`${ROOT}test/types/as-written-by-user-${at}.ts`, code]));
  const snapshots = new Map<string, ts.IScriptSnapshot | undefined>();
  const service = ts.createLanguageService({
    ...ts.sys,
    useCaseSensitiveFileNames: () => true,
    getCompilationSettings: () => options,
    getScriptFileNames: () => [...files.keys()],
    getScriptVersion: () => '1',
    getScriptSnapshot(name) {
      if (!snapshots.has(name)) {
        const text = files.get(name) ?? ts.sys.readFile(name);
        snapshots.set(name, text === undefined ? undefined : ts.ScriptSnapshot.fromString(text));
      }
      return snapshots.get(name);
    },
    getCurrentDirectory: () => ROOT,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    fileExists: (name) => files.has(name) || ts.sys.fileExists(name),
  });
  return [...files].map(([file, code]) => editorOf(service, file, code));
}

function editorOf(service: ts.LanguageService, file: string, code: string): Editor {
  const infoOn = (word: string, after = '') => {
    const from = code.indexOf(`${after}${word}`);
    if (from < 0) throw new Error(`no ${word} behind ${after}`);
    return service.getQuickInfoAtPosition(file, from + after.length);
  };
  return {
    hover: (word, after) => ts.displayPartsToString(infoOn(word, after)?.displayParts),
    words: (word, after) => ts.displayPartsToString(infoOn(word, after)?.documentation),
    errors: () =>
      service
        .getSemanticDiagnostics(file)
        .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n')),
  };
}
