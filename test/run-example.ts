// Runs an example of a document as it stands: what it imports is handed to it, and what it logs is kept.

import { format } from 'node:util';
import ts from 'typescript';

/** What became of an example. */
export interface Ran {
  readonly logged: readonly string[];
  /** What comments below its `console.log` lines say that it logs. */
  readonly promised: readonly string[];
  readonly exports: Readonly<Record<string, unknown>>;
  /** Settles when an example that awaits something is through. */
  readonly done: unknown;
}

const AsyncFunction = (async () => {}).constructor as typeof Function;

/** Runs an example. `given` are names that it uses without declaring them; a module that is not named is an error. */
export function runExample(
  source: string,
  modules: Readonly<Record<string, unknown>>,
  given: Readonly<Record<string, unknown>> = {},
): Ran {
  const { outputText } = ts.transpileModule(source, {
    compilerOptions: { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022 },
  });
  const logged: string[] = [];
  const exports = {};
  const scope = {
    require(name: string) {
      if (!Object.hasOwn(modules, name)) throw new RangeError(`the example imports ${name}`);
      return modules[name];
    },
    exports,
    console: { log: (...what: unknown[]) => void logged.push(format(...what)) },
    ...given,
  };
  const kind = /\bawait\b/.test(source) ? AsyncFunction : Function;
  // In a block, so that an example may declare a name that it is given.
  const done: unknown = new kind(...Object.keys(scope), `{${outputText}\n}`)(...Object.values(scope));
  // A long output goes on in further comment lines.
  const promised = [...source.matchAll(/console\.log\((?:.*|\n[\s\S]*?\n *)\);((?:\n *\/\/ .*)+)$/gm)].map(
    ([, lines]) =>
      lines!
        .trim()
        .replace(/^\/\/ /, '')
        .replace(/\n *\/\//g, ''),
  );
  return { logged, promised, exports, done };
}

/** The examples of a document, in order: those that run anywhere, or those that need a browser. */
export function examplesIn(document: string, where: '' | ' browser' = ''): readonly string[] {
  const fence = new RegExp(`^( *)\`\`\`ts${where}\\n([\\s\\S]*?)^ *\`\`\``, 'gm');
  return [...document.matchAll(fence)].map(([, indent, source]) =>
    source.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
  );
}
