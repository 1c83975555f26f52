// Lays rules over rules: a house rule, an optional mechanic, a title made of another title. The result is a
// ruleset with its own id. The ruleset below stays as it is.

import * as z from 'zod/mini';
import type { Random } from '../../../random/generator.js';
import { startLuck } from '../../../random/streams.js';
import type { OpenDecision } from '../../base/decision.js';
import { freezeForGood } from '../../base/freeze.js';
import type { GameAction } from '../../base/game-action.js';
import type { TitleTypes } from '../../base/state.js';
import { emptyOf } from '../../fields/declared/kinds.js';
import type { AnyHostSpec, AnySpec, Game, KnownGame } from '../action.js';
import { mustBeRuleset } from '../check-ruleset.js';
import type { FactParts } from '../declare-title.js';
import { askedBy, askingIn, withOpenings, withoutAsks } from '../define/asking.js';
import { guessedIn } from '../define/guessing.js';
import { saidBy, stepsOf, toldBy } from '../define/in-phases.js';
import { labelsOf, type OptionPieces, schemasOf, variantsOf } from '../define/options.js';
import type { EventOf } from '../event.js';
import { mustFit } from '../fit-tables.js';
import { type Fix, rulesAt } from '../revisions.js';
import { listedRules } from '../rule-ids.js';
import { listTexts } from '../rule-texts.js';
import { type AnyRuleset, layersOf, type PhasedGame, type Ruleset } from '../ruleset.js';
import type { Variant } from '../variant.js';
import { withActions, withCheck, withEffect } from './altered-actions.js';
import type { AnyChapter, Chapter, Hook, Parts, WaitingPoint } from './chapter.js';
import { broughtBy, mustLie, replacedBy, specsOf } from './claims.js';
import type { ActionsByPhase, GroundOf, Grown, GrownBy, GrowthOf } from './layered-types.js';
import { type Slice, stateWith } from './slice.js';

// biome-ignore lint/suspicious/noExplicitAny: states of any title
type Untyped = any;

/** What a layered title is called, and what else it says of itself. */
export interface LayeredTitle<B extends TitleTypes, Id extends string> {
  /** The id of the new title: kebab-case, and not that of the title below. */
  readonly id: Id;
  /** Its name for people. */
  readonly title: string;
  /** Which rules it follows; the edition below if left out. */
  readonly edition?: string;
  /** How many may play; as below if left out. */
  readonly seats?: Ruleset<B>['seats'];
  /** The board that it is played on unless the config names another. */
  readonly board?: Ruleset<B>['board'];
}

/**
 * Lays rules over a ruleset: `chapters` in their order, then the parts named here as one more chapter. State,
 * options, actions and events grow with their types.
 *
 * Throws {@link InvalidInputError} if two layers, or a layer and the title, bring one thing. Also if a rule,
 * table, policy, phase or action to replace is not there; it names the nearest one. Also if a table is of
 * another kind than the table it replaces: a number that is not finite, a fraction for a whole number, a
 * negative price. The engine holds the rules that variants return to the same when a game begins.
 *
 * Every layer has its own revision; states and records name all of them.
 *
 * @param base The ruleset below; it stays as it is.
 * @param changes The id and the name of the new title, chapters, and the parts that differ.
 * @returns A ruleset like any other, for `createEngine`.
 * @throws `InvalidInputError` where two layers bring one thing, or what is replaced is not there.
 * @see `declareChapter`
 * @example
 * const quickChina = layer(chinaRails, {
 *   id: 'quick-china',
 *   title: 'China Rails to 150',
 *   tables: { victoryCash: 150 },
 *   replaces: ['CR-WIN-1'],
 * });
 */
export function layer<
  T extends TitleTypes,
  const Id extends string,
  Options extends OptionPieces = Record<never, never>,
  S extends Slice = never,
  FactsByType extends FactParts = Record<never, never>,
  Actions extends ActionsByPhase = Record<never, never>,
  Waits extends ActionsByPhase = Record<never, never>,
  Tables extends object = object,
  const Chapters extends readonly Chapter<GroundOf<T>>[] = readonly [],
