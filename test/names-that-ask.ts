// Names that ask yes or no are for what answers yes or no. Conditions are mustBe…, lists of what they need needs….

import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const GIVEN = [
  // A hook that somebody else's interface names.
  'src/serve/adapters/boardgame-io/faults.ts isInvalid',
  // The table that says of each policy what kind of answer it gives.
  'rulesets/milepost/rules/family-tables.ts canStartAt',
];

/** `file name` for every declared name of that form whose value, or whose answer, is neither true nor false. */
export function namesThatAsk(program: ts.Program, ...folders: readonly string[]): readonly string[] {
  const checker = program.getTypeChecker();
  const found: string[] = [];
  for (const file of program.getSourceFiles()) {
    const path = file.fileName.slice(ROOT.length);
    if (folders.some((folder) => path.startsWith(`${folder}/`))) visit(file, path);
  }
  return found.filter((name) => !GIVEN.includes(name));

  function visit(node: ts.Node, path: string): void {
    if (isNamed(node) && /^(is|has|can|may)[A-Z]/.test(node.name.text)) {
      if (!isYesOrNo(checker, checker.getTypeAtLocation(node.name))) found.push(`${path} ${node.name.text}`);
    }
    ts.forEachChild(node, (child) => visit(child, path));
  }
}

function isNamed(node: ts.Node): node is ts.NamedDeclaration & { readonly name: ts.Identifier } {
  const isDeclaration =
    ts.isVariableDeclaration(node) ||
    ts.isFunctionDeclaration(node) ||
    ts.isParameter(node) ||
    ts.isPropertySignature(node) ||
    ts.isMethodSignature(node) ||
    ts.isPropertyAssignment(node) ||
    ts.isMethodDeclaration(node);
  return isDeclaration && node.name !== undefined && ts.isIdentifier(node.name);
}

// True and false, functions that answer so, lists of them, and either of them or nothing.
function isYesOrNo(checker: ts.TypeChecker, type: ts.Type): boolean {
  const { BooleanLike, Any, Unknown, Undefined, Null } = ts.TypeFlags;
  if (type.flags & (BooleanLike | Any | Unknown | Undefined | Null)) return true;
  if (checker.isTupleType(type) || checker.isArrayType(type))
    return checker.getTypeArguments(type as ts.TypeReference).every((part) => isYesOrNo(checker, part));
  if (type.isUnion()) return type.types.every((part) => isYesOrNo(checker, part));
  const answers = type.getCallSignatures().map((signature) => checker.getReturnTypeOfSignature(signature));
  return answers.length > 0 && answers.every((answer) => isYesOrNo(checker, answer));
}
