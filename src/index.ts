/**
 * The verbs bound to every title on its own board. For fewer titles, own rulesets or own boards, use `createEngine` of
 * `railhead/engine`.
 *
 * @module railhead
 */

import { allRulesets, allTitles } from '../rulesets/index.js';
import type { Bot as BotOf, Choice as ChoiceOf, PlayedIn } from './bots/bot.js';
import {
  type ActionIn,
  type GameEvent as AnyEvent,
  type AnyRuleset,
  createEngine,
  type DecisionIn,
  type Decision as DecisionOf,
  type EventIn,
  type GameAction,
  type PositionIn,
  type RejectionIn,
  type Rejection as RejectionOf,
  type StateIn,
  type TypesOf,
  type ViewIn,
} from './core/engine/index.js';
import type { Proposal } from './core/title/planning.js';
import type { Title } from './core/title/title.js';
import {
  describeDecision as asked,
  describeCard,
  formatRejection as format,
  describeAction as inWords,
  describeProposal as proposed,
  describeEvent as told,
  wordingOf,
} from './messages/index.js';

/** All titles of the package. */
type Titles = (typeof allRulesets)[number];

/** The id of a title. */
export type RulesetId = TypesOf<Titles>['id'];
/** The frozen state of a title's game: `State<'china-rails'>`; of any title's without an id. */
export type State<Id extends RulesetId = RulesetId> = StateIn<Titles, Id>;
/** What a seat or a spectator may know of a title's game. */
export type View<Id extends RulesetId = RulesetId> = ViewIn<Titles, Id>;
/** An action of a title. */
export type Action<Id extends RulesetId = RulesetId> = ActionIn<Titles, Id>;
/** An event of a title. */
export type GameEvent<Id extends RulesetId = RulesetId> = EventIn<Titles, Id>;
/** An open decision of a title: its kind is the name of one of the title's phases. */
export type Decision<Id extends RulesetId = RulesetId> = DecisionIn<Titles, Id>;
/**
 * Why an action of a title was refused: one of the title's codes, and by the code what fills its sentence.
 *
 * @example
 * if (rejection.code === 'build/over-budget') show(rejection.params.price);
 */
export type Rejection<Id extends RulesetId = RulesetId> = RejectionIn<Titles, Id>;
/** Parts of a title's state, for `createPosition`. */
export type Position<Id extends RulesetId = RulesetId> = PositionIn<Titles, Id>;
/** A player of one title that is not a person. */
export type Bot<Id extends RulesetId = RulesetId> = BotOf<PlayedIn<Titles, Id>>;
/** What a bot of one title is asked. */
export type Choice<Id extends RulesetId = RulesetId> = ChoiceOf<PlayedIn<Titles, Id>>;

/**
 * The titles by id: the ruleset of each, and what people are shown of it (pictures, words, the rule catalogue, boards from
 * files), loaded when it is asked for.
 *
 * @example
 * const { draw } = await titles[view.game.ruleset].picture();
 * show(draw(board, view));
 */
export const titles = /* @__PURE__ */ (() =>
  Object.fromEntries(allTitles.map((title) => [title.ruleset.id, title])) as unknown as Readonly<
    Record<RulesetId, Title<AnyRuleset>>
  >)();

/** The engine of all titles, for bots and tools that take an engine. */
export const engine = /* @__PURE__ */ createEngine(allRulesets);

/**
 * The next state. Throws `IllegalActionError` with the rejection, or `InvalidActionError` for a wrong shape.
 *
 * @example
 * const [first] = legalActions(state);
 * const next = applyAction(state, first);
 * console.log(next.step - state.step);
 * // 1
 */
export const applyAction = engine.applyAction;
/**
 * All actions or none.
 *
 * @example
 * const [first] = legalActions(state);
 * const next = applyActions(state, [first, { type: 'endTurn', seat: first.seat }]);
 * console.log(next.step);
 * // 2
 */
export const applyActions = engine.applyActions;
/**
 * As `applyAction`, with immer patches forwards and backwards; lists of values are replaced whole.
 *
 * @example
 * const [first] = legalActions(state);
 * const { state: next, patches } = applyActionWithPatches(state, first);
 * console.log(patches[0].op);
 * // replace
 */
export const applyActionWithPatches = engine.applyActionWithPatches;
/**
 * The first rule that refuses the action, or null. Takes a state or the acting seat's view.
 *
 * @example
 * const [{ seat }] = decisions(state);
 * const refused = checkAction(state, { type: 'endOperations', seat });
 * console.log(refused?.code);
 * // turn/not-now
 */
export const checkAction = engine.checkAction;
/**
 * Whether a record of an older revision would go otherwise today, from which step on, and by which rule.
 *
 * @example
 * const saved = record('china-rails', { seats: 2, seed: 7 }, []);
 * console.log(checkUpgrade(saved).difference === null);
 * // true
 */
export const checkUpgrade = engine.checkUpgrade;
/**
 * The first state of a game. Throws `InvalidInputError`, `UnknownRulesetError`, `UnknownBoardError`.
 *
 * @example
 * const state = createGame('china-rails', { seats: ['Ann', 'Ben'], seed: 7 });
 * console.log(state.seats[0].cash);
 * // 60
 */
