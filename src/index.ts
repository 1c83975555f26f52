/**
 * The verbs bound to every title on its own board. For fewer titles, your rulesets or your boards, use
 * `createEngine` of `railhead/engine`.
 *
 * @module railhead
 */

import { allRulesets } from '../rulesets/generated/rulesets.js';
import {
  type ActionIn,
  createEngine,
  type DecisionIn,
  type Each,
  type Engine,
  type EventIn,
  type Ids,
  type NamesIn,
  type PositionIn,
  type RejectionIn,
  type StateIn,
  type ViewIn,
} from './core/engine/index.js';
import { describeOrdered, isOrdered, type Ordered } from './core/engine/words/describe-orders.js';
import type { AnyBot, ChoiceIn, TitleBot } from './players/bots/bot.js';
import { type Describable, sentenceOf, wordingOf } from './table/words/index.js';

/** The rulesets of all titles, for types that ask which titles there are: `StateIn<Titles, Id>`. */
export type Titles = Each<(typeof allRulesets)[number]>;

/** The id of a title. */
export type RulesetId = Ids<Titles>;
/** The frozen state of a title's game: `State<'china-rails'>`; of any title's without an id. */
export type State<Id extends RulesetId = RulesetId> = StateIn<Titles, Id>;
/** What a seat or a spectator may see of a title's game. */
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
/** A player that is not a person, for the title that you name, or for any title if you give no id. */
export type Bot<Id extends RulesetId = never> = [Id] extends [never] ? AnyBot : TitleBot<NamesIn<Titles, Id>>;
/** What a bot of one title is asked; of any title when no id is given. */
export type Choice<Id extends RulesetId = RulesetId> = ChoiceIn<Titles, Id>;

// What the verbs are called in editors, and in the declarations that are built.
type Verbs = Engine<Titles>;

/** The engine of all titles, for bots and tools that take an engine. */
export const engine: Engine<Titles> = /* @__PURE__ */ createEngine(allRulesets);

/**
 * The next state, frozen. The given state does not change, and the two share unchanged records. The call also
 * plays what follows by itself (draws, the end of a turn, single choices) until somebody must decide. `step`
 * counts the action. Throws `IllegalActionError` with the rejection, `InvalidActionError` for a bad shape.
 *
 * @param state A whole state of a game; it stays as it is, and may be kept.
 * @param action The action, with its `seat`; null for what the host does.
 * @returns The next state, frozen, settled up to the next decision.
 * @throws `IllegalActionError` with the rejection where a rule says no.
 * @throws `InvalidActionError` where the action has a wrong shape.
 * @throws `InvalidInputError` for a view, or for anything else but a state.
 * @see E-TURN-1
 * @function
 * @example
 * const [first] = legalActions(state);
 * const next = applyAction(state, first);
 * console.log(next.step - state.step);
 * // 1
 */
export const applyAction: Verbs['applyAction'] = /* @__PURE__ */ (() => engine.applyAction)();
/**
 * Plays actions in order, all or none: if one is refused it throws as `applyAction` does, and returns no
 * state. Plans of `railhead/table` are such lists.
 *
 * @param state A whole state of a game; it stays as it is, and may be kept.
 * @param actions Actions in the order in which they are played.
 * @returns The state after the last of them.
 * @throws What `applyAction` throws, for the first that is refused.
 * @see E-TURN-1
 * @function
 * @example
 * const [first] = legalActions(state);
 * const next = applyActions(state, [first, { type: 'endTurn', seat: first.seat }]);
 * console.log(next.step);
 * // 2
 */
export const applyActions: Verbs['applyActions'] = /* @__PURE__ */ (() => engine.applyActions)();
/**
 * The first rule that refuses the action, or null. Takes a state or the acting seat's view.
 *
 * @param state A state, or the view of a seat.
 * @param action The action, with its `seat`; null for what the host does.
 * @returns The first refusal in the order of the rules; null where the action may be played.
 * @throws `InvalidInputError` for anything but a state or a view.
 * @see E-TURN-1
 * @function
 * @example
 * const [{ seat }] = decisions(state);
 * const refused = checkAction(state, { type: 'endOperations', seat });
 * console.log(refused?.code);
 * // turn/not-now
 */
