// The verbs of the root, bound to an engine of all titles, read as if they were written out. The union of all
// rulesets is called `Titles`, and those of their ids, states and views `RulesetId`, `State` and `View`.
// `StateIn<Titles, Id>` is `State<Id>`, and a verb has only its own words, not the engine's too.

import {
  type Application,
  type Context,
  Converter,
  type DeclarationReflection,
  IntersectionType,
  LiteralType,
  type ProjectReflection,
  ReferenceType,
  ReflectionType,
  type SomeType,
  type TranslatedString,
  Type,
  UnionType,
} from 'typedoc';
import { allRulesets } from '../../rulesets/index.js';

// Types of a title of an engine, and what they are called where the engine has all titles.
const OF_ALL_TITLES = new Map([
  ['StateIn', 'State'],
  ['ViewIn', 'View'],
  ['ActionIn', 'Action'],
  ['EventIn', 'GameEvent'],
  ['DecisionIn', 'Decision'],
  ['RejectionIn', 'Rejection'],
  ['PositionIn', 'Position'],
]);
const NAMES = new Set(['Titles', 'RulesetId', ...OF_ALL_TITLES.values()]);
const IDS = new Set<unknown>(allRulesets.map(({ id }) => id));

/** The plugin for typedoc that does so in every type of the reference. */
export function loadRootVerbs(app: Application): void {
  app.converter.on(Converter.EVENT_RESOLVE_BEGIN, ({ project }: Context) => {
    const nameOf = namesIn(project);
    // The aliases themselves stay as they are written.
    const aliases = new Set<unknown>(rootOf(project).filter(({ name }) => NAMES.has(name)));
    for (const reflection of Object.values(project.reflections))
      if (!aliases.has(reflection)) shorten(reflection, nameOf);
    for (const verb of rootOf(project)) {
      // Without the tag typedoc lists it as a constant.
      if (verb.type instanceof ReflectionType && verb.type.declaration.signatures !== undefined)
        app.logger.error(`${verb.name} is a verb without @function` as TranslatedString);
      if (verb.comment === undefined || verb.signatures === undefined) continue;
      for (const signature of verb.signatures) signature.comment = verb.comment;
      delete verb.comment;
    }
  });
}

const rootOf = (project: ProjectReflection): readonly DeclarationReflection[] =>
  project.children?.find(({ name }) => name === 'railhead')?.children ?? [];

type NameOf = (type: Type) => SomeType | undefined;

function namesIn(project: ProjectReflection): NameOf {
  const reference = (name: string, types?: SomeType[]) => {
    const found = rootOf(project).find((one) => one.name === name);
    if (found === undefined) throw new Error(`the reference of railhead has no type ${name}`);
    const made = ReferenceType.createResolvedReference(name, found, project);
    if (types !== undefined && types.length > 0) made.typeArguments = types;
    return made;
  };
  const isTitles = (type: Type) =>
    type instanceof UnionType &&
    type.types.length === IDS.size &&
    type.types.every((one) => one instanceof ReferenceType && one.name === 'Ruleset');
  return (type) => {
    if (isTitles(type)) return reference('Titles');
    if (type instanceof UnionType) return byTitle(type, reference);
    if (!(type instanceof ReferenceType)) return undefined;
    const short = OF_ALL_TITLES.get(type.name);
    const [of, ...others] = type.typeArguments ?? [];
    return short !== undefined && of !== undefined && isTitles(of) ? reference(short, others) : undefined;
  };
}

// A union has the ids, the states or the views of all titles one by one. States and views are records beside
// `Headed`, each a page of text. One name replaces them.
function byTitle({ types }: UnionType, reference: (name: string) => SomeType): SomeType | undefined {
  const named = Object.entries(EACH_TITLE).filter(([, is]) => types.filter(is).length === IDS.size);
  if (named.length === 0) return undefined;
  const rest = types.filter((type) => !named.some(([, is]) => is(type)));
  const all = [...named.map(([name]) => reference(name)), ...rest];
  return all.length === 1 ? all[0] : new UnionType(all);
}

const EACH_TITLE: Readonly<Record<string, (type: Type) => boolean>> = {
  RulesetId: (type) => type instanceof LiteralType && IDS.has(type.value),
  State: (type) => isHeaded(type) && !isSeen(type),
  View: (type) => isHeaded(type) && isSeen(type),
};

const isHeaded = (type: Type): type is IntersectionType =>
  type instanceof IntersectionType &&
  type.types.some((one) => one instanceof ReferenceType && one.name === 'Headed');

const isSeen = ({ types }: IntersectionType) =>
  types.some(
    (one) => one instanceof ReflectionType && one.declaration.getChildByName('viewer') !== undefined,
  );

// Types lie in types and in lists of them; the targets of references are left alone.
function shorten(holder: object, nameOf: NameOf): void {
  for (const [key, value] of Object.entries(holder)) {
    if (value instanceof Type) Object.assign(holder, { [key]: shortened(value, nameOf) });
    else if (Array.isArray(value) && value.some((one) => one instanceof Type))
      Object.assign(holder, {
        [key]: value.map((one) => (one instanceof Type ? shortened(one, nameOf) : one)),
      });
  }
}

function shortened(type: Type, nameOf: NameOf): Type {
  const name = nameOf(type) ?? type;
  shorten(name, nameOf);
  return name;
}