export const createGame = engine.createGame;
/**
 * A state in mid-game: a fresh game of `config` with parts of it replaced; refused unless it could be one.
 *
 * @example
 * const rich = createPosition('china-rails', {
 *   config: { seats: 2, seed: 7 },
 *   state: { seats: [{ cash: 200 }] },
 * });
 * console.log(rich.seats.map(({ cash }) => cash).join(' and '));
 * // 200 and 60
 */
export const createPosition = engine.createPosition;
/**
 * Who must or may decide what.
 *
 * @example
 * const [{ seat, kind }] = decisions(state);
 * console.log(kind);
 * // startup
 */
export const decisions = engine.decisions;
/**
 * The state of a snapshot. Throws `DamagedSaveError` or `InvalidInputError`.
 *
 * @example
 * const again = deserialize(serialize(state));
 * console.log(hashState(again) === hashState(state));
 * // true
 */
export const deserialize = engine.deserialize;
/**
 * A full state that the view does not contradict.
 *
 * @example
 * const guess = determinize(view(state, 0), 'a guess');
 * console.log(hashState(view(guess, 0)) === hashState(view(state, 0)));
 * // true
 */
export const determinize = engine.determinize;
/**
 * How well a seat stands by the title's own reckoning, what is under way included; null where the title does not say.
 *
 * @example
 * const worth = evaluate(state, 0);
 * console.log(worth === null || Number.isFinite(worth));
 * // true
 */
export const evaluate = engine.evaluate;
/**
 * Every rule that refuses the action.
 *
 * @example
 * const refusals = explainAction(state, { type: 'upgradeLoco', seat: 1, to: 'super' });
 * console.log(refusals.length > 0, refusals.every(({ rule }) => rule !== ''));
 * // true true
 */
export const explainAction = engine.explainAction;
/**
 * The stable text of an action: `2: build 1203 1204`.
 *
 * @example
 * const [first] = legalActions(state);
 * const text = formatAction(state, first);
 * console.log(formatAction(state, parseAction(state, text)) === text);
 * // true
 */
export const formatAction = engine.formatAction;
/**
 * SHA-256 of the canonical JSON of a state or a view.
 *
 * @example
 * console.log(hashState(state).length);
 * // 64
 */
export const hashState = engine.hashState;
/**
 * The atomic legal actions of a seat or of all; of a view, those of its viewer.
 *
 * @example
 * const list = legalActions(state);
 * console.log(list.complete, [...list].every((action) => checkAction(state, action) === null));
 * // true true
 */
export const legalActions = engine.legalActions;
/**
 * A save of an older format in today's.
 *
 * @example
 * const saved = record('china-rails', { seats: 2, seed: 7 }, []);
 * console.log(migrate(saved).formatVersion);
 * // 2
 */
export const migrate = engine.migrate;
/**
 * How the game ended, or null.
 *
 * @example
 * const result = outcome(state);
 * console.log(result === null ? 'it goes on' : result.ranking[0].seat);
 * // it goes on
 */
export const outcome = engine.outcome;
/**
 * The action of a text; throws `InvalidActionError`.
 *
 * @example
 * const [first] = legalActions(state);
 * console.log(parseAction(state, formatAction(state, first)).type);
 * // buildTrack
 */
export const parseAction = engine.parseAction;
/**
 * A record from JSON, shape and digest checked. Throws `DamagedSaveError`.
 *
 * @example
 * const saved = record('china-rails', { seats: 2, seed: 7 }, []);
 * const read = readRecord(JSON.stringify(saved));
 * console.log(read.ruleset);
 * // china-rails
 */
export const readRecord = engine.readRecord;
/**
 * Plays a game and records it. Throws as `applyAction` does.
 *
 * @example
 * const saved = record('china-rails', { seats: 2, seed: 7 }, []);
 * console.log(saved.actions.length);
 * // 0
 */
export const record = engine.record;
/**
 * The title's plans for a decision, best first, each with what it is thought to be worth; the first is the suggestion.
 *
 * @example
 * const [best] = plans(state, decisions(state)[0], createRandom('any'), { most: 3 });
 */
export const plans = engine.plans;
/**
 * Plays a record again, verifying chain, digest and final hash unless told otherwise. Throws `DamagedSaveError`.
 *
 * @example
 * const saved = record('china-rails', { seats: 2, seed: 7 }, []);
 * console.log(replay(saved).state.step);
 * // 0
 */
export const replay = engine.replay;
/**
 * One legal action of a seat, uniform over the list; null when it has none.
 *
 * @example
 * const random = createRandom('any');
 * const [{ seat }] = decisions(state);
 * const action = sampleAction(state, seat, random);
 * console.log(action !== null && checkAction(state, action) === null);
 * // true
 */
export const sampleAction = engine.sampleAction;
/**
 * A snapshot as JSON text.
 *
 * @example
 * localStorage.setItem('game', serialize(state));
 * const loaded = deserialize(localStorage.getItem('game') as string);
 */
