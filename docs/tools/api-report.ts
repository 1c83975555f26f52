// The public surface as text: what each entry of the package exports, with types. test/compiler.test.ts
// compares it with docs/api-report.md, so that the surface changes only on purpose.

import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { entryFiles } from '../../entries.mjs';
import { sourcesProgram } from './program.js';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

const INTRODUCTION = `# The public surface

What every entry of the package exports, as the compiler sees it; [what stays](guides/stability.md) says what may change when. Written by
\`npm run generate -- api-report\`, compared by the tests. A line that changes here is a change for users and belongs in the
[changelog](../CHANGELOG.md).
`;

/**
 * The report, entry by entry in the order in which they are built.
 *
 * @param program - The sources. Nobody has asked anything of them yet: the compiler names the parts of a
 *   union in the order in which it met them.
 */
export function apiReport(program = sourcesProgram()): string {
  const parts = ENTRIES.map(([path, file]) => {
    const checker = program.getTypeChecker();
    const lines = exportsOf(program, file).map((symbol) => describe(checker, symbol));
    lines.sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
    return `\n## \`${path}\`\n\n\`\`\`ts\n${lines.join('\n')}\n\`\`\`\n`;
  });
  // The compiler names a module that a type is of by its place on this machine.
  return INTRODUCTION + parts.join('').replaceAll(ROOT, '');
}

/** The names that every entry exports, except for those with generated declarations. */
export function writtenByHand(program: ts.Program): ReadonlyMap<string, readonly string[]> {
  const checker = program.getTypeChecker();
  const isGenerated = (symbol: ts.Symbol) =>
    targetOf(checker, symbol).declarations?.every((one) =>
      one.getSourceFile().fileName.includes('/generated/'),
    );
  const names = ENTRIES.map(([path, file]) => {
    const written = exportsOf(program, file).filter((symbol) => !isGenerated(symbol));
    return [path, written.map(({ name }) => name)] as const;
  });
  return new Map(names);
}

const ENTRIES = Object.entries(entryFiles).map(
  ([name, source]) => [name === 'index' ? 'railhead' : `railhead/${name}`, ROOT + source] as const,
);

function exportsOf(program: ts.Program, file: string): readonly ts.Symbol[] {
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  const module = source && checker.getSymbolAtLocation(source);
  if (module === undefined) throw new Error(`${file} exports nothing`);
  return checker.getExportsOfModule(module);
}

const targetOf = (checker: ts.TypeChecker, symbol: ts.Symbol) =>
  symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;

const PRINTER = ts.createPrinter({ removeComments: true });

function describe(checker: ts.TypeChecker, symbol: ts.Symbol): string {
  const target = targetOf(checker, symbol);
  const declaration = target.declarations?.[0];
  if (declaration === undefined) throw new Error(`${symbol.name} is declared nowhere`);
  const name = symbol.name;
  if (ts.isTypeAliasDeclaration(declaration) && name.endsWith('Options')) {
    // A type that you may ask for is spelled out in full.
    const spelled = checker.typeToString(checker.getDeclaredTypeOfSymbol(target), undefined, EXPANDED);
    return oneLine(`type ${name} = ${spelled};`);
  }
  if (ts.isInterfaceDeclaration(declaration) || ts.isTypeAliasDeclaration(declaration)) {
    const printed = PRINTER.printNode(ts.EmitHint.Unspecified, declaration, declaration.getSourceFile());
    return oneLine(printed.replace(/^export /, '').replace(target.name, name));
  }
  if (ts.isSourceFile(declaration)) {
    const inner = checker.getExportsOfModule(target).map((one) => describe(checker, one));
    return `namespace ${name} { ${inner.sort().join('; ')} }`;
  }
  if (ts.isClassDeclaration(declaration)) return `class ${name} { ${membersOf(checker, target)} }`;
  // The verbs of the root entry are those of an engine, whose types stand in railhead/engine.
  const from = ts.isVariableDeclaration(declaration) ? (declaration.initializer?.getText() ?? '') : '';
  const [, verb] = /^\(\(\) => (engine\.\w+)\)\(\)$/.exec(from) ?? [];
  if (verb !== undefined) return `const ${name}: ${verb}`;
  const type = checker.typeToString(checker.getTypeOfSymbol(target), undefined, FORMAT);
  const kind = ts.isFunctionDeclaration(declaration) ? 'function' : 'const';
  // A title's whole bundle of types would fill pages; what it is called says enough.
  return oneLine(`${kind} ${name}: ${type.length > 1500 ? `${type.slice(0, 1500)} …` : type}`);
}

const FORMAT = ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope;
const EXPANDED = FORMAT | ts.TypeFormatFlags.InTypeAlias;

function membersOf(checker: ts.TypeChecker, symbol: ts.Symbol): string {
  const type = checker.getDeclaredTypeOfSymbol(symbol);
  const isOurs = ({ declarations = [] }: ts.Symbol) =>
    declarations.some((one) => !one.getSourceFile().fileName.includes('node_modules'));
  const own = checker
    .getPropertiesOfType(type)
    .filter(isOurs)
    .map((member) => {
      const optional = member.flags & ts.SymbolFlags.Optional ? '?' : '';
      return `${member.name}${optional}: ${checker.typeToString(checker.getTypeOfSymbol(member), undefined, FORMAT)}`;
    });
  return own.sort().join('; ');
}

// Two exports of a file may differ only in their layout, which does not count.
const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();
