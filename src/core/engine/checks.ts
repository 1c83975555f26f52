// Checks as a part of an engine: if a verb breaks, a typed error says which argument is wrong, or which part
// of a ruleset.

import { InvalidActionError, refuse } from './base/rejection.js';
import type { Envelope } from './base/state.js';
import { mustBePosition } from './begin/admit.js';
import type { TitleOnBoard } from './engine.js';
import {
  blamed,
  mustBeAsked,
  mustBeList,
  mustBeRecord,
  mustBeRecords,
  mustBeText,
  mustDraw,
  mustSit,
  nameOfGiven,
} from './input/arguments.js';
import { parseAction } from './play/judge.js';
import type { Setting, Settings } from './play/setting.js';
import { mustBeRuleset } from './rules/check-ruleset.js';
import type { AnyRuleset } from './rules/ruleset.js';

/** What an argument must be; `first` is the first argument, of which the others speak. */
type Look = (settings: Settings, given: unknown, first: unknown) => void;

const position: Look = (settings, given) => {
  mustBeRecord(given, 'state');
  mustBePosition(settingOf(settings, given), given);
};
const state: Look = (settings, given) => {
  mustBeRecord(given, 'state');
  if ('viewer' in given) refuse('state', 'this is a view: rules need the whole state');
  position(settings, given, given);
};
// The id of a title, or a state that names it.
const title: Look = (settings, given) => {
  if (typeof given === 'object' && given !== null) mustBeRecord(given, 'state');
  readyOf(settings, given);
};
// The same, or a title with a board.
const titleOnBoard: Look = (settings, given) => {
  title(settings, given, given);
  const { game, board } = Object(given);
  if (game !== undefined) settingOf(settings, given);
  else if (board !== undefined) mustBeText(board, 'board');
};
const action: Look = (settings, given, first) => {
  const parsed = parseAction(readyOf(settings, first), given);
  if ('issues' in parsed) throw new InvalidActionError(parsed.issues);
};
const actions: Look = (settings, given, first) => {
  mustBeList(given, 'actions');
  for (const one of given) action(settings, one, first);
};
const seat: Look = (_, given, first) => void mustSit(given, first as Envelope);
const viewer: Look = (settings, given, first) => {
  if (given !== null) seat(settings, given, first);
};
const asked: Look = (settings, given, first) => {
  if (typeof given !== 'object' || given === null) return seat(settings, given, first);
  mustBeRecord(given, 'decision');
  const { seat: of, kind } = given;
  if (of !== undefined) mustSit(of, first as Envelope);
  if (kind !== undefined) mustBeAsked(kind, settingOf(settings, first).ruleset);
};
const decision: Look = (settings, given, first) => {
  mustBeRecord(given, 'decision');
  mustSit(given.seat, first as Envelope);
  mustBeAsked(given.kind, settingOf(settings, first).ruleset);
};
const random: Look = (_, given) => {
  if (given !== undefined) mustDraw(given);
};
const seed: Look = (_, given) => {
  if (typeof given !== 'number') mustBeText(given, 'seed');
};
const record =
  (what: string): Look =>
  (_, given) => {
    if (given !== undefined) mustBeRecord(given, what);
  };
const object: Look = (_, given) => mustBeRecord(given, 'state');
const list =
  (what: string): Look =>
  (_, given) =>
    mustBeList(given, what);
const text =
  (what: string): Look =>
  (_, given) =>
    mustBeText(given, what);
const events: Look = (_, given) => mustBeRecords(given, 'events');
const save: Look = (_, given) => {
  if (typeof given !== 'string') mustBeRecord(given, 'save');
};

/** What each verb takes. */
const TAKEN: Readonly<Record<string, readonly Look[]>> = /* @__PURE__ */ (() => ({
  createGame: [title, record('config')],
  startGame: [title, record('config')],
  createPosition: [title, record('position')],
  applyAction: [state, action],
  tryAction: [state],
  applyActions: [state, actions],
  applyActionWithPatches: [state, action],
  outcomesOf: [state, action, record('options')],
  applyActionWithLuck: [state, action, list('luck')],
  checkAction: [position],
  explainAction: [position],
  decisions: [position],
  legalActions: [position, asked],
  sampleAction: [position, asked, random],
  passAction: [position, decision],
  suggest: [position, decision, random, record('kept')],
  plans: [position, decision, random, record('options')],
  evaluate: [position, seat],
  outcome: [position],
  view: [state, viewer],
  viewEvents: [position, events, viewer],
  determinize: [position, seed],
  describe: [position, () => undefined, record('how')],
  formatAction: [titleOnBoard, action],
  parseAction: [titleOnBoard, text('text')],
  record: [title, record('config'), list('actions')],
  readRecord: [save],
  replay: [save, record('options')],
  checkUpgrade: [save],
  serialize: [state],
  deserialize: [save],
  migrate: [save],
  hashState: [object],
  settingOf: [position],
}))();

function mustOpen(rulesets: unknown, how: unknown): void {
  mustBeRecords(rulesets, 'rulesets');
  for (const ruleset of rulesets as readonly AnyRuleset[]) mustBeRuleset(ruleset);
  mustBeRecord(how, 'options');
  const { boards = [] } = how;
  mustBeRecords(boards, 'boards');
  for (const { id, hash } of boards as readonly Readonly<Record<string, unknown>>[]) {
    mustBeText(id, 'boards');
    mustBeText(hash, 'boards');
  }
}

/**
 * Checks for a lean engine: `createLeanEngine([mine], { checks })`. If a call breaks, a typed error names the
 * argument that is wrong, or the part of a ruleset. Without checks the call throws a plain error.
 */
export const checks: Checks = { mustOpen, mustBePosition, typedVerbs };

/** What an engine asks after something broke; you need not look into it. */
export interface Checks {
  /** Throws unless an engine can be made of them. */
  readonly mustOpen: (rulesets: unknown, how: unknown) => void;
  /** Throws unless the state or view is one that a game comes to. */
  readonly mustBePosition: (setting: Setting, position: object) => void;
  /** The verbs, but that what is thrown of wrong arguments has a type. */
  readonly typedVerbs: <Verbs extends Readonly<Record<string, unknown>>>(
    settings: Settings,
    verbs: Verbs,
  ) => Verbs;
}

function typedVerbs<Verbs extends Readonly<Record<string, unknown>>>(
  settings: Settings,
  verbs: Verbs,
): Verbs {
  const typed = Object.entries(verbs).map(([name, verb]) => {
    const looks = TAKEN[name];
    return [name, looks === undefined ? verb : typedVerb(settings, verb as Verb, looks)];
  });
  return Object.fromEntries(typed);
}

// biome-ignore lint/suspicious/noExplicitAny: each verb has its own types
type Verb = (...given: any[]) => unknown;

function typedVerb(settings: Settings, verb: Verb, looks: readonly Look[]): Verb {
  return (...given) => {
    try {
      return verb(...given);
    } catch (error) {
      throw blamed(error, () => {
        for (const [place, look] of looks.entries()) look(settings, given[place], given[0]);
      });
    }
  };
}

const settingOf = (settings: Settings, input: unknown): Setting => settings.of(input as Envelope);

function readyOf(settings: Settings, input: unknown) {
  const id =
    typeof input === 'string'
      ? input
      : ((input as Envelope | undefined)?.game ?? (input as TitleOnBoard | undefined))?.ruleset;
  if (typeof id !== 'string')
    return refuse('ruleset', `expected the id of a ruleset, not ${nameOfGiven(id)}`);
  return settings.ready(id);
}
