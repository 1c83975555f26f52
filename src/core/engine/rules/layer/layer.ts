// Laying rules over rules: a house rule, an optional mechanic, a title made of another one. What comes out is a ruleset like any
// other, under an id of its own; the one below stays as it was.

import * as z from 'zod/mini';
import { freezeForGood } from '../../base/freeze.js';
import type { TitleTypes } from '../../base/state.js';
import { mustBeRuleset } from '../check-ruleset.js';
import { askingIn, withOpenings } from '../define/asking.js';
import { labelsOf, type OptionPieces, schemasOf, variantsOf } from '../define/options.js';
import type { GameEvent } from '../event.js';
import { listedRules } from '../rule-ids.js';
import { listTexts } from '../rule-texts.js';
import type { AnyRuleset, Ruleset } from '../ruleset.js';
import { type AnyChapter, layersOf } from './any-chapter.js';
import type { ActionsByPhase, Chapter, GroundOf, GrowthOf, Parts } from './chapter.js';
import { broughtBy, mustLie, replacedBy } from './claims.js';
import type { Grown, GrownBy } from './grown.js';
import { phasesOver, withStepEffect } from './laid-phases.js';
import { duringPlay } from './laid-play.js';
import { compileOver } from './laid-rules.js';
import { type Slice, stateWith } from './slice.js';

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
 * Lays rules over a ruleset: `chapters` of whatever authors in their order, then the parts that are named here, which are a
 * chapter of their own. State, options, actions and events grow with their types.
 *
 * Throws {@link InvalidInputError} if two layers, or a layer and the title, bring one thing; if a rule that is said to be replaced,
 * a table, a policy, a phase or an action is not there, and says which was probably meant; if a table is of another kind than the
 * one it replaces (a number that is not finite, a fraction for a whole number, a negative price). What variants make of the rules is
 * held to the same when a game is begun.
 *
 * Every layer has a revision of its own; states and records name all of them.
 *
 * @param base The ruleset below; it stays as it is.
 * @param changes The id and the name of the new title, chapters, and the parts that differ.
 * @returns A ruleset like any other, for `createEngine`.
 * @throws `InvalidInputError` where two layers bring one thing, or what is replaced is not there.
 * @see {@link defineChapter}
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
  Fact extends GameEvent = never,
  Actions extends ActionsByPhase = Record<never, never>,
  Waits extends ActionsByPhase = Record<never, never>,
  Tables extends object = object,
  const Chapters extends readonly Chapter<GroundOf<T>>[] = readonly [],
>(
  base: Ruleset<T>,
  changes: LayeredTitle<T, Id> & { readonly chapters?: Chapters } & Parts<
      GrownBy<T, Chapters>,
      Grown<GrownBy<T, Chapters>, GrowthOf<Options, S, Fact, Actions & Waits, Tables>, Id>,
      Options,
      S,
      Fact,
      Actions,
      Waits,
      Tables
    >,
): Ruleset<Grown<GrownBy<T, Chapters>, GrowthOf<Options, S, Fact, Actions & Waits, Tables>, Id>> {
  const { title, edition = base.edition, seats = base.seats, board = base.board } = changes;
  const chapters = [...(changes.chapters ?? []), changes] as readonly AnyChapter[];
  const laid = { ...chapters.reduce<AnyRuleset>(lay, base), title, edition, seats, board };
  // Where the title or a chapter lists no rules, nobody can say which are missing.
  const isListed = [base, ...chapters].every((one) => listedRules(one) !== undefined);
  mustBeRuleset(laid, isListed ? undefined : null);
  return laid;
}

// One chapter over whatever lies below.
function lay(base: AnyRuleset, chapter: AnyChapter): AnyRuleset {
  mustLie(base, chapter);
  const { id, revision = 1, fixes = [], variants = [] } = chapter;
  const texts = listTexts(chapter);
  const { state: slice, automatic = [], revealing = [] } = chapter;
  const tables = freezeForGood({ ...base.tables, ...chapter.tables, ...chapter.ownTables });
  const laid: AnyRuleset = {
    ...base,
    id,
    revision,
    fixes,
    below: layersOf(base),
    replaces: [...new Set([...(base.replaces ?? []), ...replacedBy(chapter)])],
    top: { id, revision, fixes, texts, replaces: replacedBy(chapter), brings: broughtBy(chapter) },
    tables,
    compile: compileOver(base, chapter, tables),
    variants: [...base.variants, ...variantsOf(chapter.options ?? {}, tables), ...variants],
    texts,
    ruleIds: [...(listedRules(base) ?? []), chapter.ruleIds].join(' '),
    ...optionsOver(base, chapter),
    ...(slice && { state: stateWith(base.state as never, slice) }),
    ...(base.streams || chapter.streams
      ? { streams: [...(base.streams ?? []), ...(chapter.streams ?? [])] }
      : {}),
    ...phasesOver(base, chapter),
    automatic: [...automatic, ...base.automatic.map((step) => withStepEffect(step, chapter))],
    events: { ...base.events, ...chapter.facts?.shown },
    revealing: [...(base.revealing ?? []), ...revealing],
    messages: { ...base.messages, ...chapter.messages },
    sentences: { ...base.sentences, ...chapter.sentences },
    nameOf: (game, kind, value) =>
      chapter.nameOf?.(game, kind, value) ?? base.nameOf?.(game, kind, value) ?? null,
    ...duringPlay(base, chapter),
  };
  return withOpenings(laid, askingIn(chapter.waits));
}

function optionsOver(base: AnyRuleset, { options = {} }: AnyChapter) {
  const pieces = options as OptionPieces;
  if (Object.keys(pieces).length === 0) return {};
  return {
    options: z.extend(base.options as never as z.ZodMiniObject, schemasOf(pieces)),
    optionLabels: { ...base.optionLabels, ...labelsOf(pieces) },
  };
}