export const checkAction: Verbs['checkAction'] = /* @__PURE__ */ (() => engine.checkAction)();
/**
 * The first state of a game, settled up to its first decision. All luck follows from `config.seed`; missing
 * options take their defaults. Throws `InvalidInputError` with every issue (too many seats, options that do
 * not go together), `UnknownRulesetError`, `UnknownBoardError`.
 *
 * @param ruleset The id of the title, such as `china-rails`.
 * @param config Seats (a number or names), seed, and options that differ from their defaults.
 * @returns The first state, frozen.
 * @throws `InvalidInputError` with every issue of the config.
 * @throws `UnknownRulesetError` for a title that the engine does not have.
 * @throws `UnknownBoardError` for a board that it was not given.
 * @see E-LUCK-1
 * @function
 * @example
 * const state = createGame('china-rails', { seats: ['Ann', 'Ben'], seed: 7 });
 * console.log(state.seats[0].cash);
 * // 60
 */
export const createGame: Verbs['createGame'] = /* @__PURE__ */ (() => engine.createGame)();
/**
 * A state in mid-game for tests of rules and for puzzles: a fresh game of `config` with parts of it replaced.
 * Seats are merged by index, so name only what differs; derived parts (decks, supplies) follow. The rules
 * then play what follows by itself. Throws `InvalidInputError` with every issue unless schema and invariants
 * hold: the position could have been reached, and its save loads.
 *
 * @param ruleset The id of the title, such as `china-rails`.
 * @param setup The config of a fresh game, and the parts of its state that differ.
 * @returns A state that could have been reached, settled.
 * @throws `InvalidInputError` with every issue, where schema or invariants do not hold.
 * @see E-SHAPE-2
 * @function
 * @example
 * const rich = createPosition('china-rails', {
 *   config: { seats: 2, seed: 7 },
 *   state: { seats: [{ cash: 200 }] },
 * });
 * console.log(rich.seats.map(({ cash }) => cash).join(' and '));
 * // 200 and 60
 */
export const createPosition: Verbs['createPosition'] = /* @__PURE__ */ (() => engine.createPosition)();
/**
 * Who must or may decide what: the game waits for decisions that are not `optional`. In the ruleset's order;
 * states and views have the same. If an action names an `id` that has passed, it is refused.
 *
 * @param state A state, or the view of a seat.
 * @returns Open decisions in the order of the title; empty once the game is over.
 * @throws `InvalidInputError` for anything but a state or a view.
 * @see E-TURN-2
 * @function
 * @example
 * const [{ seat, kind }] = decisions(state);
 * console.log(kind);
 * // startup
 */
export const decisions: Verbs['decisions'] = /* @__PURE__ */ (() => engine.decisions)();
/**
 * The state of a snapshot, frozen, as `serialize` wrote it. Its hash, schema and invariants are checked, so
 * the state can be played. Throws `DamagedSaveError` (no snapshot, changed, or of a newer format),
 * `InvalidInputError`, `UnknownRulesetError` or `UnknownBoardError`.
 *
 * @param text The text that `serialize` wrote.
 * @returns The state, frozen, ready to be played.
 * @throws `DamagedSaveError` for a changed snapshot, a newer format, or any other text.
 * @throws `InvalidInputError` where invariants do not hold.
 * @throws `UnknownRulesetError` and `UnknownBoardError` for what the engine does not have.
 * @see E-SAVE-2
 * @function
 * @example
 * const again = deserialize(serialize(state));
 * console.log(hashState(again) === hashState(state));
 * // true
 */
export const deserialize: Verbs['deserialize'] = /* @__PURE__ */ (() => engine.deserialize)();
/**
 * A full state that the view does not contradict, for bots that search: hidden parts are guessed, and luck
 * starts from `seed`. The same seed gives the same guess, which is not more likely than others.
 *
 * @param view What a seat may know.
 * @param seed What the guess and the luck to come follow from.
 * @returns A whole state that the view does not contradict; one of many.
 * @throws `InvalidInputError` for anything but a view.
 * @see E-VIEW-1
 * @function
 * @example
 * const guess = determinize(view(state, 0), 'a guess');
 * console.log(hashState(view(guess, 0)) === hashState(view(state, 0)));
 * // true
 */
