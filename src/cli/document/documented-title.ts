// All that a title says of itself, as data: what its pages are written from, and what `--format json` gives.

import type { AnyRuleset, PriceItem, Projection } from '../../core/engine/index.js';
import { hostActionsOf } from '../../core/engine/rules/host.js';
import { textOfRule } from '../../core/engine/rules/rule-texts.js';
import type { CatalogueRefusal, CatalogueRule } from '../../core/title/catalogue.js';
import { catalogueOf } from '../../core/title/catalogue-of.js';
import type { Title } from '../../core/title/title.js';
import { engineMessages } from '../../table/words/index.js';
import { LAWS, type Law } from '../../testing/index.js';
import { type Changes, changesOf } from './changes.js';
import { declarationsOf } from './declarations.js';
import { type Played, playTitle } from './played.js';
import { type Row, rowsOf } from './rows.js';
import { saidAs } from './said-as.js';
import type { Schema } from './schema.js';
import { schemaFile, schemasOf } from './schemas.js';
import { wordless } from './words.js';

/** A kind of decision. */
export interface DocumentedDecision {
  readonly kind: string;
  readonly prompt: string;
  readonly actions: readonly string[];
  readonly passBy?: string;
  readonly rule?: string;
  /** The kinds of decisions that came after it in games between bots. */
  readonly after: readonly string[];
}

/** A kind of action. */
export interface DocumentedAction {
  readonly type: string;
  readonly says: string;
  readonly isOfHost: boolean;
  readonly fields: readonly Row[];
  /** True for an action that costs something, and what it was seen to cost. */
  readonly hasPrice: boolean;
  readonly price: readonly PriceItem[];
  readonly conditions: readonly { readonly code: string; readonly rule: string; readonly sentence: string }[];
  readonly example?: { readonly action: object; readonly notation: string; readonly sentence: string };
  /** The facts that it was seen to lead to. */
  readonly facts: readonly string[];
}

/** A kind of fact. */
export interface DocumentedFact {
  readonly type: string;
  readonly says: string;
  /** The sentence of one that a game told; empty where none did. */
  readonly example: string;
  readonly seen: string;
  readonly fields: readonly Row[];
}

/** A title as its documents tell it. */
export interface TitleDocument {
  readonly id: string;
  readonly title: string;
  readonly edition: string;
  readonly revision: number;
  readonly seats: { readonly min: number; readonly max: number };
  readonly changes: Changes | null;
  /** How many games between bots the examples come from. */
  readonly games: number;
  readonly beginning: readonly string[];
  readonly options: readonly Row[];
  readonly decisions: readonly DocumentedDecision[];
  readonly steps: readonly { readonly name: string; readonly rule: string }[];
  readonly actions: readonly DocumentedAction[];
  readonly facts: readonly DocumentedFact[];
  readonly state: readonly Row[];
  readonly tables: Readonly<Record<string, unknown>>;
  /** Lists of the board, by name. */
  readonly board: Readonly<Record<string, readonly object[]>>;
  readonly refusals: readonly CatalogueRefusal[];
  readonly rules: readonly CatalogueRule[];
  readonly laws: readonly { readonly name: string; readonly sentence: string }[];
  readonly schemas: object;
  /** The text of the declaration file. */
  readonly types: string;
  /** Fields for which there are no words. */
  readonly wordless: readonly string[];
}

/** How a title is documented. */
export interface DocumentPlan {
  /** How many games are played for examples, up to 3. */
  readonly games: number;
  /** Laws of the title. */
  readonly laws?: readonly Law[];
  /** True for a chapter, which nobody plays by itself. */
  readonly isChapter?: boolean;
}

const UNPLAYED: Played = {
  ...{ games: 0, beginning: [], actions: new Map(), facts: new Map(), after: new Map() },
};

