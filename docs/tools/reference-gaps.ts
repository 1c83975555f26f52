// What the reference lacks: exports and members without a word, functions without an example. Reads what typedoc writes as JSON.

import type { JSONOutput } from 'typedoc';
import { ReflectionKind } from 'typedoc/models';

type Reflection = JSONOutput.SomeReflection & Partial<JSONOutput.DeclarationReflection>;

/** What is missing, each as `railhead/graph: Walk.nodes`. */
export interface Gaps {
  /** Exports, and members of interfaces, classes and types, without a comment. */
  readonly words: readonly string[];
  /** Exported functions without an example. */
  readonly examples: readonly string[];
}

/** Finds the gaps in the reference of a project. What stands in an unnamed type, or in a union of such, is told by the comment of what has that type. */
export function findGaps(project: JSONOutput.ProjectReflection): Gaps {
  const words: string[] = [];
  const examples: string[] = [];
  for (const module of project.children ?? []) {
    for (const one of exportsOf(module)) {
      if (!hasWords(one)) words.push(`${module.name}: ${one.name}`);
      if (isCalled(one) && !hasExample(one)) examples.push(`${module.name}: ${one.name}`);
      for (const member of membersOf(one))
        if (!hasWords(member)) words.push(`${module.name}: ${one.name}.${member.name}`);
    }
  }
  return { words, examples };
}

// Namespaces hold exports too; a reference is told where it leads to.
function exportsOf(module: Reflection): readonly Reflection[] {
  return (module.children ?? []).flatMap((one) => {
    if (one.kind === ReflectionKind.Reference) return [];
    return one.kind === ReflectionKind.Namespace ? [one, ...exportsOf(one)] : [one];
  });
}

function membersOf(one: Reflection): readonly Reflection[] {
  if (one.kind === ReflectionKind.Namespace) return [];
  const members = [...(one.children ?? []), ...literalsIn(one.type)];
  return members.filter(({ kind }) => kind !== ReflectionKind.Constructor);
}

function literalsIn(type: JSONOutput.SomeType | undefined): readonly Reflection[] {
  if (type?.type === 'reflection') return type.declaration.children ?? [];
  return type?.type === 'intersection' ? type.types.flatMap(literalsIn) : [];
}

const signaturesOf = ({ signatures, type }: Reflection) =>
  signatures ?? (type?.type === 'reflection' ? (type.declaration.signatures ?? []) : []);

const isCalled = (one: Reflection) =>
  (one.kind === ReflectionKind.Function || one.kind === ReflectionKind.Variable) &&
  signaturesOf(one).length > 0;

const commentsOf = (one: Reflection) =>
  [one, ...signaturesOf(one), one.getSignature].flatMap((part) => part?.comment ?? []);

const hasWords = (one: Reflection): boolean =>
  commentsOf(one).some(({ summary }) => summary.some(({ text }) => text.trim() !== ''));

const hasExample = (one: Reflection): boolean =>
  commentsOf(one).some(({ blockTags }) => blockTags?.some(({ tag }) => tag === '@example'));
