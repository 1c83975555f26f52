// Settling: after an action, the rules' automatic steps happen until somebody has something to decide.

import type { LuckDrawer } from '../../random/streams.js';
import type { OpenDecision } from '../base/decision.js';
import type { GameAction } from '../base/game-action.js';
import { Fault, sentenceOf } from '../base/rejection.js';
import type { Envelope } from '../base/state.js';
import type { AnyKnownGame, AnySpec } from '../rules/action.js';
import { isIncomplete } from '../rules/action.js';
import type { GameEvent } from '../rules/event.js';
import { legalOffers } from '../rules/offers.js';
import { findOpen } from './decision.js';
import type { Executor, Plain } from './executor.js';
import { findRejection, parseAction } from './judge.js';
import { listLegal, type PlayableAction, passingAction } from './legal.js';
import type { Setting } from './setting.js';

// Far beyond any real chain of automatic steps; reaching it means that two steps undo each other.
const LIMIT = 10_000;
const END =
  'End the game where nobody does anything: say in `ends` when it is over, such as after some rounds, and count them.';

/** What a step carries out: an automatic step, or an action. */
interface Deed {
  // biome-ignore lint/suspicious/noExplicitAny: rules of any title
  readonly by: { apply(context: any, draft: any, action: any): void };
  readonly action?: GameAction;
  /** The number that the state has after it: an action counts, what happens by itself does not. */
  readonly step: number;
}

/** Carries out one step of the rules on a copy of `before` and numbers the events; null: nobody listens. */
export function takeStep<State extends Envelope>(
  setting: Setting,
  executor: Executor,
  before: State,
  events: GameEvent[] | null,
  { by, action, step }: Deed,
): State {
  return executor.step(before, (draft, plain) => {
    draft.step = step;
    by.apply(new RunningStep(setting, before, { draft, plain, events, executor }), draft, action);
  });
}

/** What a step writes on, and whom it tells. */
interface Writing {
  readonly draft: Envelope;
  readonly plain: Plain | undefined;
  readonly events: GameEvent[] | null;
  readonly executor: Executor;
}

class RunningStep {
  readonly rules: unknown;
  readonly board: unknown;
  readonly emit: (event: object) => void;
  readonly #draft: Envelope;
  readonly #executor: Executor;
  #luck: LuckDrawer | undefined;
  constructor(
    { ready: { checkFact }, rules, board }: Setting,
    readonly before: Envelope,
    { draft, plain, events, executor }: Writing,
  ) {
    this.rules = rules;
    this.board = board;
    this.#draft = draft;
    this.#executor = executor;
    this.emit =
      events === null
        ? checkFact
        : (event) => {
            checkFact(event);
            const told = plain === undefined ? event : plain(event);
            // Numbered in place: every emitted event is a new literal, and a copy would cost more than that.
            (told as { n?: number }).n = events.length;
            events.push(told as GameEvent);
          };
  }
  // Few steps draw, so the drawer is made for those that do, once for all draws of a step.
  get luck(): LuckDrawer {
    this.#luck ??= this.#executor.luckOf(this.#draft);
    return this.#luck;
  }
}

/**
 * Runs the ruleset's automatic steps, answers choices with a single option, and plays for absent seats, until
 * the game is over or waits for a decision. A choice waits while another seat has an optional decision open.
 */
export function settle<State extends Envelope>(
  setting: Setting,
  executor: Executor,
  start: State,
  events: GameEvent[] | null,
): State {
  const { ruleset, rules, board } = setting;
  let state = start;
  for (let steps = 0; state.outcome === null; steps++) {
    const game = { rules, board, state };
    const due = findDue(ruleset.automatic, game);
    if (steps > LIMIT)
      throw new Fault(
        `${ruleset.id} does not settle: «${due?.name ?? 'the only answer'}» is due again and again`,
        ...[null, null, due === undefined ? END : `Let the step «${due.name}» change what its \`due\` asks.`],
      );
    if (due !== undefined) {
      state = takeStep(setting, executor, state, events, { by: due, step: state.step });
      continue;
    }
    const forced = forcedAction(setting, state);
    if (forced === null) return state;
    const { kind, action } = forced;
    state = takeStep(setting, executor, state, events, { by: kind, action, step: state.step });
  }
  return state;
}

/** The first automatic step that is due, if any. */
export function findDue(steps: Setting['ruleset']['automatic'], game: AnyKnownGame) {
  for (let place = 0; place < steps.length; place++) if (steps[place].due(game)) return steps[place];
  return undefined;
}

/** The action that settling plays now: an absent seat's, or the only answer to a choice, or null. */
function forcedAction(setting: Setting, state: Envelope): PlayableAction | null {
  const { ruleset, rules, board } = setting;
  const game = { rules, board, state };
  const decisions = findOpen(setting, state);
  for (const decision of decisions) {
    if (decision.optional) continue;
    if (state.absent.includes(decision.seat)) return absentAction(setting, state, decision);
    if (ruleset.phases[decision.kind].choice !== true) continue;
    if (decisions.some(({ optional, seat }) => optional && seat !== decision.seat)) continue;
    const only = onlyAction(setting, game, decision);
    if (only !== null) return only;
  }
  return null;
}

function absentAction(setting: Setting, state: Envelope, decision: OpenDecision) {
  const { ruleset, rules, board, ready } = setting;
  const { seat, kind: asked } = decision;
  const own: unknown = ruleset.onAbsent?.({ rules, board, state }, decision) ?? null;
  const answer = own ?? firstAnswer(setting, state, decision);
  if (answer === null)
    throw new Fault(
      `absent seat ${seat} of ${ruleset.id} has no legal answer to ${asked}`,
      ...[null, null, `Give ${asked} a \`passBy\` or \`passOver\`, or another action that is legal then.`],
    );
  const source = own === null ? 'the first legal action' : 'the onAbsent';
  const fault = (why: string) =>
    new Fault(`${source} of ${ruleset.id} answers ${asked} for absent seat ${seat} with ${why}`);
  // Read like any action (E-SHAPE-1): the parsed copy is what is played.
  const parsed = parseAction(ready, answer);
  if ('issues' in parsed) throw fault(`no action: ${sentenceOf(parsed.issues)}`);
  const { action } = parsed;
  if (action.seat !== seat) throw fault(`an action of seat ${action.seat}`);
  const rejection = findRejection(setting, state, parsed);
  if (rejection !== null) throw fault(`${action.type}, which is refused: ${rejection.code}`);
  return parsed;
}

// The least that a seat can do where a phase can be passed, or else what it would be offered first.
function firstAnswer(setting: Setting, state: Envelope, decision: OpenDecision): GameAction | null {
  const pass = passingAction(setting, state, decision);
  if (pass !== null) return pass;
  for (const action of listLegal(setting, state, decision)) return action;
  return null;
}

function onlyAction({ ruleset }: Setting, game: AnyKnownGame, decision: OpenDecision) {
  let only: PlayableAction | null = null;
  for (const spec of ruleset.phases[decision.kind].actions as readonly AnySpec[]) {
    if (isIncomplete(spec, game)) return null;
    for (const action of legalOffers(spec, game, decision)) {
      if (only !== null) return null;
      only = { kind: spec, action };
    }
  }
  return only;
}
