// The setting of a game: its ruleset, its compiled rules and its board. Looked up again for every state.

import type * as z from 'zod/mini';
import { freezeForGood } from '../base/freeze.js';
import { memoByIdentity } from '../base/memo.js';
import { Fault, type Issue, refuse, UnknownBoardError, UnknownRulesetError } from '../base/rejection.js';
import type { SharedSeed } from '../base/seed-shapes.js';
import type { Board, Envelope } from '../base/state.js';
import type { Payload } from '../fields/fields.js';
import { type IdFinder, type IdRanges, idFinder } from '../fields/ids.js';
import { type NameTables, NO_NAMES } from '../fields/names.js';
import { type Notations, openNotations } from '../fields/notation.js';
import { nameOfGiven } from '../input/arguments.js';
import type { AnyHostSpec, AnySpec } from '../rules/action.js';
import { withSoundAnswers } from '../rules/answer-kinds.js';
import { factChecker } from '../rules/declared-facts.js';
import { hostActionsOf } from '../rules/host.js';
import { playedBy } from '../rules/played-by.js';
import { findBrokenFixes, mustBePlayable, type Revisions, rulesAt } from '../rules/revisions.js';
import type { AnyRuleset } from '../rules/ruleset.js';
import { mustKnowNames } from '../rules/table-names.js';
import { compileRules } from '../rules/variant.js';
import { type Executor, executorOf } from './executor.js';
import { type ActionKind, kindsOf } from './kind.js';

/** A ruleset made ready: its actions by type, its executor, and its rules by options. */
export interface ReadyRuleset {
  readonly ruleset: AnyRuleset;
  readonly actions: ReadonlyMap<string, AnySpec>;
  readonly hostActions: ReadonlyMap<string, AnyHostSpec>;
  /** The kinds of all of these, by type. */
  readonly kinds: ReadonlyMap<string, ActionKind>;
  /** Throws a `Fault` for a fact that it does not declare. */
  readonly checkFact: (fact: object) => void;
  /** Every kind of id that a field of an action holds. */
  readonly idKinds: readonly string[];
  /** What reads the texts of actions. */
  readonly notations: Notations;
  readonly executor: Executor;
  /** The same state with its fields laid out as in all later ones: code over equal layouts is fastest. */
  readonly laidOut: (state: Envelope) => Envelope;
  /** Leaves states as they were written, neither frozen nor with the old identity of what did not change. */
  readonly unsealed: Executor;
  /** The rules of a game with these options and revisions; the same object for the same options. */
  readonly rulesFor: (options: object, revisions: Revisions) => object;
}

/** What a game is played with: its ruleset, its compiled rules and its board. */
export interface Setting {
  /** The ruleset made ready: actions, readers, executor. */
  readonly ready: ReadyRuleset;
  /** The ruleset that is played by. */
  readonly ruleset: AnyRuleset;
  /** The compiled tables of the game. */
  // biome-ignore lint/suspicious/noExplicitAny: the ruleset's own types are restored at the engine's surface
  readonly rules: any;
  /** The compiled board. */
  // biome-ignore lint/suspicious/noExplicitAny: as above
  readonly board: any;
  /** Which ids there are in this game, by kind. */
  readonly ids: IdRanges;
  /** What notation calls the things of this board, by kind. */
  readonly names: NameTables;
  /** What finds others in actions of a type; null for a type that names nothing. */
  readonly idFinder: (type: string) => IdFinder | null;
  /** What finds others in states; null where states name nothing. */
  readonly idFinderOfStates: () => IdFinder | null;
}

/** Finds rulesets by id and settings by state. */
export interface Settings {
  readonly all: ReadonlyMap<string, ReadyRuleset>;
  ready(id: string): ReadyRuleset;
  board(ready: ReadyRuleset, id: string | undefined): Board;
  of(state: Pick<Envelope, 'game'>): Setting;
  readonly sharedSeedIssues: SeedIssues;
}

/** Lists the faults of a config's shared seed, for this number of seats. */
export type SeedIssues = (config: SharedSeed, seats: number) => readonly Issue[];

/** Makes rulesets and extra boards ready for play. */
export function openSettings(
  rulesets: readonly AnyRuleset[],
  boards: readonly Board[],
  sharedSeedIssues: SeedIssues,
): Settings {
  const all = new Map<string, ReadyRuleset>();
  for (const ruleset of rulesets) {
    if (all.has(ruleset.id)) throw new Fault(`two rulesets are called ${ruleset.id}`);
    all.set(ruleset.id, freezeForGood(makeReady(ruleset)));
  }
  const extra = new Map(boards.map((board) => [board.id, freezeForGood(board)]));

  const ready = (id: string): ReadyRuleset => {
    const found = all.get(id);
    if (found !== undefined) return found;
    if (typeof id !== 'string') throw new UnknownRulesetError(nameOfGiven(id));
    throw new UnknownRulesetError(id, [...all.keys()]);
  };
  const board = ({ ruleset }: ReadyRuleset, id: string | undefined): Board => {
    const standard: Board | undefined = id === undefined || !extra.has(id) ? ruleset.board() : undefined;
    const found = id === undefined || standard?.id === id ? standard : extra.get(id);
    if (found === undefined) {
      if (typeof id !== 'string') throw new UnknownBoardError({ id: nameOfGiven(id), hash: '' });
      throw new UnknownBoardError({ id, hash: '' }, [ruleset.board().id, ...extra.keys()]);
    }
    const { title, boardKind } = ruleset;
    if (boardKind !== undefined && found.kind !== boardKind)
      refuse(
        'config',
        `${title} is played on boards of the kind ${boardKind}, and ${nameOfGiven(id)} is none`,
        ['board'],
      );
    return freezeForGood(found);
  };
  const open = (game: Envelope['game']): Setting => {
    const found = ready(game.ruleset);
    mustBePlayable(found.ruleset, game);
    const { id, hash } = game.board ?? {};
    const played = board(found, id);
    if (played.hash !== hash) throw new UnknownBoardError({ id, hash });
    const rules = found.rulesFor(game.options as object, game);
    const ids = freezeForGood(idsOf(found, { rules, board: played, seats: game.seatNames.length }));
    return Object.freeze({
      ready: found,
      ruleset: found.ruleset,
      rules,
      board: played,
      ids,
      names: freezeForGood(namesOf(found, played)),
      idFinder: finderByType(found, ids),
      idFinderOfStates: finderOfStates(found, ids),
    });
  };
  // Copies of a state have equal headers that are not the same object. Callers with plain states mostly ask
  // about one game, so the last header's text is compared before anything is opened.
  let last: { readonly head: string; readonly setting: Setting } | undefined;
  const of = memoByIdentity((game: Envelope['game']): Setting => {
    const head = JSON.stringify(game);
    if (last?.head !== head) last = { head, setting: open(game) };
    return last.setting;
  });
  return { all, ready, board, of: (state) => of(headerOf(state)), sharedSeedIssues };
}