>(
  base: Ruleset<T>,
  changes: LayeredTitle<T, Id> & { readonly chapters?: Chapters } & Parts<
      GrownBy<T, Chapters>,
      Grown<GrownBy<T, Chapters>, GrowthOf<Options, S, EventOf<FactsByType>, Actions & Waits, Tables>, Id>,
      Options,
      S,
      FactsByType,
      Actions,
      Waits,
      Tables
    >,
): Ruleset<
  Grown<GrownBy<T, Chapters>, GrowthOf<Options, S, EventOf<FactsByType>, Actions & Waits, Tables>, Id>
> {
  const { title, edition = base.edition, seats = base.seats, board = base.board } = changes;
  const chapters = [...(changes.chapters ?? []), changes] as readonly AnyChapter[];
  const laid = { ...chapters.reduce<AnyRuleset>(lay, base), title, edition, seats, board };
  // Where the title or a chapter lists no rules, nobody can say which are missing.
  const isListed = [base, ...chapters].every((one) => listedRules(one) !== undefined);
  mustBeRuleset(laid, isListed ? undefined : null);
  return laid;
}

// One chapter over the title below it, part by part. Lists grow; in play the chapter is asked first.
function lay(base: AnyRuleset, chapter: AnyChapter): AnyRuleset {
  mustLie(base, chapter);
  const {
    id,
    revision = 1,
    fixes = [],
    variants = [],
    state: slice,
    automatic = [],
    revealing = [],
  } = chapter;
  const texts = listTexts(chapter);
  const replaces = replacedBy(chapter);
  const options = (chapter.options ?? {}) as OptionPieces;
  const tables = freezeForGood({ ...base.tables, ...chapter.tables, ...chapter.ownTables });
  const laid: AnyRuleset = {
    ...base,
    id,
    revision,
    fixes,
    below: layersOf(base),
    replaces: [...new Set([...(base.replaces ?? []), ...replaces])],
    top: {
      ...{ id, revision, fixes, texts, replaces, brings: broughtBy(chapter) },
      tables: { ...chapter.tables, ...chapter.ownTables },
    },
    texts,
    ruleIds: [...(listedRules(base) ?? []), chapter.ruleIds].join(' '),
    tables,
    compile: compileOver(base, chapter, tables),
    variants: [...base.variants, ...variantsOf(options, tables), ...variants],
    ...(Object.keys(options).length > 0 && {
      options: z.extend(base.options as never as z.ZodMiniObject, schemasOf(options) as never),
      optionLabels: { ...base.optionLabels, ...labelsOf(options) },
    }),
    ...(slice && { state: stateWith(base.state as never, slice) }),
    ...((base.streams || chapter.streams) && {
      streams: [...(base.streams ?? []), ...(chapter.streams ?? [])],
    }),
    ...phasesOver(base, chapter),
    automatic: [
      ...[...stepsOf(chapter.waits), ...automatic],
      ...base.automatic.map((step) => withStepEffect(step, chapter)),
    ],
    events: { ...base.events, ...toldBy(specsOf(chapter)), ...chapter.facts },
    revealing: [...(base.revealing ?? []), ...revealing],
    messages: { ...base.messages, ...chapter.messages },
    sentences: { ...base.sentences, ...saidBy(specsOf(chapter), chapter.sentences) },
    fieldWords: { ...base.fieldWords, ...chapter.fieldWords },
    nameOf: (game, kind, value) =>
      chapter.nameOf?.(game, kind, value) ?? base.nameOf?.(game, kind, value) ?? null,
    ids: (game) => ({ ...base.ids?.(game), ...chapter.ids?.(game) }),
    invariants: (game) => {
      const broken = base.invariants(game);
      return broken.length > 0 ? broken : (chapter.invariants?.(game) ?? []);
    },
    ...inPlay(base, chapter),
    ...planned(base, chapter),
  };
  return withOpenings(laid, askingIn(chapter.waits));
}

// Rules, from the bottom up. The tables of all layers lie under the bottom's variants. Above them every layer
// wraps the policies below with its own. Its variants and fixes come after.

type Rules = Readonly<Record<string, unknown>>;
type Compile = NonNullable<AnyRuleset['compile']>;