export const determinize: Verbs['determinize'] = /* @__PURE__ */ (() => engine.determinize)();
/**
 * How well the title says that a seat stands, plans included; null where the title does not say.
 *
 * @param state A state, or the view of a seat.
 * @param seat The seat, from 0. Of a view only its viewer.
 * @returns A number in the measure of the title, to be compared within one game; null where the title does
 *   not say.
 * @throws `InvalidInputError` for anything but a state, or for a seat that does not exist.
 * @see {@link plans}
 * @function
 * @example
 * const worth = evaluate(state, 0);
 * console.log(worth === null || Number.isFinite(worth));
 * // true
 */
export const evaluate: Verbs['evaluate'] = /* @__PURE__ */ (() => engine.evaluate)();
/**
 * Every rule that refuses the action, in the order in which they are asked; empty if it is legal. Leaves out
 * conditions that need another one to hold. Takes a state or the seat's view; `checkAction` stops earlier.
 *
 * @param state A state, or the view of a seat.
 * @param action The action, with its `seat`; null for what the host does.
 * @returns Every refusal in the order of the rules; empty where the action may be played.
 * @throws `InvalidInputError` for anything but a state or a view.
 * @see {@link checkAction}
 * @function
 * @example
 * const refusals = explainAction(state, { type: 'upgradeLoco', seat: 1, to: 'super' });
 * console.log(refusals.length > 0, refusals.every(({ rule }) => rule !== ''));
 * // true true
 */
export const explainAction: Verbs['explainAction'] = /* @__PURE__ */ (() => engine.explainAction)();
/**
 * The stable text of an action: `2: build 63,28 64,28`. With an id alone, names are those of the title's own
 * board.
 *
 * @param where A state or a view, or the id of a title. Of a state the text is that of the action as its
 *   lists have it (E-SHAPE-4).
 * @param action The action, with its `seat`; null for what the host does.
 * @returns The text: `2: build 63,28 64,28`.
 * @throws `InvalidActionError` where the action has a wrong shape.
 * @see E-SHAPE-4
 * @function
 * @example
 * const [first] = legalActions(state);
 * const text = formatAction(state, first);
 * console.log(formatAction(state, parseAction(state, text)) === text);
 * // true
 */
export const formatAction: Verbs['formatAction'] = /* @__PURE__ */ (() => engine.formatAction)();
/**
 * SHA-256 of the canonical JSON (RFC 8785) of a state or a view, in hex: 64 characters. A view never hashes
 * as a state. Do not show a seat the hash of a state before the end: it can guess few unknowns.
 *
 * @param state A state, or the view of a seat.
 * @returns 64 hex digits.
 * @throws `InvalidInputError` for anything but JSON.
 * @see E-SAVE-2
 * @function
 * @example
 * console.log(hashState(state).length);
 * // 64
 */
export const hashState: Verbs['hashState'] = /* @__PURE__ */ (() => engine.hashState)();
/**
 * The atomic legal actions of a seat or of all, or the answers to an open decision; of a view, its viewer's.
 * Lazy: the first of many is cheap. In order of decision, kind of action, then as the kind lists them. If a
 * set is too large (foreign routes, track deals, bonus proofs), `complete` is false; ask `checkAction`.
 *
 * @param state A state, or the view of a seat.
 * @param of A seat, or an open decision; all seats if left out.
 * @returns The list, made while you iterate; `complete` is false where only sensible actions are named.
 * @throws `InvalidInputError` for anything but a state, or for a seat that does not exist.
 * @see E-TURN-1
 * @function
 * @example
 * const list = legalActions(state);
 * console.log(list.complete, [...list].every((action) => checkAction(state, action) === null));
 * // true true
 */
export const legalActions: Verbs['legalActions'] = /* @__PURE__ */ (() => engine.legalActions)();
/**
 * How the game ended: why, every seat with its place (best first, equals share one), and the tie-breaks. Null
 * until then.
 *
 * @param state A state, or the view of a seat.
 * @returns Reason, ranking and tie-breaks; null while the game goes on.
 * @throws `InvalidInputError` for anything but a state or a view.
 * @see E-OVER-1
 * @function
 * @example
 * const result = outcome(state);
 * console.log(result === null ? 'it goes on' : result.ranking[0].seat);
 * // it goes on
 */
