// Which tags the comments of exported functions lack: a sentence, `@param` for each parameter, `@returns`,
// `@throws` where the comment says that it throws, `@example`, `@see`.

import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { entryFiles } from '../../entries.mjs';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

const ENTRIES = Object.values(entryFiles).map((source) => ROOT + source);

/**
 * What functions that files of a program export lack, a line for each tag:
 * `src/core/graph/path.ts shortestPath: @param from`.
 */
export function missingTags(program: ts.Program, files: readonly string[] = ENTRIES): readonly string[] {
  const checker = program.getTypeChecker();
  const lines = new Set<string>();
  for (const file of files) {
    const module = checker.getSymbolAtLocation(program.getSourceFile(file) as ts.Node);
    if (module === undefined) throw new Error(`${file} exports nothing`);
    for (const symbol of checker.getExportsOfModule(module)) {
      for (const line of lackingOf(checker, symbol)) lines.add(line);
    }
  }
  return [...lines].sort();
}

/** The missing tags in the comment of one export; empty for anything but a function. */
function lackingOf(checker: ts.TypeChecker, symbol: ts.Symbol): readonly string[] {
  const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  const declaration = target.valueDeclaration;
  const isCalled = target.flags & (ts.SymbolFlags.Function | ts.SymbolFlags.Variable);
  if (declaration === undefined || !isCalled) return [];
  const [signature] = checker.getTypeOfSymbolAtLocation(target, declaration).getCallSignatures();
  if (signature === undefined) return [];
  const place = declaration.getSourceFile().fileName.replace(ROOT, '');
  return missingIn(checker, target, signature).map((tag) => `${place} ${target.name}: ${tag}`);
}

function missingIn(checker: ts.TypeChecker, symbol: ts.Symbol, signature: ts.Signature): readonly string[] {
  const words = ts.displayPartsToString(symbol.getDocumentationComment(checker));
  const tags = symbol.getJsDocTags(checker);
  const textsOf = (name: string) =>
    tags.filter((tag) => tag.name === name).map(({ text }) => ts.displayPartsToString(text));
  const described = textsOf('param').map((text) => text.split(' ')[0]);
  const told = (name: string) => textsOf(name).some((text) => text.trim() !== '');
  const returned = checker.typeToString(signature.getReturnType());
  return [
    ...(words.trim() === '' ? ['a sentence'] : []),
    ...signature.parameters
      .map(({ name }) => name)
      // A parameter that is taken apart is told by the comments of its fields.
      .filter((name) => !name.startsWith('__') && !described.includes(name))
      .map((name) => `@param ${name}`),
    ...(returned === 'void' || told('returns') ? [] : ['@returns']),
    ...(/\bthrows\b/i.test(words) && !told('throws') ? ['@throws'] : []),
    ...(told('example') ? [] : ['@example']),
    ...(told('see') ? [] : ['@see']),
  ];
}