function compileOver(base: AnyRuleset, chapter: AnyChapter, tables: Rules): Compile {
  const below = base.compile ?? compileBottom(base.tables);
  const { length } = base.variants;
  return ({ tables: laid, variants, fixes }, options, { revision, layers = {} }) => {
    const lower = { ...base, tables: laid, variants: variants.slice(0, length) };
    const rules = below(lower, options, { revision: layers[base.id], layers }) as Rules;
    const policies = rules.policies && answered(rules.policies as Rules, chapter);
    const adjusted = adjust(policies ? { ...rules, policies } : rules, variants.slice(length), options);
    return undo(adjusted, fixes, revision, { laid, own: tables });
  };
}

// The title at the bottom, with tables that were laid over its own.
const compileBottom =
  (own: Rules): Compile =>
  ({ tables: laid, variants, fixes }, options, { revision }) =>
    undo(adjust(freezeForGood(laid), variants, options), fixes, revision, { laid, own });

// Policies of the chapter wrap the answers there are; its hooks come after those below.
function answered(below: Rules, { policies = {}, at = {} }: AnyChapter): Rules {
  const wrapped = mapped(policies, (wrap, name) => wrap(below[name]));
  const answers: Rules = { ...below, ...wrapped };
  const hooked = mapped(
    at,
    (hook, name): Hook =>
      (...instant) => {
        (answers[name] as Hook)(...instant);
        hook(...instant);
      },
  );
  return { ...answers, ...hooked };
}

const mapped = <From, To>(all: Readonly<Record<string, From>>, make: (one: From, name: string) => To) =>
  Object.fromEntries(Object.entries(all).map(([name, one]) => [name, make(one, name)]));

// As `compileRules`. Each variant must return rules of the same kind.
function adjust(tables: Rules, variants: readonly Variant<object, object>[], options: object): Rules {
  return variants.reduce((rules, variant) => {
    if (!variant.isOn(options)) return rules;
    const adjusted = variant.adjust(freezeForGood(rules), options) as Rules;
    const changed = Object.entries(adjusted).filter(([name, table]) => table !== rules[name]);
    mustFit(rules, Object.fromEntries(changed), ['variants', variant.id]);
    return adjusted;
  }, tables);
}

// A fix says how the rules were before it. If an author replaced the mended table, their table holds.
function undo(
  rules: Rules,
  fixes: readonly Fix<Rules>[] = [],
  revision: number,
  { laid, own }: { readonly laid: Rules; readonly own: Rules },
): Rules {
  const kept = Object.keys(laid).filter((name) => laid[name] !== own[name] && laid[name] === rules[name]);
  return {
    ...rulesAt(rules, fixes, revision),
    ...Object.fromEntries(kept.map((name) => [name, rules[name]])),
  };
}

// Phases: further actions, waiting points of the chapter, and its conditions and effects of actions.

type Spec = AnySpec | AnyHostSpec;
type Step = AnyRuleset['automatic'][number];

function phasesOver(base: AnyRuleset, chapter: AnyChapter): Pick<AnyRuleset, 'phases' | 'hostActions'> {
  const { actions = {}, waits = {}, hostActions = [], conditions = {}, effects = {} } = chapter;
  const cited = citing(chapter);
  const change = (spec: Spec): Spec => {
    const checks = () => [...spec.check, ...(conditions[spec.type] ?? [])].map(cited);
    const checked = withCheck(spec as AnySpec, checks);
    const effect = effects[spec.type];
    return effect === undefined ? checked : withEffect(checked, effect);
  };
  // Before the last action of a phase, which ends it as a rule.
  const grown = mapped(base.phases, (phase, kind) => ({
    ...phase,
    actions: phase.actions.toSpliced(-1, 0, ...(actions[kind] ?? [])),
  }));
  const own = mapped(withoutAsks(waits), ({ open: _open, pass: _pass, ...phase }) => phase);
  return {
    phases: mapped(withActions({ ...grown, ...own } as AnyRuleset['phases'], change), cited),
    hostActions: [...(base.hostActions ?? []), ...hostActions].map(change),
  };
}

function withStepEffect(step: Step, { stepEffects = {} }: AnyChapter): Step {
  const effect = Object.hasOwn(stepEffects, step.name) ? stepEffects[step.name] : undefined;
  if (effect === undefined) return step;
  return {
    ...step,
    apply(context, state) {
      step.apply(context, state);
      effect(context, state);
    },
  };
}

