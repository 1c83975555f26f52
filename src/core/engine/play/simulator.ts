// The simulator: a game that is played forwards and back, for bots and searches. The rules are those of the
// pure verbs, text and order; it leaves out sealing, freezing and events.
//
// Every action writes a new fork and nothing ever writes an older one. So any former state can be kept
// unchanged: undo and fork use it and copy nothing. Kept states burden the garbage collector, so only few of
// a long past stay; the rest are played again when somebody goes back.

import type { Random } from '../../random/generator.js';
import type { Decision } from '../base/decision.js';
import type { GameAction } from '../base/game-action.js';
import { IllegalActionError, InvalidActionError } from '../base/rejection.js';
import type { Seat } from '../base/seat.js';
import type { Envelope, Immutable, Outcome } from '../base/state.js';
import type { Engine } from '../engine.js';
import { ownState } from '../input/states.js';
import type { AnyRuleset } from '../rules/ruleset.js';
import type { ActionIn, DecisionIn, Headed, StateIn, TypesOf } from '../typed-by-title.js';
import { findRejection, type Parsed, parseAction } from './judge.js';
import type { LegalActions } from './legal.js';
import { listLegal, openDecisions, pickLegal } from './legal.js';
import { play } from './play.js';
import type { Setting } from './setting.js';

/** How a game is played out at random. */
export interface PlayoutOptions {
  /** Where the players' choices come from; the rules' own luck is in the state. */
  readonly random: Random;
  /** Actions after which it is left; unbounded if left out. */
  readonly maxActions?: number;
  /** Told of every action before it is played; nobody if left out. */
  readonly onAction?: (action: GameAction) => void;
}

/** A game in progress that is played in place. */
export interface Simulator<State, Action, TitleDecision extends Decision = Decision> {
  /**
   * Where the game stands: the state that the pure verbs would have, not frozen. It is never written again,
   * so you may keep it. If you write it, you break the game and all its forks.
   */
  readonly state: State;
  /** Actions that `undo` can take back. */
  readonly depth: number;
  /** Plays an action. Throws as `applyAction` does; then the game stays put. */
  apply(action: Action): void;
  /** Goes back to before the last `apply` or `playout`; false if there is none. The same cards come again. */
  undo(): boolean;
  /** A separate game that stands here, with nothing to undo. Costs no copy. */
  fork(): Simulator<State, Action, TitleDecision>;
  /** Who must or may decide what. */
  decisions(): readonly TitleDecision[];
  /** The legal actions of a seat or of all. */
  legalActions(seat?: Seat): LegalActions<Action>;
  /**
   * Plays on at random, every action uniform over `legalActions()`, until the game is over or nobody can act.
   * One `undo` takes all of it back. Returns how many actions were played.
   */
  playout(options: PlayoutOptions): number;
  /** How the game ended, or null. */
  outcome(): Immutable<Outcome> | null;
}

/**
 * Makes a simulator that begins at a state; the state itself is left as it is.
 *
 * @param engine - An engine that plays the title.
 * @param state - A whole state to begin at; it stays as it is.
 * @returns A simulator, which changes as it plays: fork it to keep a position.
 * @see `applyAction`, which checks what comes from outside and freezes what it returns
 * @example
 * const sim = createSimulator(engine, state);
 * for (const action of sim.legalActions()) {
 *   const branch = sim.fork();
 *   branch.apply(action);
 *   branch.playout({ random, maxActions: 200 });
 * }
 */
export function createSimulator<R extends AnyRuleset, Id extends TypesOf<R>['id']>(
  engine: Engine<R>,
  state: StateIn<R, Id> & Headed<Id>,
): Simulator<StateIn<R, Id>, ActionIn<R, Id>, DecisionIn<R, Id>> {
  const own = ownState(state as Envelope);
  const setting = engine.settingOf(own);
  // A copy that is not frozen either: code that runs over states is fastest if all have the same layout.
  const start = setting.ready.unsealed.step(own, () => {});
  return new Game(setting, start) as unknown as Simulator<StateIn<R, Id>, ActionIn<R, Id>, DecisionIn<R, Id>>;
}

/** How many of the last states are kept, for searches that go a few actions down and back. */
const RECENT = 16;

/** How far apart kept states lie in a long past. */
const STRIDE = 64;

class Game implements Simulator<Envelope, unknown> {
  readonly #setting: Setting;
  // What `undo` goes back over, step by step: the action, or null for a playout; and the state before it, or
  // null if it was let go. Two lists, because a record for each step would outlive collections, which costs.
  readonly #played: (GameAction | null)[] = [];
  readonly #befores: (Envelope | null)[] = [];
  state: Envelope;

  constructor(setting: Setting, state: Envelope) {
    this.#setting = setting;
    this.state = state;
  }

  get depth(): number {
    return this.#played.length;
  }

  apply(input: unknown): void {
    const before = this.state;
    const parsed = parseAction(this.#setting.ready, input);
    if ('issues' in parsed) throw new InvalidActionError(parsed.issues);
    const rejection = findRejection(this.#setting, before, parsed);
    if (rejection !== null) throw new IllegalActionError(rejection);
    this.state = this.#play(before, parsed);
    this.#keep(before, parsed.action);
  }

  undo(): boolean {
    if (this.#played.pop() === undefined) return false;
    this.state = this.#befores.pop() ?? this.#rewind();
    return true;
  }

  #play(before: Envelope, move: Parsed): Envelope {
    return play(this.#setting, this.#setting.ready.unsealed, before, move, null);
  }

  #keep(before: Envelope, played: GameAction | null): void {
    const old = this.#played.push(played) - 1 - RECENT;
    this.#befores.push(before);
    if (old > 0 && old % STRIDE > 0 && this.#played[old - 1] !== null) this.#befores[old] = null;
  }

  // The state before the step that was just taken off, by playing again from the last state that was kept.
  #rewind(): Envelope {
    const [befores, played] = [this.#befores, this.#played];
    let at = befores.length - 1;
    while (befores[at] === null) at--;
    let state = befores[at] as Envelope;
    for (; at < befores.length; at++) {
      befores[at] = state;
      state = this.#play(state, parseAction(this.#setting.ready, played[at]) as Parsed);
    }
    return state;
  }

  fork(): Game {
    return new Game(this.#setting, this.state);
  }

  decisions(): readonly Decision[] {
    return openDecisions(this.#setting, this.state);
  }

  legalActions(seat?: Seat): LegalActions<never> {
    return listLegal(this.#setting, this.state, { seat }) as LegalActions<never>;
  }

  playout({ random, maxActions = Number.POSITIVE_INFINITY, onAction }: PlayoutOptions): number {
    const before = this.state;
    let played = 0;
    while (played < maxActions) {
      const picked = pickLegal(this.#setting, this.state, undefined, random);
      if (picked === null) break;
      onAction?.(picked.action);
      this.state = play(this.#setting, this.#setting.ready.unsealed, this.state, picked, null);
      played++;
    }
    if (played > 0) this.#keep(before, null);
    return played;
  }

  outcome(): Immutable<Outcome> | null {
    return this.state.outcome as Immutable<Outcome> | null;
  }
}