export const outcome: Verbs['outcome'] = /* @__PURE__ */ (() => engine.outcome)();
/**
 * Every way in which chance may fall while an action is played, each with its probability, parts, next state
 * and events. Chance is rolls and cards from piles that nobody has looked into, each card as likely as the
 * next. Probabilities add up to 1. `draws` opens only the first rolls and draws, and leaves later ones to the
 * seed. Throws as `applyAction` does, and `TooManyOutcomesError` for more than `most` (2,000).
 *
 * Takes a state, which holds all hands. For a seat, ask it of worlds of `determinize`.
 *
 * @param state A whole state of a game; it stays as it is, and may be kept.
 * @param action The action, with its `seat`; null for what the host does.
 * @param how How many rolls and draws are opened, and how many outcomes there may be at most; all, and
 *   2,000, if left out.
 * @returns Every outcome with its probability, from 0 to 1; they add up to 1.
 * @throws What `applyAction` throws.
 * @throws `TooManyOutcomesError` where there are more than `most`.
 * @see E-LUCK-2
 * @function
 * @example
 * const [first] = legalActions(state);
 * const outcomes = outcomesOf(state, first);
 * console.log(outcomes.length, outcomes[0].probability);
 * // 1 1
 */
export const outcomesOf: Verbs['outcomesOf'] = /* @__PURE__ */ (() => engine.outcomesOf)();
/**
 * The action of a text; throws `InvalidActionError`.
 *
 * @param where A state, or the id of a title.
 * @param text Notation, as `formatAction` writes it.
 * @returns The action; whether it is legal is not looked at.
 * @throws `InvalidActionError` where the text is not an action.
 * @see {@link formatAction}
 * @function
 * @example
 * const [first] = legalActions(state);
 * console.log(parseAction(state, formatAction(state, first)).type);
 * // buildTrack
 */
export const parseAction: Verbs['parseAction'] = /* @__PURE__ */ (() => engine.parseAction)();
/**
 * A record from JSON, shape and digest checked. Throws `DamagedSaveError`.
 *
 * @param input A record, or its JSON.
 * @returns The record in today's format.
 * @throws `DamagedSaveError` for a changed record, or anything but a record.
 * @see E-SAVE-2
 * @function
 * @example
 * const saved = record('china-rails', { seats: 2, seed: 7 }, []);
 * const read = readRecord(JSON.stringify(saved));
 * console.log(read.ruleset);
 * // china-rails
 */
export const readRecord: Verbs['readRecord'] = /* @__PURE__ */ (() => engine.readRecord)();
/**
 * Plays a game and records it: config, actions in shorthand, every 64th link of a chain over actions and
 * events, the last hash, and a digest over all. It holds the seed, so all secrets. Throws like `applyAction`.
 *
 * @param ruleset The id of the title, such as `china-rails`.
 * @param config Seats (a number or names), seed, and options that differ from their defaults.
 * @param actions Actions in the order in which they are played.
 * @returns The record, which is JSON. It holds the seed, and so every secret of the game.
 * @throws What `applyAction` throws, for the first action that is refused.
 * @see E-SAVE-2
 * @function
 * @example
 * const saved = record('china-rails', { seats: 2, seed: 7 }, []);
 * console.log(saved.actions.length);
 * // 0
 */
export const record: Verbs['record'] = /* @__PURE__ */ (() => engine.record)();
/**
 * The action that leaves an open decision with nothing more done; null where the seat must act first.
 *
 * @param state A state, or the view of a seat.
 * @param decision An open decision of the seat, as `decisions` lists it.
 * @returns The action; null where the seat must choose, or do something first.
 * @throws `InvalidInputError` for anything but a state or a view.
 * @see E-HOST-2
 * @function
 * @example
 * const [decision] = decisions(state);
 * console.log(passAction(state, decision)?.type);
 * // endTurn
 */
export const passAction: Verbs['passAction'] = /* @__PURE__ */ (() => engine.passAction)();
/**
 * The title's plans for a decision, best first, with estimated worth and costs; the first is the suggestion.
 * At most `most`, all if left out; empty where the title has no opinion. For searches over plans.
 *
 * @param state A state, or the view of a seat.
 * @param decision An open decision of the seat, as `decisions` lists it.
 * @param random A generator of your own, such as `createRandom`; never the luck of the game.
 * @param how `most`: how many plans at most; all if left out.
 * @returns Plans, best first, each with its line of actions and its worth; empty where the title has no
 *   opinion.
 * @throws `InvalidInputError` for a kind of decision that the title does not have.
 * @see {@link suggest}
 * @function
 * @example
 * const [best] = plans(state, decisions(state)[0], createRandom('any'), { most: 3 });
 */
