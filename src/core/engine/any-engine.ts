// The verbs of an engine without the types of its titles, for code that receives one.

import type { Patch } from 'immer';
import type { Random } from '../random/generator.js';
import type { Decision } from './base/decision.js';
import type { GameAction } from './base/game-action.js';
import type { Issue, Rejection } from './base/rejection.js';
import type { Seat } from './base/seat.js';
import type { AnyState, AnyView, Immutable, KnownEnvelope, Outcome } from './base/state.js';
import type { GameConfig } from './begin/game.js';
import type { Engine, ReplayOptions, TitleOnBoard } from './engine.js';
import type { AskedOutcomes, ChanceOutcome } from './luck/chance.js';
import type { LegalActions } from './play/legal.js';
import type { Setting } from './play/setting.js';
import type { WantedPlans } from './play/suggestions.js';
import type { GameEvent } from './rules/event.js';
import type { AnyRuleset, KeptPlans, Plan } from './rules/ruleset.js';
import type { GameRecord } from './save/record.js';
import type { UpgradeCheck } from './save/upgrade.js';
import type { Sayable } from './words/describe-told.js';

/** What came of an action of any title. */
export type AnyTry =
  | {
      /** True where the action was played. */
      readonly ok: true;
      /** The action that was played. */
      readonly action: GameAction;
      /** The next state, frozen. */
      readonly state: AnyState;
      /** What happened, in order. */
      readonly events: readonly GameEvent[];
      /** Who must or may decide what now. */
      readonly decisions: readonly Decision[];
    }
  | {
      /** False where it was refused. */
      readonly ok: false;
      /** Which rule says no. */
      readonly rejection: Rejection;
      /** The fault with the shape of the action; absent where its shape is right. */
      readonly issues?: readonly Issue[];
    };

/** A step of any title's record. */
export interface AnyStep {
  /** Its number. */
  readonly n: number;
  /** The action that was played; null for the set-up. */
  readonly action: GameAction | null;
  /** What happened, nothing hidden. */
  readonly events: readonly GameEvent[];
  /** The state after it. */
  readonly state: AnyState;
}

/** A state with what happened. */
export interface AnyHappened {
  /** The state. */
  readonly state: AnyState;
  /** What happened, in order. */
  readonly events: readonly GameEvent[];
}

