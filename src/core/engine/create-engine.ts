// The engine, to be read first. An action comes in, and this is what happens to it:
//   parse (E-SHAPE-1) → are there such things? (E-SHAPE-2) → game over? → whose decision? → its conditions
//   → apply on a copy → settle → seal → return.
// What an action means is its ruleset's business; how a copy is made is the executor's.

import type { Random } from '../random/generator.js';
import { createHashedRandom } from '../random/hashed-random.js';
import type { Decide } from '../random/streams.js';
import { hashOf } from './base/hashes.js';
import { deepFreeze } from './base/json.js';
import { quoted } from './base/printable.js';
import { IllegalActionError, InvalidActionError, type Rejection } from './base/rejection.js';
import type { Seat } from './base/seat.js';
import type { Board, Envelope } from './base/state.js';
import { createGameState } from './begin/game.js';
import { type Checks, checks } from './checks.js';
import type { Engine, TitleOnBoard } from './engine.js';
import { readAction, unknownNames, writeAction } from './fields/notation.js';
import { answered, blamed } from './input/arguments.js';
import { askedSeat, checkedViewer, frozenInput, ownState } from './input/states.js';
import { noChecks, noSaves, noWords } from './left-out.js';
import { type AskedOutcomes, listOutcomes, withLuck } from './luck/chance.js';
import { decidedBy } from './play/executor.js';
import {
  asListed,
  findRejection,
  findRejections,
  findUnknown,
  malformed,
  type Parsed,
  parseAction,
} from './play/judge.js';
import { listLegal, openDecisions, passingAction, pickLegal } from './play/legal.js';
import { patchesBetween } from './play/patches.js';
import { tryPlay } from './play/play.js';
import { namesOf, openSettings } from './play/setting.js';
import {
  type AskedFor,
  evaluatedFor,
  plansFor,
  suggestedLine,
  type WantedPlans,
} from './play/suggestions.js';
import type { AnySpec } from './rules/action.js';
import type { GameEvent } from './rules/event.js';
import { projectEvents } from './rules/projections.js';
import type { AnyRuleset, KeptPlans } from './rules/ruleset.js';
import { type Saves, saves } from './save/saves.js';
import { type Words, words } from './words/words.js';

/**
 * Returns the verbs for just the rulesets given, on their own boards and any further `boards`. Engines share
 * only these, which are frozen permanently: rulesets with tables and actions, boards except typed arrays.
 *
 * What its verbs throw stands with each of them.
 *
 * @param rulesets The titles to be played, such as `[chinaRails]`.
 * @param how Boards in addition to those of the titles; none if left out.
 * @returns The engine: its verbs, which may be handed on by themselves.
 * @throws `Fault` where two rulesets have one id. Also where one cannot be played: two of its actions have
 *   one name, its fixes do not lead up to its revision, nothing copies its states.
 * @see {@link layer}
 * @example
 * const engine = createEngine([myTitle]);
 * const state = engine.createGame('my-title', { seats: 3, seed: 7 });
 */
export function createEngine<const Rulesets extends readonly AnyRuleset[]>(
  rulesets: Rulesets,
  how: { readonly boards?: readonly Board[] } = {},
): Engine<Rulesets[number]> {
  return engineOf(rulesets, how, { saves, words, checks });
}

/**
 * As `createEngine`, for pages that should be small: it plays, and has of the rest only the parts that you
 * pass. The verbs of a part that you left out throw a `MissingPartError`, which names it.
 *
 * @param rulesets The titles to be played, such as `[chinaRailsRules]`.
 * @param how Boards as of `createEngine`, and parts: `saves` for records, snapshots, positions and shared
 *   seeds, `words` for `describe`, `checks` for errors that say which argument is wrong.
 * @returns The engine. It plays the same games as one of `createEngine`.
 * @throws `Fault` as `createEngine` does.
 * @see {@link createEngine}
 * @example
 * const engine = createLeanEngine([chinaRailsRules], { saves });
 * const state = engine.createGame('china-rails', { seats: 3, seed: 7 });
 */