/** What notation calls the things of a board on which a title is played. */
export function namesOf({ ruleset }: ReadyRuleset, board: Board): NameTables {
  return ruleset.names?.(board) ?? NO_NAMES;
}

// Which ids there are in a game; every kind that a field names must be among them.
function idsOf(ready: ReadyRuleset, game: { rules: object; board: Board; seats: number }): IdRanges {
  const { ruleset, idKinds } = ready;
  const ids: IdRanges = { ...ruleset.ids?.(game), seat: game.seats };
  const unsaid = idKinds.find((kind) => !Object.hasOwn(ids, kind));
  if (unsaid === undefined) return ids;
  throw new Fault(
    `a field of ${ruleset.id} holds the id of a ${unsaid}, and its ids do not say which there are`,
    ...[null, null, `Say in \`ids\` which there are: \`ids: () => ({ ${unsaid}: […] })\`.`],
  );
}

// Made for a type when its first action comes: few types come up in most games.
function finderByType({ actions, hostActions }: ReadyRuleset, ids: IdRanges): Setting['idFinder'] {
  const kept = new Map<string, IdFinder | null>();
  return (type) => {
    let finder = kept.get(type);
    if (finder === undefined) {
      const { schema } = (actions.get(type) ?? hostActions.get(type)) as { schema: unknown };
      finder = idFinder(schema as z.ZodMiniType, ids);
      kept.set(type, finder);
    }
    return finder;
  };
}

function finderOfStates({ ruleset }: ReadyRuleset, ids: IdRanges): Setting['idFinderOfStates'] {
  let kept: IdFinder | null | undefined;
  return () => {
    if (kept === undefined) kept = idFinder(ruleset.state.shape.schema as z.ZodMiniType, ids);
    return kept;
  };
}

function headerOf(state: { readonly game?: Envelope['game'] } | null | undefined): Envelope['game'] {
  const game = state?.game;
  if (typeof game === 'object' && game !== null) return game;
  refuse('state', 'a state begins with its game', ['game']);
}

function makeReady(ruleset: AnyRuleset): ReadyRuleset {
  const actions = new Map<string, AnySpec>();
  for (const phase of Object.values(ruleset.phases)) {
    for (const spec of phase.actions) {
      const other = actions.get(spec.type);
      if (other !== undefined && other !== spec)
        throw new Fault(`two actions of ${ruleset.id} are called ${spec.type}`);
      actions.set(spec.type, spec as AnySpec);
    }
  }
  const hostActions = new Map<string, AnyHostSpec>();
  for (const spec of hostActionsOf(ruleset)) hostActions.set(spec.type, spec);
  const specs = [...actions.values(), ...hostActions.values()];
  const brokenFixes = findBrokenFixes(ruleset);
  if (brokenFixes !== null) throw new Fault(brokenFixes);
  const compile = ruleset.compile ?? plainRules;
  const keptRules = memoByIdentity((_options: object): Record<string, object> => ({}));
  const { fork, layOut = fork } = ruleset.state;
  const executor = executorOf(ruleset);
  return {
    ruleset,
    actions,
    hostActions,
    kinds: kindsOf(ruleset, specs),
    checkFact: factChecker(ruleset),
    idKinds: [...new Set(specs.flatMap(({ fields }) => idsHeldIn(fields)))],
    notations: openNotations(specs),
    laidOut: (state) => (layOut === undefined ? state : (layOut(state) as Envelope)),
    executor,
    unsealed: { ...executor, seal: asWritten },
    rulesFor(options, { revision, layers }) {
      const kept = keptRules(options);
      const by = JSON.stringify([revision, layers]);
      if (kept[by] === undefined) {
        // Two rulesets may share their tables, so each gets a copy, by which it is found.
        const compiled = { ...compile(ruleset, options, { revision, layers }) };
        mustKnowNames(ruleset, compiled);
        const rules = withSoundAnswers(ruleset, compiled);
        playedBy.write(rules, ruleset);
        kept[by] = freezeForGood(rules);
      }
      return kept[by];
    },
  };
}

// Asked of the fields: most schemas of actions are never made.
const idsHeldIn = (fields: Payload) => Object.values(fields).flatMap(({ idOf }) => idOf ?? []);

/** The rules of a title without layers: its tables with the active variants, as they were at the revision. */
function plainRules({ tables, variants, fixes = [] }: AnyRuleset, options: object, { revision }: Revisions) {
  return rulesAt(compileRules(tables, variants, options), fixes, revision);
}

const asWritten = <State>(_original: State, last: State): State => last;