// A part that cites a replaced rule cites the one in its place.
function citing(chapter: AnyChapter): <One extends { readonly rule?: string }>(one: One) => One {
  const cites = new Map<string | undefined, string>();
  for (const { id, replaces = [] } of listTexts(chapter)) for (const rule of replaces) cites.set(rule, id);
  return (one) => (cites.has(one.rule) ? { ...one, rule: cites.get(one.rule) } : one);
}

// In play: the chapter is asked first, and the rest is left to the title below.

function inPlay(base: AnyRuleset, chapter: AnyChapter) {
  const { answers = {}, state: slice, streams } = chapter;
  const answer = <Name extends keyof AnyRuleset>(name: Name): AnyRuleset[Name] =>
    (answers[name]?.(base[name]) ?? base[name]) as AnyRuleset[Name];
  const [setup, complete] = [answer('setup'), answer('completePosition')];
  const onAbsent = answer('onAbsent') as AnyRuleset['onAbsent'];
  const points = new Map(Object.entries(chapter.waits ?? {}) as [string, WaitingPoint<Untyped>][]);
  const opens = [...[...points.values()].flatMap(({ open }) => open ?? []), askedBy(askingIn(chapter.waits))];
  return {
    setup(context: Untyped) {
      const state = setup(context);
      if (slice === undefined) return state;
      const begun = { ...emptyOf(slice.fields()), ...(chapter.start?.({ ...context, state }) as object) };
      return { ...state, [slice.name]: begun };
    },
    ...(complete && {
      completePosition: (game: Game<Untyped>, given: object) => ({
        ...complete(game, given),
        ...(slice && { [slice.name]: game.state[slice.name] }),
      }),
    }),
    decisions(game: KnownGame<Untyped>): readonly OpenDecision[] {
      const own = opens.flatMap((open) => open(game));
      return own.some(({ optional }) => !optional) ? own : [...base.decisions(game), ...own];
    },
    onAbsent(game: Game<Untyped>, decision: OpenDecision): GameAction | null {
      const point = points.get(decision.kind);
      return (point === undefined ? onAbsent?.(game, decision) : point.pass?.(game, decision)) ?? null;
    },
    finish: answer('finish'),
    standing: answer('standing'),
    ...((slice || streams) && {
      determinize(game: KnownGame<Untyped>, random: Random, seed: string) {
        const drawn = base.determinize(game, random, seed) as Untyped;
        const luck = startLuck(seed, [...Object.keys(drawn.luck.streams), ...(streams ?? [])]);
        if (slice === undefined) return { ...drawn, luck };
        const guessed = (chapter.guess?.({ ...game, drawn }, random) ?? {}) as Untyped;
        return { ...drawn, luck, [slice.name]: guessedIn(slice.fields(), game.state[slice.name], guessed) };
      },
    }),
  };
}

// The title below plans without the conditions laid over it, so a plan that the rules now refuse is left out.
// The title below does not know the waiting points of the chapter, so it is not asked there. A plan of the
// chapter replaces the others.
function planned(base: AnyRuleset, chapter: AnyChapter): Pick<AnyRuleset, 'suggest' | 'plans'> {
  const isOwn = ({ kind }: OpenDecision): boolean => Object.hasOwn(chapter.waits ?? {}, kind);
  return {
    ...((base.suggest || chapter.suggest) && {
      suggest(game, decision, random, kept) {
        const below = isOwn(decision) ? [] : base.suggest?.(game, decision, random, kept);
        const line: readonly GameAction[] = chapter.suggest?.(game, decision, random) ?? below ?? [];
        return isPlayable(game, line) ? line : [];
      },
    }),
    ...(base.plans && {
      plans(game, decision, random, pursued) {
        if (isOwn(decision) || (chapter.suggest?.(game, decision, random) ?? null) !== null) return [];
        return base.plans!(game, decision, random, pursued).filter(({ line }) => isPlayable(game, line));
      },
    }),
  };
}

// A line may begin with an answer to another open decision, such as a marker while the seat builds, so all
// phases are searched. An empty line refuses nothing.
function isPlayable({ phases, ...game }: PhasedGame<Untyped>, [first]: readonly GameAction[]): boolean {
  if (first === undefined) return true;
  const specs = Object.values(phases).flatMap(({ actions }) => actions);
  const spec = specs.find(({ type }) => type === first.type);
  return spec?.check.every(({ test }) => test(game, first) === null) ?? false;
}
