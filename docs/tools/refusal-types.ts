// Types of what only code knows: a title's phases, the codes of its refusals, and the parameters of their
// sentences. The ruleset says which codes there are, and the compiler what each test returns. `npm run
// generate -- states` writes them, and a test fails if they are out of date.

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { allRulesets } from '../../rulesets/index.js';
import type { AnyRuleset } from '../../src/core/engine/index.js';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const FAMILY = 'milepost';

/** What fills the sentence of a code: for each set of names a shape, its types by name. */
type Shape = ReadonlyMap<string, ReadonlySet<string>>;
/** Conditions found in a folder: the codes that they may have, and the shapes that their tests return. */
interface Found {
  readonly folder: string;
  readonly code: RegExp;
  readonly shapes: readonly Shape[];
}

/** A generated module, before it is formatted. */
export interface CodeModule {
  readonly file: string;
  readonly text: string;
}

/** The modules of all titles, and that of the milepost family. */
export function codeModules(program: ts.Program): readonly CodeModule[] {
  const conditions = findConditions(program);
  const titles = (allRulesets as readonly AnyRuleset[]).map((ruleset) => ({
    ruleset,
    codes: codesOf(ruleset),
    // Not every title declares a state, but all have a page.
    isOfTheFamily: readFileSync(`${ROOT}rulesets/${ruleset.id}/rules/${ruleset.id}.ts`, 'utf8').includes(
      `'../../${FAMILY}/`,
    ),
  }));
  const family = titles.filter(({ isOfTheFamily }) => isOfTheFamily);
  const shared = family[0].codes.filter(
    (code) =>
      family.every(({ codes }) => codes.includes(code)) &&
      conditions.some(({ folder, code: is }) => folder === FAMILY && is.test(code)),
  );
  const refusalsOf = (codes: readonly string[], folders: readonly string[]) =>
    [...codes]
      .sort()
      .map((code) => `  readonly '${code}': ${saidBy(code, conditions, folders)};`)
      .join('\n');
  return [
    {
      file: fileOf(FAMILY),
      text: `${HEAD}\n/** Refusals of the family, by code: what fills the sentence of each. */\nexport interface FamilyRefusals {\n${refusalsOf(shared, [FAMILY])}\n}\n`,
    },
    ...titles.map(({ ruleset, codes, isOfTheFamily }) => {
      const own = isOfTheFamily ? codes.filter((code) => !shared.includes(code)) : codes;
      const folders = isOfTheFamily ? [ruleset.id, FAMILY] : [ruleset.id];
      const waits = Object.keys(ruleset.phases).map((phase) => `'${phase}'`);
      return {
        file: fileOf(ruleset.id),
        text: [
          HEAD,
          isOfTheFamily ? `import type { FamilyRefusals } from '../../${FAMILY}/generated/codes.js';\n` : '',
          '/** The phases in which somebody is asked. */',
          `export type Waits = ${waits.join(' | ')};`,
          '',
          '/** Refusals, by code: what fills the sentence of each. */',
          `export interface Refusals${isOfTheFamily ? ' extends FamilyRefusals' : ''} {`,
          refusalsOf(own, folders),
          '}',
          '',
        ].join('\n'),
      };
    }),
  ];
}

const HEAD =
  '// Written by `npm run generate -- states` from the conditions of all actions; a test fails where the two are not in step.\n';
const fileOf = (folder: string) => `rulesets/${folder}/generated/codes.ts`;

function codesOf({ phases, hostActions = [] }: AnyRuleset): readonly string[] {
  const specs = [...Object.values(phases).flatMap(({ actions }) => actions), ...hostActions];
  return [...new Set(specs.flatMap(({ check }) => check.map(({ code }) => code)))];
}

