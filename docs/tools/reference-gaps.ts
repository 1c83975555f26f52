// What the reference lacks: exports and members without a comment, functions without an example, nulls and
// omissions without an explanation. Reads what typedoc writes as JSON.

import type { JSONOutput } from 'typedoc';
import { ReflectionKind } from 'typedoc/models';

type Reflection = JSONOutput.SomeReflection & Partial<JSONOutput.DeclarationReflection>;

/** The gaps, each as `railhead/graph: Walk.nodes`. */
export interface Gaps {
  /** Exports, and members of interfaces, classes and types, without a comment. */
  readonly words: readonly string[];
  /** Exported functions without an example. */
  readonly examples: readonly string[];
  /** Members and functions that hold or answer null, and do not say when. */
  readonly nulls: readonly string[];
  /** Texts, numbers and switches that may be left out, and do not say what holds then. */
  readonly omissions: readonly string[];
}

/** Finds the gaps in the reference of a project. The comment of a thing also covers its unnamed types. */
export function findGaps(project: JSONOutput.ProjectReflection): Gaps {
  const told = (project.children ?? []).flatMap((module) =>
    exportsOf(module).map((one) => ({ one, name: `${module.name}: ${one.name}` })),
  );
  const members = told.flatMap(({ one, name }) =>
    membersOf(one).map((member) => ({ one: member, name: `${name}.${member.name}` })),
  );
  const all = [...told, ...members];
  const namesOf = (some: typeof all, lacks: (one: Reflection) => boolean) =>
    some.filter(({ one }) => lacks(one)).map(({ name }) => name);
  return {
    words: namesOf(all, (one) => !hasWords(one)),
    examples: namesOf(told, (one) => isCalled(one) && !hasExample(one)),
    nulls: namesOf(all, (one) => mayBeNull(one) && !says(one, /\bnull\b/i)),
    omissions: namesOf(members, (one) => isSetting(one) && !says(one, OMITTED)),
  };
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

// How comments here speak of what is not given.
const OMITTED = /left out|absent|without|default|given|unless|otherwise|none|\bif\b|where|only/i;

const says = (one: Reflection, words: RegExp): boolean =>
  commentsOf(one).some(({ summary, blockTags = [] }) => {
    const answers = blockTags.filter(({ tag }) => tag === '@returns').flatMap(({ content }) => content);
    return words.test([...summary, ...answers].map(({ text }) => text).join(''));
  });

const mayBeNull = (one: Reflection): boolean =>
  isNullable(one.type) || signaturesOf(one).some(({ type }) => isNullable(type));

const isNullable = (type: JSONOutput.SomeType | undefined): boolean =>
  type?.type === 'union' && type.types.some((part) => part.type === 'literal' && part.value === null);

const isSetting = ({ flags, type }: Reflection): boolean => flags.isOptional === true && isPlain(type);

function isPlain(type: JSONOutput.SomeType | undefined): boolean {
  if (type?.type === 'union') return type.types.every(isPlain);
  return type?.type === 'literal' || (type?.type === 'intrinsic' && type.name !== 'unknown');
}

const hasExample = (one: Reflection): boolean =>
  commentsOf(one).some(({ blockTags }) => blockTags?.some(({ tag }) => tag === '@example'));