/** An engine of any titles, for code that receives one. Its verbs are those of {@link Engine}. */
export interface AnyEngine {
  /** The rulesets it plays. */
  readonly rulesets: readonly AnyRuleset[];
  /** As `createGame` of {@link Engine}. */
  createGame(ruleset: string, config: GameConfig): AnyState;
  /** As `startGame` of {@link Engine}. */
  startGame(ruleset: string, config: GameConfig): AnyHappened;
  /** As `createPosition` of {@link Engine}. */
  createPosition(ruleset: string, setup: { readonly config: GameConfig; readonly state: object }): AnyState;
  /** As `applyAction` of {@link Engine}. */
  applyAction(state: KnownEnvelope, action: GameAction): AnyState;
  /** As `tryAction` of {@link Engine}. */
  tryAction(state: KnownEnvelope, action: GameAction): AnyTry;
  /** As `applyActions` of {@link Engine}. */
  applyActions(state: KnownEnvelope, actions: readonly GameAction[]): AnyState;
  /** As `applyActionWithPatches` of {@link Engine}. */
  applyActionWithPatches(
    state: KnownEnvelope,
    action: GameAction,
  ): AnyHappened & { readonly patches: readonly Patch[]; readonly inversePatches: readonly Patch[] };
  /** As `outcomesOf` of {@link Engine}. */
  outcomesOf(
    state: KnownEnvelope,
    action: GameAction,
    how?: AskedOutcomes,
  ): readonly ChanceOutcome<AnyState, GameEvent>[];
  /** As `applyActionWithLuck` of {@link Engine}. */
  applyActionWithLuck(state: KnownEnvelope, action: GameAction, luck: readonly unknown[]): AnyHappened;
  /** As `checkAction` of {@link Engine}; null where no rule refuses. */
  checkAction(state: KnownEnvelope, action: GameAction): Rejection | null;
  /** As `explainAction` of {@link Engine}. */
  explainAction(state: KnownEnvelope, action: GameAction): readonly Rejection[];
  /** As `decisions` of {@link Engine}. */
  decisions(state: KnownEnvelope): readonly Decision[];
  /** As `legalActions` of {@link Engine}. */
  legalActions(state: KnownEnvelope, of?: Seat | Pick<Decision, 'seat' | 'kind'>): LegalActions<GameAction>;
  /** As `sampleAction` of {@link Engine}; null where the seat has no legal action. */
  sampleAction(state: KnownEnvelope, seat: Seat, random?: Random): GameAction | null;
  /** As `passAction` of {@link Engine}; null where the seat must choose. */
  passAction(state: KnownEnvelope, decision: Pick<Decision, 'seat' | 'kind'>): GameAction | null;
  /** As `suggest` of {@link Engine}. */
  suggest(
    state: KnownEnvelope,
    decision: Pick<Decision, 'seat' | 'kind'>,
    random: Random,
    kept?: KeptPlans,
  ): readonly GameAction[];
  /** As `plans` of {@link Engine}. */
  plans(
    state: KnownEnvelope,
    decision: Pick<Decision, 'seat' | 'kind'>,
    random: Random,
    how?: WantedPlans,
  ): readonly Plan[];
  /** As `evaluate` of {@link Engine}; null where the title does not say. */
  evaluate(state: KnownEnvelope, seat: Seat): number | null;
  /** As `outcome` of {@link Engine}; null while the game goes on. */
  outcome(state: KnownEnvelope): Immutable<Outcome> | null;
  /** As `view` of {@link Engine}. */
  view(state: KnownEnvelope, viewer: Seat | null): AnyView;
  /** As `viewEvents` of {@link Engine}. */
  viewEvents(state: KnownEnvelope, events: readonly GameEvent[], viewer: Seat | null): readonly GameEvent[];
  /** As `determinize` of {@link Engine}. */
  determinize(view: KnownEnvelope, seed: string | number): AnyState;
  /** As `describe` of {@link Engine}. */
  describe(
    state: KnownEnvelope,
    thing: Sayable,
    how?: { readonly seatNames?: readonly string[] | undefined },
  ): string;
  /** As `formatAction` of {@link Engine}. */
  formatAction(where: string | TitleOnBoard | KnownEnvelope, action: GameAction): string;
  /** As `parseAction` of {@link Engine}. */
  parseAction(where: string | TitleOnBoard | KnownEnvelope, text: string): GameAction;
  /** As `record` of {@link Engine}. */
  record(ruleset: string, config: GameConfig, actions: readonly GameAction[]): GameRecord;
  /** As `readRecord` of {@link Engine}. */
  readRecord(input: unknown): GameRecord;
  /** As `replay` of {@link Engine}. */
  replay(
    record: GameRecord | string,
    how?: Omit<ReplayOptions<AnyRuleset>, 'onStep'> & { readonly onStep?: (step: AnyStep) => void },
  ): {
    readonly state: AnyState;
    readonly actions: readonly GameAction[];
    readonly length: number;
    readonly record: GameRecord;
  };
  /** As `checkUpgrade` of {@link Engine}. */
  checkUpgrade(record: GameRecord | string): UpgradeCheck;
  /** As `serialize` of {@link Engine}. */
  serialize(state: KnownEnvelope): string;
  /** As `deserialize` of {@link Engine}. */
  deserialize(text: string): AnyState;
  /** As `migrate` of {@link Engine}. */
  migrate(text: string): string;
  /** As `hashState` of {@link Engine}. */
  hashState(state: object): string;
  /** As `settingOf` of {@link Engine}. */
  settingOf(position: object): Setting;
}