export const plans: Verbs['plans'] = /* @__PURE__ */ (() => engine.plans)();
/**
 * Plays a record again, up to action number `to` if given, by the revision of the rules with which it began.
 * Verifies chain, digest and final hash by default, and says at which action a record departs. Throws
 * `DamagedSaveError`, `UnknownRulesetError` or `UnknownBoardError`.
 *
 * @param record A record, or its JSON.
 * @param how After how many actions to stop, and whether to verify; to the end, and verified, if left out.
 * @returns The last state, the actions that were played, and how many there are.
 * @throws `DamagedSaveError` at the action at which the record departs.
 * @throws `UnknownRulesetError` and `UnknownBoardError` for what the engine does not have.
 * @see E-SAVE-2
 * @function
 * @example
 * const saved = record('china-rails', { seats: 2, seed: 7 }, []);
 * console.log(replay(saved).state.step);
 * // 0
 */
export const replay: Verbs['replay'] = /* @__PURE__ */ (() => engine.replay)();
/**
 * One legal action of a seat, each as likely as the next where the list is complete; null if it has no
 * action. Draws from your `random`, never from the game's luck; without one a state always gives the same.
 *
 * @param state A state, or the view of a seat.
 * @param seat The seat, from 0.
 * @param random A generator of your own, such as `createRandom`; never the luck of the game. Left out, the
 *   same state gives the same action.
 * @returns One legal action; null where the seat has no legal action.
 * @throws `InvalidInputError` for a seat that there is not.
 * @see {@link legalActions}
 * @function
 * @example
 * const random = createRandom('any');
 * const [{ seat }] = decisions(state);
 * const action = sampleAction(state, seat, random);
 * console.log(action !== null && checkAction(state, action) === null);
 * // true
 */
export const sampleAction: Verbs['sampleAction'] = /* @__PURE__ */ (() => engine.sampleAction)();
/**
 * A snapshot as JSON text: the whole state with its hash. It holds every hand and the luck to come, so never
 * send it to a client, who gets a `view`. A few kilobytes; a `record` also keeps the way to the state.
 *
 * @param state A whole state of a game; it stays as it is, and may be kept.
 * @returns A snapshot as JSON text, with its hash.
 * @throws `InvalidInputError` for a view, or for anything else but a state.
 * @see E-SAVE-2
 * @function
 * @example
 * localStorage.setItem('game', serialize(state));
 * const loaded = deserialize(localStorage.getItem('game') as string);
 */
export const serialize: Verbs['serialize'] = /* @__PURE__ */ (() => engine.serialize)();
/**
 * As `createGame`, with the events of the set-up: deals and draws in order, with nothing hidden yet.
 *
 * @param ruleset The id of the title, such as `china-rails`.
 * @param config Seats (a number or names), seed, and options that differ from their defaults.
 * @returns The first state, with what happened while it was set up.
 * @throws What `createGame` throws.
 * @see E-LUCK-1
 * @function
 * @example
 * const { state, events } = startGame('china-rails', { seats: 2, seed: 7 });
 * console.log(events.length > 0);
 * // true
 */
export const startGame: Verbs['startGame'] = /* @__PURE__ */ (() => engine.startGame)();
/**
 * The title's own line of play for a decision, in order; empty where the title has no opinion. It follows
 * from the view and the decision alone. With `kept` the title quickly continues the player's plan.
 *
 * @param state A state, or the view of a seat.
 * @param decision An open decision of the seat, as `decisions` lists it.
 * @param random A generator of your own, such as `createRandom`; never the luck of the game.
 * @param kept The plans that the player keeps, `{ data: null }` at first; the title reads and writes them.
 * @returns Actions in order; empty where the title has no opinion.
 * @throws `InvalidInputError` for a kind of decision that the title does not have.
 * @see {@link plans}
 * @function
 * @example
 * const line = suggest(state, decisions(state)[0], createRandom('any'));
 * const next = applyActions(state, line);
 * console.log(next.step === state.step + line.length);
 * // true
 */
