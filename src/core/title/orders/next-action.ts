// The next action of orders, from the view of their owner alone. Equal views and equal orders give equal
// actions. A host that stops and goes on later plays the same.

import {
  createRandom,
  type Decision,
  type GameAction,
  type OrderStop,
  type Orders,
} from '../../engine/index.js';
import { type Answer, answerOf } from './answer.js';
import { brokenCondition, feesOf, watchedBy } from './conditions.js';
import { isPlanning, type Knowing } from './knowing.js';

/** What orders do next: an action with the orders that remain behind it, or why they stop. */
export type Next =
  | { readonly action: GameAction; readonly orders: Orders }
  | { readonly stop: OrderStop; readonly orders: Orders };

/** Orders that have begun: what the seat knew when they began is noted. */
type Begun = Orders & { readonly progress: NonNullable<Orders['progress']> };

// Rounds in which nothing could be played: then the owner had better look.
const IDLE_ROUNDS = 2;

/** The next action of the orders of the seat whose view it is. */
export function nextAction(knowing: Knowing, given: Orders): Next {
  const { view } = knowing;
  const { seat } = given;
  const begun = { fees: 0, acted: view.round, seen: watchedBy(knowing, seat) };
  const orders: Begun = { ...given, progress: given.progress ?? begun };
  if (view.outcome !== null) return { stop: { stopped: 'over', seat }, orders };
  const decision = knowing.decisions().find((one) => one.seat === seat && !one.optional);
  if (decision === undefined) {
    const left = withoutEnd(orders);
    return { stop: { stopped: isEmpty(left) ? 'done' : 'waits', seat }, orders: left };
  }
  const next = found(knowing, orders, decision);
  const action = 'action' in next ? next.action : null;
  const broken = brokenCondition(knowing, orders, action);
  if (broken !== null) return { stop: broken, orders };
  if (action === null) return next;
  const rejection = knowing.checkAction(action);
  if (rejection !== null) return { stop: { stopped: 'refused', seat, rejection }, orders };
  const { progress } = next.orders as Begun;
  const fees = progress.fees + feesOf(knowing, action);
  return {
    action,
    orders: { ...next.orders, progress: { ...progress, fees, seen: watchedBy(knowing, seat) } },
  };
}

// The rest of the line in progress, else what the first order of the program says, else of those meanwhile.
function found(knowing: Knowing, orders: Begun, decision: Decision): Next {
  const { view } = knowing;
  const { line, ...progress } = orders.progress;
  const [next, ...rest] = line?.step === view.step && line.kind === decision.kind ? line.actions : [];
  if (next !== undefined && knowing.checkAction(next) === null)
    return playing(orders, { line: [next, ...rest], kept: progress.kept, decision, knowing });
  let left: Begun = { ...orders, progress };
  if (view.round > (progress.ending ?? view.round)) left = withoutEnd(left);
  const answers: Answer[] = [];
  for (const lane of ['program', 'meanwhile'] as const) {
    for (let [order] = left[lane] ?? []; order !== undefined; [order] = left[lane] ?? []) {
      const answer = answerOf(knowing, order, { decision, kept: progress.kept });
      const after = { ...left, [lane]: left[lane]?.slice(1) };
      if (answer !== null && 'line' in answer)
        return playing(order.do === 'play' ? after : left, { ...answer, decision, knowing });
      if (answer !== null) {
        answers.push(answer);
        break;
      }
      left = after;
    }
  }
  return isEmpty(left)
    ? { stop: { stopped: 'done', seat: left.seat }, orders: left }
    : passing(knowing, left, { decision, answers });
}

interface Played {
  readonly knowing: Knowing;
  readonly decision: Decision;
  readonly line: readonly GameAction[];
  readonly kept?: unknown;
}

function playing(orders: Begun, { knowing: { view }, decision: { kind }, line, kept }: Played): Next {
  const [action, ...rest] = line;
  const { line: _, kept: __, ...before } = orders.progress;
  const progress = { ...before, acted: view.round, ...(kept === undefined ? {} : { kept }) };
  if (rest.length === 0) return { action, orders: { ...orders, progress } };
  const actions = rest.map((one) => ({ ...one, seat: orders.seat }));
  return {
    action,
    orders: { ...orders, progress: { ...progress, line: { step: view.step + 1, kind, actions } } },
  };
}

// No order has anything to play: those that wait leave the decision if it is one of the seat's own turn.
function passing(
  knowing: Knowing,
  orders: Begun,
  { decision, answers }: { readonly decision: Decision; readonly answers: readonly Answer[] },
): Next {
  const { seat, program, progress, otherwise } = orders;
  const waiting = answers.filter((answer) => 'first' in answer);
  const [{ stop } = { stop: undefined }] = answers.filter((answer) => 'stop' in answer);
  if (waiting.length === 0 && stop !== undefined && stop.stopped !== 'unanswered') return { stop, orders };
  const isOwnTurn = isPlanning(knowing) && knowing.planning.turn?.includes(decision.kind) === true;
  const first = waiting.find((answer) => answer.first !== null)?.first ?? null;
  const pass = first ?? (isOwnTurn && waiting.length > 0 ? knowing.passAction(decision) : null);
  if (pass === null) {
    const suggested = () => knowing.suggest(decision, createRandom('orders', 'suggest'));
    const answer = otherwise === 'suggested' ? (suggested()[0] ?? knowing.passAction(decision)) : null;
    if (answer === null) return { stop: { stopped: 'unanswered', seat, decision }, orders };
    return { action: answer, orders };
  }
  const { round } = knowing.view;
  if (program[0]?.do === 'end')
    return { action: pass, orders: { ...orders, progress: { ...progress, acted: round, ending: round } } };
  if (round - progress.acted >= IDLE_ROUNDS) return { stop: { stopped: 'idle', seat }, orders };
  return { action: pass, orders };
}

const isEmpty = ({ program, meanwhile = [] }: Orders) => program.length + meanwhile.length === 0;

// The turn that an order was to end has ended: another seat decides, or it is another round.
function withoutEnd(orders: Begun): Begun {
  const { ending, ...progress } = orders.progress;
  return ending === undefined ? orders : { ...orders, program: orders.program.slice(1), progress };
}