function saidBy(code: string, conditions: readonly Found[], folders: readonly string[]): string {
  const found = conditions.filter(({ folder, code: is }) => folders.includes(folder) && is.test(code));
  if (found.length === 0) throw new Error(`no condition in ${folders.join(', ')} refuses by ${code}`);
  const byNames = new Map<string, Map<string, Set<string>>>();
  for (const shape of found.flatMap(({ shapes }) => shapes)) {
    const names = [...shape.keys()].join();
    const merged = byNames.get(names) ?? new Map<string, Set<string>>();
    for (const [name, types] of shape) merged.set(name, new Set([...(merged.get(name) ?? []), ...types]));
    byNames.set(names, merged);
  }
  const shapes = [...byNames.values()].map((shape) => {
    const fields = [...shape].map(([name, types]) => `readonly ${name}: ${unionOf(types)}`);
    return fields.length === 0 ? 'Record<never, never>' : `{ ${fields.join('; ')} }`;
  });
  if (shapes.length === 0) throw new Error(`nothing is known of what ${code} says`);
  return shapes.sort().join(' | ');
}

function unionOf(types: ReadonlySet<string>): string {
  const all = types.has('string') ? [...types].filter((type) => !type.startsWith('"')) : [...types];
  return all
    .map((type) => type.replaceAll('"', "'"))
    .sort()
    .join(' | ');
}

function findConditions(program: ts.Program): readonly Found[] {
  const checker = program.getTypeChecker();
  const sources = program.getSourceFiles().filter(({ fileName }) => fileName.includes('/rulesets/'));
  const calls = callsIn(sources);
  const found: Found[] = [];
  for (const source of sources) {
    const folder = /\/rulesets\/([^/]+)\//.exec(source.fileName)?.[1];
    if (folder === undefined) continue;
    const visit = (node: ts.Node): void => {
      ts.forEachChild(node, visit);
      if (!ts.isObjectLiteralExpression(node)) return;
      const [code, test] = ['code', 'test'].map((name) => memberOf(node, name));
      if (code === undefined || test === undefined) return;
      const shapes = shapesOfTest(checker, test);
      for (const { text, at } of codesIn(checker, calls, code))
        found.push({ folder: at ?? folder, code: text, shapes });
    };
    visit(source);
  }
  return found;
}

function memberOf(
  literal: ts.ObjectLiteralExpression,
  name: string,
): ts.ObjectLiteralElementLike | undefined {
  return literal.properties.find((member) => member.name !== undefined && member.name.getText() === name);
}

// A code is written out, or made of an id, or handed to the function that makes the condition.
function codesIn(
  checker: ts.TypeChecker,
  calls: Calls,
  member: ts.ObjectLiteralElementLike,
): readonly { readonly text: RegExp; readonly at?: string }[] {
  if (ts.isShorthandPropertyAssignment(member)) return codesHandedTo(checker, calls, member);
  if (!ts.isPropertyAssignment(member)) return [];
  const value = member.initializer;
  if (ts.isStringLiteral(value)) return [{ text: exactly(value.text) }];
  if (ts.isTemplateExpression(value)) return [{ text: new RegExp(`^${escaped(value.head.text)}`) }];
  return [];
}

// The calls of all sources, by the name of what is called. Calls of what nobody named are under `undefined`.
type Calls = ReadonlyMap<string | undefined, readonly ts.CallExpression[]>;

function callsIn(sources: readonly ts.SourceFile[]): Calls {
  const calls = new Map<string | undefined, ts.CallExpression[]>();
  const visit = (node: ts.Node): void => {
    ts.forEachChild(node, visit);
    if (!ts.isCallExpression(node)) return;
    const { expression: called } = node;
    const named = ts.isPropertyAccessExpression(called) ? called.name : called;
    const name = ts.isIdentifier(named) ? named.text : undefined;
    const alike = calls.get(name);
    if (alike === undefined) calls.set(name, [node]);
    else alike.push(node);
  };
  for (const source of sources) visit(source);
  return calls;
}