export const suggest: Verbs['suggest'] = /* @__PURE__ */ (() => engine.suggest)();
/**
 * The next state with its events and decisions, or the rejection (`ok: false`), with `issues` for a bad
 * shape. Never throws for what somebody plays. A view or a fault of the rules throws.
 *
 * @param state A whole state of a game; it stays as it is, and may be kept.
 * @param action The action, with its `seat`; null for what the host does.
 * @returns `ok` with the next state, its events and decisions; or not, with the rejection.
 * @throws `InvalidInputError` for a view, or for anything else but a state: never for play.
 * @see E-TURN-1
 * @function
 * @example
 * const [{ seat }] = decisions(state);
 * const result = tryAction(state, { type: 'endOperations', seat });
 * if (!result.ok) console.log(result.rejection.code);
 * // turn/not-now
 */
export const tryAction: Verbs['tryAction'] = /* @__PURE__ */ (() => engine.tryAction)();
/**
 * What a seat, or a spectator with null, may see: the state's shape and names with `viewer` added. Hidden
 * values are null, hidden lists nulls of the public length, luck is absent. Lists and checks take it too.
 *
 * @param state A whole state of a game; it stays as it is, and may be kept.
 * @param viewer The seat that looks, from 0; null for a spectator.
 * @returns The view, frozen: hidden values are null, luck is absent.
 * @throws `InvalidInputError` for anything but a state, or for a seat that does not exist.
 * @see E-VIEW-1
 * @function
 * @example
 * const hers = view(state, 0);
 * console.log(hers.viewer, hers.seats[1].cash === null);
 * // 0 true
 */
export const view: Verbs['view'] = /* @__PURE__ */ (() => engine.view)();
/**
 * What a seat or a spectator may see of events: some are left out, some fields are null. They are numbered
 * again, so that gaps tell nothing. `state` is any state or view of the events' game.
 *
 * @param state A state or a view of the game that the events are of.
 * @param events What happened, as `tryAction` returns it.
 * @param viewer The seat that looks, from 0; null for a spectator.
 * @returns The visible events, numbered again.
 * @throws `InvalidInputError` for anything but events.
 * @see E-VIEW-1
 * @function
 * @example
 * const { state, events } = startGame('china-rails', { seats: 2, seed: 7 });
 * const seen = viewEvents(state, events, null);
 * console.log(seen.length <= events.length);
 * // true
 */
export const viewEvents: Verbs['viewEvents'] = /* @__PURE__ */ (() => engine.viewEvents)();

export type { GameConfig, GameRecord, Outcome, Seat } from './core/engine/index.js';
export {
  createRandom,
  DamagedSaveError,
  Fault,
  freshSeed,
  IllegalActionError,
  InvalidActionError,
  InvalidInputError,
  isGame,
  isRailheadError,
  TooManyOutcomesError,
  UnknownBoardError,
  UnknownRulesetError,
} from './core/engine/index.js';

/**
 * Says a thing in English: an action, an event, a decision, a refusal, a card, a plan, or how a turn stands.
 * It names things as the game's title does, and its players. Sentences may change: do not take them apart.
 *
 * @param state - a state or view of the game
 * @param thing - the thing to say in words
 * @param how - `seatNames` for who plays now; if left out, who began the game
 * @returns sentences, or lines for how a turn stands
 * @throws `InvalidInputError` for what is nothing of a game
 * @see `describe` of an engine of your own, and `sentenceOf` of `railhead/table` for words of your own
 * @example
 * const [first] = legalActions(state);
 * console.log(describe(state, first).endsWith('.'));
 * // true
 * const refused = checkAction(state, { type: 'endOperations', seat: first.seat });
 * if (refused !== null) console.log(describe(state, refused).startsWith('You cannot'));
 * // true
 */
export function describe(
  state: Seated,
  thing: Describable | Ordered,
  how: { readonly seatNames?: readonly string[] | undefined } = {},
): string {
  const wording = wordingOf(engine, state, how);
  return isOrdered(thing) ? describeOrdered(thing, wording) : sentenceOf(wording, thing);
}

/** A state or view, as far as its header says who plays what. */
interface Seated {
  /** Its header names the title and the seats. */
  readonly game: { readonly ruleset: RulesetId; readonly seatNames: readonly string[] };
}