export function createLeanEngine<const Rulesets extends readonly AnyRuleset[]>(
  rulesets: Rulesets,
  how: Partial<LeanParts> & { readonly boards?: readonly Board[] } = {},
): Engine<Rulesets[number]> {
  const { saves = noSaves, words = noWords, checks = noChecks } = how;
  return engineOf(rulesets, how, { saves, words, checks });
}

/** What a page may leave out of an engine. */
interface LeanParts {
  readonly saves: Saves;
  readonly words: Words;
  readonly checks: Checks;
}

function engineOf<Rulesets extends readonly AnyRuleset[]>(
  rulesets: Rulesets,
  how: { readonly boards?: readonly Board[] },
  { saves, words, checks }: LeanParts,
): Engine<Rulesets[number]> {
  const settings = answered(
    () => openSettings(rulesets, how.boards ?? [], saves.sharedSeedIssues),
    () => checks.mustOpen(rulesets, how),
  );

  const tryWith = (input: Envelope, action: unknown, events: GameEvent[] | null, decide?: Decide) => {
    const state = ownState(input);
    const setting = settings.of(state);
    const { executor } = setting.ready;
    const by = decide === undefined ? executor : decidedBy(decide, executor);
    return tryPlay(setting, by, state, action, events);
  };

  const tryAction = (before: Envelope, action: unknown) => {
    const events: GameEvent[] = [];
    const result = tryWith(before, action, events);
    if (!result.ok) return result;
    const { action: played, state } = result;
    const decisions = openDecisions(settings.of(state), state);
    return { ok: true as const, action: played, state, events, decisions };
  };

  // Null where nobody wants to hear of the events: most who play an action only want the state.
  const applyWith = (state: Envelope, action: unknown, events: GameEvent[] | null, decide?: Decide) => {
    const result = tryWith(state, action, events, decide);
    if (result.ok) return result.state;
    if (result.issues !== undefined) throw new InvalidActionError(result.issues);
    throw new IllegalActionError(result.rejection);
  };

  const applyAloud = (before: Envelope, action: unknown, decide?: Decide) => {
    const events: GameEvent[] = [];
    return { state: applyWith(before, action, events, decide), events };
  };

  // For a state or a view: a view answers for its own seat only.
  const judge = (input: Envelope, action: unknown) => {
    const state = frozenInput(input);
    const setting = settings.of(state);
    const parsed = parseAction(setting.ready, action);
    if (!('issues' in parsed) && parsed.action.seat !== null && findUnknown(setting, parsed) === null)
      askedSeat(state, parsed.action.seat);
    return { state, setting, parsed };
  };

  // With a state at hand the action is spelled as lists there have it (E-SHAPE-4), else as it was given.
  const spelled = (where: Where, parsed: Parsed) =>
    isState(where) ? asListed(settings.of(where), where, parsed) : parsed.action;

  // What texts are written and read by: a title, and what its things are called on the board.
  const wordsOf = (where: Where) => {
    if (isState(where)) return settings.of(where);
    const { ruleset, board }: TitleOnBoard = typeof where === 'string' ? { ruleset: where } : { ...where };
    const ready = settings.ready(ruleset);
    return { ready, names: namesOf(ready, settings.board(ready, board)) };
  };

  const verbs = {
    rulesets: Object.freeze([...rulesets]),
    createGame: (id: string, config: unknown) => createGameState(settings, id, config).state,
    startGame: (id: string, config: unknown) => createGameState(settings, id, config),

    applyAction: (state: Envelope, action: unknown) => applyWith(state, action, null),
    tryAction,
    applyActions: (state: Envelope, actions: readonly unknown[]) =>
      actions.reduce((now: Envelope, action) => applyWith(now, action, null), state),
    applyActionWithPatches(input: Envelope, action: unknown) {
      const before = ownState(input);
      const { state, events } = applyAloud(before, action);
      const [patches, inversePatches] = [patchesBetween(before, state), patchesBetween(state, before)];
      return { state, events, patches, inversePatches };
    },

    outcomesOf(input: Envelope, action: unknown, how: AskedOutcomes = {}) {
      const state = ownState(input);
      return listOutcomes((decide) => applyAloud(state, action, decide), how);
    },
    applyActionWithLuck(input: Envelope, action: unknown, luck: readonly unknown[]) {
      const { state, events } = withLuck(luck, (decide) => applyAloud(input, action, decide));
      return { state, events };
    },

    checkAction(input: Envelope, action: unknown): Rejection | null {
      const { state, setting, parsed } = judge(input, action);
      return 'issues' in parsed ? malformed(parsed.issues) : findRejection(setting, state, parsed);
    },
    explainAction(input: Envelope, action: unknown): readonly Rejection[] {
      const { state, setting, parsed } = judge(input, action);
      return 'issues' in parsed ? [malformed(parsed.issues)] : findRejections(setting, state, parsed);
    },
    decisions: (state: Envelope) => openDecisions(settings.of(state), state),
    legalActions(input: Envelope, of?: Seat | AskedFor) {
      const state = frozenInput(input);
      const { seat, kind } = typeof of === 'object' ? of : { seat: of, kind: undefined };
      const setting = settings.of(state);
      // Rules break while a list is read: then the state is to blame, or a rule.
      const blame = (error: unknown) => blamed(error, () => checks.mustBePosition(setting, state));
      return listLegal(setting, state, { seat: askedSeat(state, seat), kind, blame });
    },
    sampleAction(input: Envelope, seat: Seat, random?: Random) {
      const state = frozenInput(input);
      return pickLegal(settings.of(state), state, askedSeat(state, seat), random)?.action ?? null;
    },
    passAction(input: Envelope, decision: AskedFor) {
      const state = frozenInput(input);
      askedSeat(state, decision.seat);
      return passingAction(settings.of(state), state, decision);
    },
    suggest: (state: Envelope, decision: AskedFor, random: Random, kept?: KeptPlans) =>
      suggestedLine(settings.of(state), state, decision, { random, kept }),
    plans: (state: Envelope, decision: AskedFor, random: Random, how: WantedPlans = {}) =>
      plansFor(settings.of(state), state, decision, { random, ...how }),
    evaluate: (state: Envelope, seat: Seat) => evaluatedFor(settings.of(state), state, seat),
    outcome: (state: Envelope) => state.outcome,

    view(input: Envelope, viewer: Seat | null) {
      const state = ownState(input);
      const { ruleset } = settings.of(state);
      return deepFreeze(ruleset.state.view(state, checkedViewer(state, viewer)));
    },
    viewEvents: (state: Envelope, events: readonly GameEvent[], viewer: Seat | null) =>
      projectEvents(settings.of(state).ruleset, events, viewer),
    determinize(view: Envelope, seed: string | number) {
      const { ruleset, rules, board } = settings.of(view);
      const random = createHashedRandom(seed, 'determinize');
      return deepFreeze(ruleset.determinize({ rules, board, state: view }, random, `${seed}/luck`));
    },

    formatAction(where: Where, input: unknown) {
      const { ready, names } = wordsOf(where);
      const parsed = parseAction(ready, input);
      if ('issues' in parsed) throw new InvalidActionError(parsed.issues);
      return writeAction(parsed.kind.spec as AnySpec, spelled(where, parsed), names);
    },
    parseAction(where: Where, text: string) {
      const { ready, names } = wordsOf(where);
      const read = typeof text === 'string' ? readAction(ready.notations, text, names) : null;
      if (read === null)
        throw new InvalidActionError([{ path: [], message: `no action reads «${quoted(text)}»` }]);
      const { fields } = ready.kinds.get(read.type)!.spec;
      const unknown = unknownNames(fields, read, names);
      if (unknown.length > 0) throw new InvalidActionError(unknown);
      const parsed = parseAction(ready, read);
      if ('issues' in parsed) throw new InvalidActionError(parsed.issues);
      return spelled(where, parsed);
    },

    ...saves.verbs(settings),
    ...words.verbs(settings),
    hashState: (state: object) => hashOf(state),
    settingOf: (state: Envelope) => settings.of(state),
  };
  return Object.freeze(checks.typedVerbs(settings, verbs)) as unknown as Engine<Rulesets[number]>;
}

/** Where an action is said: at a title's own board, at another, or in a state. */
type Where = string | TitleOnBoard | Envelope;

function isState(where: Where): where is Envelope {
  return ((where as Envelope | null | undefined)?.game ?? null) !== null;
}