export const serialize = engine.serialize;
/**
 * As `createGame`, with the events of setting up.
 *
 * @example
 * const { state, events } = startGame('china-rails', { seats: 2, seed: 7 });
 * console.log(events.length > 0);
 * // true
 */
export const startGame = engine.startGame;
/**
 * The title's own line of play for a decision, to be played in order; empty where the title has no opinion.
 *
 * @example
 * const line = suggest(state, decisions(state)[0], createRandom('any'));
 * const next = applyActions(state, line);
 * console.log(next.step === state.step + line.length);
 * // true
 */
export const suggest = engine.suggest;
/**
 * The next state with its events and decisions, or the rejection; never throws for play.
 *
 * @example
 * const [{ seat }] = decisions(state);
 * const result = tryAction(state, { type: 'endOperations', seat });
 * if (!result.ok) console.log(result.rejection.code);
 * // turn/not-now
 */
export const tryAction = engine.tryAction;
/**
 * What a seat, or a spectator with null, may know.
 *
 * @example
 * const hers = view(state, 0);
 * console.log(hers.viewer, hers.seats[1].cash === null);
 * // 0 true
 */
export const view = engine.view;
/**
 * What a seat or a spectator may see of events, renumbered.
 *
 * @example
 * const { state, events } = startGame('china-rails', { seats: 2, seed: 7 });
 * const seen = viewEvents(state, events, null);
 * console.log(seen.length <= events.length);
 * // true
 */
export const viewEvents = engine.viewEvents;

export type {
  GameConfig,
  GameRecord,
  Issue,
  LegalActions,
  Outcome,
  Random,
  Seat,
  Standing,
  TryResult,
  TurnBuffer,
} from './core/engine/index.js';
export {
  createEngine,
  createRandom,
  createTurnBuffer,
  DamagedSaveError,
  Fault,
  IllegalActionError,
  InvalidActionError,
  InvalidInputError,
  isGame,
  isRailheadError,
  layer,
  playTentatively,
  takeBack,
  toReducer,
  UnknownBoardError,
  UnknownRulesetError,
} from './core/engine/index.js';
export type { Finding } from './core/map/finding.js';
export type { Spot, SpotPoint } from './core/map/spot.js';
export type { CardLine, ShownCard } from './core/title/card.js';
export { type Catalogue, type CatalogueRefusal, type CatalogueRule, ruleIn } from './core/title/catalogue.js';
export { catalogueOf } from './core/title/catalogue-of.js';
export type { Deciding, Gazetteer, Picture } from './core/title/picture.js';
export type { Column, Fact, Summary, Told } from './core/title/summary.js';
export type { BoardKind, Title } from './core/title/title.js';

/**
 * Says in English why an action was refused, with the rule that says so in brackets. `about` is the state or view it was
 * refused in: the sentence then uses its title's words and its players' names. Without it any title's words will do.
 *
 * @example
 * const result = tryAction(state, action);
 * if (!result.ok) show(formatRejection(result.rejection, state));
 */
export function formatRejection(rejection: RejectionOf, about?: Seated): string {
  if (about !== undefined) return format(rejection, wordingOf(engine, about));
  const titles: readonly AnyRuleset[] = allRulesets;
  const title = titles.find(({ messages = {} }) => Object.hasOwn(messages, rejection.code));
  return format(rejection, { messages: title?.messages });
}

/**
 * An action in English, with the names of the players and places of a state or view:
 * `Ben builds from Wuhan to the milepost 1 south of Wuhan.`
 *
 * @example
 * const [first] = legalActions(state);
 * console.log(describeAction(state, first).endsWith('.'));
 * // true
 */
export function describeAction(about: Seated, action: GameAction): string {
  return inWords(action, wordingOf(engine, about));
}

/**
 * A fact in English: `Ben delivers Rice to Beijing for 24 M.` What a view hides of it stays unsaid.
 *
 * @example
 * const { state, events } = startGame('china-rails', { seats: ['Ann', 'Ben'], seed: 7 });
 * for (const event of viewEvents(state, events, 0)) console.log(describeEvent(state, event));
 */
export function describeEvent(about: Seated, event: AnyEvent): string {
  return told(event, wordingOf(engine, about));
}

export { describeCard };

/**
 * A proposal of `railhead/planning` in English: how far, for how much, to whom, and what stands in its way:
 * `Building to Wuhan takes 29 steps, 43 M in 3 turns; 16 of them, 18 M, can be played now.`
 */
export function describeProposal(about: Seated, proposal: Proposal): string {
  return proposed(proposal, wordingOf(engine, about));
}

/**
 * What somebody is asked, in English: `Ben: Build track or upgrade, then end the turn.`
 *
 * @example
 * console.log(describeDecision(state, decisions(state)[0]).startsWith('Ben'));
 * // true
 */
export function describeDecision(about: Seated, decision: DecisionOf): string {
  return asked(decision, wordingOf(engine, about));
}

/** A state or view, as far as its header says who plays what. */
export interface Seated {
  /** Its header names the title and the seats. */
  readonly game: { readonly ruleset: RulesetId; readonly seatNames: readonly string[] };
}