/** The document of a title. */
export async function titleDocument(
  title: Title<AnyRuleset>,
  { games, laws = [], isChapter = false }: DocumentPlan,
): Promise<TitleDocument> {
  const { ruleset } = title;
  const [pages, described] = await Promise.all([title.catalogue(), title.described?.()]);
  const played = isChapter ? UNPLAYED : playTitle(ruleset, games);
  const schemas = schemasOf(ruleset, described?.default, played);
  const rules = isChapter ? pages.filter(({ link }) => link === undefined) : pages;
  const { id, edition, revision, seats, phases, automatic, tables } = ruleset;
  const { actions, facts, state, options, view } = schemas;
  const unions = Object.entries({ ...actions, ...facts });
  const says = Object.fromEntries([
    ...Object.keys(actions).map((type) => [type, saidAs(ruleset, type, 'action')]),
    ...Object.keys(facts).map((type) => [type, saidAs(ruleset, type, 'fact')]),
  ]);
  const prompts = Object.fromEntries(Object.entries(phases).map(([kind, { prompt }]) => [kind, prompt]));
  return {
    ...{ id, title: ruleset.title, edition, revision, seats },
    changes: changesOf(ruleset, rules),
    games: played.games,
    beginning: played.beginning,
    options: rowsOf(options),
    decisions: Object.entries(phases).map(([kind, phase]) => ({
      kind,
      prompt: phase.prompt,
      actions: phase.actions.map(({ type }) => type),
      ...(phase.passBy !== undefined && { passBy: phase.passBy }),
      ...(phase.rule !== undefined && { rule: phase.rule }),
      after: [...(played.after.get(kind) ?? [])],
    })),
    steps: automatic.map(({ name, rule }) => ({ name, rule })),
    actions: actionsOf(ruleset, actions, { played, rules }).map((one) => ({ ...one, says: says[one.type] })),
    facts: Object.entries(facts).map(([type, schema]) => ({
      type,
      says: says[type],
      example: played.facts.get(type)?.sentence ?? '',
      seen: factSeen(ruleset.events[type], played.facts.get(type)?.events ?? [sampleOf(schema) as object]),
      fields: rowsOf(schema).filter(({ name }) => !['n', 'type'].includes(name)),
    })),
    state: rowsOf(state, ruleset.state.shape.fields).filter(isOwn()),
    tables: Object.fromEntries(Object.entries(tables as object).filter(([, value]) => isTold(value))),
    board: isChapter ? {} : listsOf(ruleset.board()),
    refusals: catalogueOf(ruleset, []).refusals,
    rules,
    laws: [...LAWS, ...laws].map(({ name, sentence }) => ({ name, sentence })),
    schemas: schemaFile(ruleset, schemas),
    types: declarationsOf({ id, title: ruleset.title, says, prompts }, schemas),
    wordless: [
      ...wordless(options, 'options'),
      ...unions.flatMap(([type, schema]) => wordless(schema, type)),
      ...wordless(state, 'state'),
      ...wordless(view, 'view'),
    ],
  };
}

function actionsOf(
  ruleset: AnyRuleset,
  schemas: Readonly<Record<string, Schema>>,
  { played, rules }: { readonly played: Played; readonly rules: readonly CatalogueRule[] },
): readonly Omit<DocumentedAction, 'says'>[] {
  const messages: Readonly<Record<string, string>> = { ...engineMessages, ...ruleset.messages };
  const ofSeats = Object.values(ruleset.phases).flatMap(({ actions }) => actions);
  const ofHost = hostActionsOf(ruleset);
  const specs = new Map([...ofSeats, ...ofHost].map((spec) => [spec.type as string, spec]));
  return [...specs.values()].map((spec) => {
    const seen = played.actions.get(spec.type);
    const { action, notation, sentence } = seen ?? {};
    return {
      type: spec.type,
      isOfHost: ofHost.some(({ type }) => type === spec.type),
      fields: rowsOf(schemas[spec.type]).filter(({ name }) => !['type', 'seat', 'decision'].includes(name)),
      hasPrice: 'price' in spec && spec.price !== undefined,
      price: seen?.price ?? [],
      conditions: spec.check.map(({ code, rule }) => ({
        code,
        rule,
        sentence: messages[code] ?? textOfRule(rules, rule)?.text ?? '',
      })),
      ...(action && { example: { action, notation: notation ?? '', sentence: sentence ?? '' } }),
      facts: seen?.facts ?? [],
    };
  });
}

const ENVELOPE = ['game', 'step', 'round', 'luck', 'outcome', 'absent'];

// The fields behind those that every state has, with all that lies in them.
function isOwn(): (row: Row) => boolean {
  let isShown = true;
  return ({ name, depth }) => {
    if (depth === 0) isShown = !ENVELOPE.includes(name);
    return isShown;
  };
}

// What a spectator gets of a fact, by those that games showed, or by one that its fields make.
function factSeen(projection: Projection<never>, events: readonly object[]): string {
  const hidden = new Set<string>();
  for (const event of events) {
    const seen = projection(event as never, null) as Readonly<Record<string, unknown>> | null;
    if (seen === null) return 'nothing of it';
    for (const [name, value] of Object.entries(event))
      if (JSON.stringify(seen[name]) !== JSON.stringify(value)) hidden.add(name);
  }
  return hidden.size === 0
    ? 'all of it'
    : `all of it but ${[...hidden].map((name) => `\`${name}\``).join(', ')}`;
}

function sampleOf({ type, const: only, enum: words, anyOf, items, properties = {} }: Schema): unknown {
  if (only !== undefined) return only;
  if (words !== undefined) return words[0];
  if (anyOf !== undefined) return sampleOf(anyOf.find((one) => one.type !== 'null') ?? {});
  if (type === 'array') return items === undefined ? [] : [sampleOf(items)];
  if (type === 'object')
    return Object.fromEntries(Object.entries(properties).map(([name, one]) => [name, sampleOf(one)]));
  return type === 'boolean' ? true : type === 'string' ? 'a' : 1;
}

const MOST_IN_LIST = 400;

function listsOf(board: object): Record<string, readonly object[]> {
  const lists = Object.entries(board).filter(
    ([, list]) =>
      Array.isArray(list) &&
      list.length > 0 &&
      list.length <= MOST_IN_LIST &&
      list.every((one) => typeof one === 'object' && one !== null && !ArrayBuffer.isView(one)),
  );
  return Object.fromEntries(lists) as Record<string, readonly object[]>;
}

// Without functions, and without what is empty.
function isTold(value: unknown): boolean {
  const text = JSON.stringify(value);
  return text !== undefined && text !== '{}' && text !== '[]';
}
