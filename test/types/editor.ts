// What an editor shows of code that a user writes: hovers and error messages, as TypeScript's own language service prints them.

import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** Code as it stands in an editor, beside the sources of the package. */
export interface Editor {
  /** What is shown over a place: the first of `word` behind `after`, or the first of all. */
  hover(word: string, after?: string): string;
  /** The errors of the file, each on a line with what is wrong first. */
  errors(): readonly string[];
}

const registry = ts.createDocumentRegistry();

/** Opens an editor with this code in it. */
export function editorWith(code: string): Editor {
  const { config } = ts.readConfigFile(`${ROOT}tsconfig.json`, ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [], files: ['x'] }, ts.sys, ROOT);
  const file = `${ROOT}test/types/as-written-by-a-user.ts`;
  const snapshots = new Map<string, ts.IScriptSnapshot | undefined>();
  const service = ts.createLanguageService(
    {
      ...ts.sys,
      useCaseSensitiveFileNames: () => true,
      getCompilationSettings: () => options,
      getScriptFileNames: () => [file],
      getScriptVersion: () => '1',
      getScriptSnapshot(name) {
        if (name === file) return ts.ScriptSnapshot.fromString(code);
        if (!snapshots.has(name)) {
          const text = ts.sys.readFile(name);
          snapshots.set(name, text === undefined ? undefined : ts.ScriptSnapshot.fromString(text));
        }
        return snapshots.get(name);
      },
      getCurrentDirectory: () => ROOT,
      getDefaultLibFileName: ts.getDefaultLibFilePath,
      fileExists: (name) => name === file || ts.sys.fileExists(name),
    },
    registry,
  );
  return {
    hover(word, after = '') {
      const from = code.indexOf(after);
      const at = code.indexOf(word, from < 0 ? 0 : from + after.length);
      if (from < 0 || at < 0) throw new Error(`no ${word} behind ${after}`);
      const shown = service.getQuickInfoAtPosition(file, at);
      return ts.displayPartsToString(shown?.displayParts);
    },
    errors: () =>
      service
        .getSemanticDiagnostics(file)
        .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n')),
  };
}