function codesHandedTo(checker: ts.TypeChecker, calls: Calls, member: ts.ShorthandPropertyAssignment) {
  const handed = checker.getShorthandAssignmentValueSymbol(member)?.valueDeclaration;
  if (handed === undefined || !ts.isParameter(handed)) return [];
  const maker = handed.parent;
  const place = maker.parameters.indexOf(handed);
  const name = (maker.name ?? (maker.parent as ts.NamedDeclaration).name)?.getText();
  const codes: { text: RegExp; at?: string }[] = [];
  // Names say quickly that most calls are of something else; types, which take long, say the rest.
  for (const call of [...(calls.get(name) ?? []), ...(calls.get(undefined) ?? [])]) {
    const given = call.arguments[place];
    if (given === undefined || !ts.isStringLiteral(given)) continue;
    if (checker.getResolvedSignature(call)?.declaration !== maker) continue;
    const { fileName } = call.getSourceFile();
    codes.push({ text: exactly(given.text), at: /\/rulesets\/([^/]+)\//.exec(fileName)?.[1] });
  }
  return codes;
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const exactly = (text: string) => new RegExp(`^${escaped(text)}$`);

// What a test returns other than null. Its annotation says only `Params`, so this reads what it returns.
function shapesOfTest(checker: ts.TypeChecker, member: ts.ObjectLiteralElementLike): readonly Shape[] {
  const test = ts.isPropertyAssignment(member) ? member.initializer : member;
  if (ts.isArrowFunction(test) || ts.isMethodDeclaration(test) || ts.isFunctionExpression(test))
    return returnedBy(checker, test);
  const type = checker.getTypeAtLocation(test);
  return type.getCallSignatures().flatMap((signature) => {
    const { declaration } = signature;
    return declaration && 'body' in declaration
      ? returnedBy(checker, declaration as ts.FunctionDeclaration)
      : shapesOfType(checker, signature.getReturnType());
  });
}

function returnedBy(checker: ts.TypeChecker, { body }: ts.FunctionLikeDeclaration): readonly Shape[] {
  if (body === undefined) return [];
  if (!ts.isBlock(body)) return shapesOfExpression(checker, body);
  const shapes: Shape[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node)) return;
    if (ts.isReturnStatement(node) && node.expression)
      shapes.push(...shapesOfExpression(checker, node.expression));
    else ts.forEachChild(node, visit);
  };
  visit(body);
  return shapes;
}

function shapesOfExpression(checker: ts.TypeChecker, value: ts.Expression): readonly Shape[] {
  if (ts.isParenthesizedExpression(value)) return shapesOfExpression(checker, value.expression);
  if (ts.isConditionalExpression(value))
    return [value.whenTrue, value.whenFalse].flatMap((branch) => shapesOfExpression(checker, branch));
  // A question with an annotated answer is looked into, as a test is.
  if (ts.isCallExpression(value)) {
    const declaration = checker.getResolvedSignature(value)?.declaration;
    if (declaration !== undefined && 'body' in declaration)
      return returnedBy(checker, declaration as ts.FunctionDeclaration);
  }
  return shapesOfType(checker, checker.getTypeAtLocation(value));
}

function shapesOfType(checker: ts.TypeChecker, type: ts.Type): readonly Shape[] {
  if (type.isUnion()) return type.types.flatMap((one) => shapesOfType(checker, one));
  if (type.flags & (ts.TypeFlags.Null | ts.TypeFlags.Undefined | ts.TypeFlags.BooleanLike)) return [];
  if (type.getStringIndexType() !== undefined)
    throw new Error(`what it says is not known: ${checker.typeToString(type)}`);
  return [
    new Map(
      checker
        .getPropertiesOfType(type)
        .map((member) => [member.name, new Set(typesIn(checker, checker.getTypeOfSymbol(member)))]),
    ),
  ];
}

function typesIn(checker: ts.TypeChecker, type: ts.Type): readonly string[] {
  if (type.isUnion()) return type.types.flatMap((one) => typesIn(checker, one));
  if (type.flags & ts.TypeFlags.NumberLike) return ['number'];
  if (type.flags & ts.TypeFlags.BooleanLike) return ['boolean'];
  if (type.isStringLiteral()) return [`"${type.value}"`];
  if (type.flags & ts.TypeFlags.StringLike) return ['string'];
  if (type.flags & ts.TypeFlags.Null) return ['null'];
  if (type.flags & ts.TypeFlags.Undefined) return [];
  const item = type.getNumberIndexType();
  if (item !== undefined) return [`readonly (${unionOf(new Set(typesIn(checker, item)))})[]`];
  throw new Error(`no sentence is filled by ${checker.typeToString(type)}`);
}
