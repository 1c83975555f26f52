// Phases that go in turns, and seats that can do nothing. An action of such a phase ends the turn; a seat
// without a legal action is passed over. So rules write neither of them.

import type { OpenDecision } from '../../base/decision.js';
import type { GameAction } from '../../base/game-action.js';
import type { Seat } from '../../base/seat.js';
import type { Envelope, TitleTypes } from '../../base/state.js';
import { afterPass, afterTurn, type Turns } from '../../fields/turns.js';
import type { AnyKnownGame, AnySpec, StepContext } from '../action.js';
import { withActions, withApply } from '../layer/altered-actions.js';
import { legalOffers } from '../offers.js';
import { playedBy } from '../played-by.js';
import type { AnyRuleset, AutomaticStep } from '../ruleset.js';

/** What a phase does by itself about turns, and about seats that can do nothing. */
export interface InTurns<T extends TitleTypes> {
  /**
   * The field of the state that has the round of the phase: `of.turns`, `of.auction`. The phase then asks the
   * seat whose turn it is. An action of the phase ends the turn, and `passBy` takes the seat out of the round.
   * Both are done before the action itself, which may write the round otherwise. A seat without a legal action
   * is passed over, and the round is over when nobody of it has one (E-TURNS-6).
   */
  readonly inTurns?: RoundIn<T['known']>;
  /** What happens where a seat is asked that has no legal action (E-TURNS-6). */
  passOver?(context: StepContext<T>, state: T['state'], seat: Seat): void;
}

/** The fields of a state that hold a round of turns. */
export type RoundIn<State> = {
  [Name in keyof State]-?: [NonNullable<State[Name]>] extends [never]
    ? never
    : NonNullable<State[Name]> extends Turns | { readonly turns: Turns }
      ? Name
      : never;
}[keyof State] &
  string;

// biome-ignore lint/suspicious/noExplicitAny: phases and states of any title
type Untyped = any;
type Phases = Readonly<Record<string, InTurns<Untyped>>>;
type Rec = Readonly<Record<string, unknown>>;

/** Whose turn it is in the round that lies in a field of the state; null where there is none. */
export function seatInTurn(state: object, field: string): Seat | null {
  return roundIn(state, field)?.seat ?? null;
}

function roundIn(state: object, field: string): Turns | undefined {
  const held = (state as Rec)[field] as (Turns & { readonly turns?: Turns }) | null;
  return held?.turns ?? held ?? undefined;
}

/** What lies in the field, with another round. */
function withRound(state: object, field: string, round: Turns): object {
  const held = (state as Rec)[field] as { readonly turns?: Turns };
  return held.turns === undefined ? round : { ...held, turns: round };
}

/** The ruleset whose actions end turns in these phases, and which passes over those who can do nothing. */
export function withTurns(ruleset: AnyRuleset, phases: Phases): AnyRuleset {
  const inTurns = Object.entries(phases).filter(([, phase]) => phase.inTurns !== undefined);
  const isOf = (kind: string, type: string) =>
    ruleset.phases[kind].actions.some((spec) => spec.type === type);
  const ending = (spec: AnySpec) => {
    const may = inTurns.filter(([kind]) => isOf(kind, spec.type));
    if (may.length === 0) return spec;
    return withApply(spec, (context, state, action: GameAction) => {
      const { rules, board, before } = context;
      const asked = ruleset.decisions({ rules, board, state: before });
      const isOpen = (kind: string) => asked.some((one) => one.kind === kind && one.seat === action.seat);
      const [kind, phase] = may.find(([one]) => isOpen(one))!;
      const field: string = phase.inTurns!;
      const after = ruleset.phases[kind].passBy === spec.type ? afterPass : afterTurn;
      state[field] = withRound(before, field, after(roundIn(before, field)!));
      spec.apply(context, state, action);
    });
  };
  const stuck = Object.entries(phases).filter(([, one]) => one.inTurns ?? one.passOver);
  return {
    ...ruleset,
    phases: withActions(ruleset.phases, ending),
    automatic: [...ruleset.automatic, ...stuck.map(([kind, phase]) => passingOver(kind, phase))],
  };
}

// E-TURNS-6
function passingOver(kind: string, { inTurns, passOver }: InTurns<Untyped>): AutomaticStep<Untyped> {
  const field: string = inTurns ?? '';
  const over: typeof passOver = ({ rules, board, before }, state) => {
    state[field] = skipped(kind, field, { rules, board, state: before });
  };
  return {
    name: `pass over those who can do nothing: ${kind}`,
    rule: 'E-TURNS-6',
    due: (game) => stuckIn(kind, game) !== undefined,
    apply(context, state) {
      const { rules, board, before } = context;
      (passOver ?? over)(context, state, stuckIn(kind, { rules, board, state: before })!);
    },
  };
}

// The first seat that the phase asks and that has no answer.
function stuckIn(kind: string, game: AnyKnownGame): Seat | undefined {
  const asked = playedBy.of(game.rules)!.decisions(game);
  return asked.find((one) => one.kind === kind && !one.optional && !hasAnswer(game, one))?.seat;
}

// True where a seat has a legal action, with all conditions that layers add. A pass is found the soonest.
function hasAnswer(game: AnyKnownGame, decision: OpenDecision): boolean {
  const { actions, passBy } = playedBy.of(game.rules)!.phases[decision.kind];
  const pass = actions.filter(({ type }) => type === passBy);
  return [...pass, ...actions].some((spec) => !legalOffers(spec, game, decision).next().done);
}

// The round at the next seat that can do something; its end, where nobody can.
function skipped(kind: string, field: string, game: AnyKnownGame): object {
  const before = game.state as Envelope;
  const round = roundIn(before, field)!;
  let next = afterTurn(round);
  for (; next.seat !== round.seat; next = afterTurn(next)) {
    const state = { ...before, [field]: withRound(before, field, next) };
    const decision = { seat: next.seat!, kind, optional: false, since: before.step };
    if (hasAnswer({ ...game, state }, decision)) return withRound(before, field, next);
  }
  while (next.seat !== null) next = afterPass(next);
  return withRound(before, field, next);
}
