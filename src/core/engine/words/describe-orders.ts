// Orders in English: what they do, what stops them, and why they have stopped. Only `describe` of an engine
// says them, so that pages without orders do not load their words.

import { reading } from '../input/arguments.js';
import type { Order, OrderCondition, OrderStop, Orders } from '../rules/orders.js';
import { describeAction, describeDecision } from './describe.js';
import { fill, type Wording, wordsOf } from './fill.js';
import { formatRejection } from './format-rejection.js';

/** Orders, or why they stopped. */
export type Ordered = Orders | OrderStop;

/** True for orders, and for why they stopped. */
export function isOrdered(thing: unknown): thing is Ordered {
  return reading('thing', 'a thing of a game', () => {
    return typeof thing === 'object' && thing !== null && ('program' in thing || 'stopped' in thing);
  });
}

/** Orders in sentences, or why they go no further. */
export function describeOrdered(thing: Ordered, wording: Wording): string {
  return reading('thing', 'orders, or why they stopped', () => {
    return 'program' in thing ? describeOrders(thing, wording) : describeStop(thing, wording);
  });
}

// The program, what is done meanwhile, and what stops them.
function describeOrders(orders: Orders, wording: Wording): string {
  const { seat, program, meanwhile = [], stopIf = [], otherwise } = orders;
  const said = (list: readonly Order[]) => list.map((order) => `${sentenceFor(order, wording)}.`);
  const conditions = stopIf.map((one) => fill(`Stop if ${CONDITIONS[one.when]}.`, { seat, ...one }, wording));
  return [
    fill('The orders of {seat}:', { seat }, wording),
    ...(program.length === 0 ? ['Nothing is left.'] : said(program)),
    ...(meanwhile.length > 0 ? ['Meanwhile:', ...said(meanwhile)] : []),
    ...(otherwise === 'suggested' ? ['Answer all else as the title suggests.'] : []),
    ...conditions,
  ].join(' ');
}

function describeStop(stop: OrderStop, wording: Wording): string {
  const { stopped, order, rejection, decision, ...params } = stop;
  const reasons = [
    ...(order === undefined ? [] : [`The order was: ${sentenceFor(order, wording)}.`]),
    ...(rejection === undefined ? [] : [formatRejection(rejection, wording)]),
    ...(decision === undefined ? [] : [describeDecision(decision, wording)]),
  ];
  return [fill(STOPS[stopped], params, wording), ...reasons].join(' ');
}

function sentenceFor(order: Order, wording: Wording): string {
  const named = (
    target: string | { readonly kind: string; readonly id: number; readonly name?: string | undefined },
  ) =>
    typeof target === 'string'
      ? wordsOf(target, 'place', wording)
      : (target.name ?? wordsOf(target.id, target.kind, wording));
  switch (order.do) {
    case 'play':
      return describeAction(order.action, wording).replace(/\.$/, '');
    case 'build':
      return `Build ${order.from === undefined ? '' : `from ${named(order.from)} `}to ${named(order.to)} by the cheapest way`;
    case 'move':
      return `Go to ${named(order.to)}${order.piece === undefined ? '' : ` with piece ${order.piece + 1}`}`;
    case 'card':
      return `Build what ${wordsOf(order.card, 'card', wording)} asks for`;
    case 'pursue': {
      const { deliveries = [] } = order;
      const goods = deliveries.map(({ good, to }) => `${wordsOf(good, 'good', wording)} to ${named(to)}`);
      if (goods.length === 0) return 'Follow the plan';
      return `Bring ${goods.join(' and ')}${order.until === 'delivery' ? ', up to the first delivery' : ''}`;
    }
    case 'await':
      return 'Do as the title suggests until it has a plan';
    case 'end':
      return 'End the turn';
  }
}

const CONDITIONS: Readonly<Record<OrderCondition['when'], string>> = {
  card: '{seat} gets a card',
  event: 'an event touches the way',
  built: 'another player builds within {within#step|steps} of the way',
  fees: 'fees to other players would exceed {over}',
  money: 'the money left would fall below {under}',
  winning: 'another player has {percent} % of what a victory needs',
};

const STOPS: Readonly<Record<OrderStop['stopped'], string>> = {
  done: 'The orders of {seat} are carried out.',
  waits: 'The orders of {seat} wait: another player decides.',
  over: 'The orders of {seat} end with the game.',
  refused: 'The orders of {seat} stop: a rule refuses the next action.',
  'no-way': 'The orders of {seat} stop: nothing leads there.',
  'no-plan': 'The orders of {seat} stop: there is no plan for them any more.',
  unanswered: 'The orders of {seat} stop: they do not answer what is asked.',
  idle: 'The orders of {seat} stop: nothing could be played for two rounds.',
  enough: 'The orders of {seat} pause: they have played as much as the host allows.',
  card: 'The orders of {seat} stop: {card} has come to hand.',
  event: 'The orders of {seat} stop: {card:event} touches the way.',
  built: 'The orders of {seat} stop: {other:seat} has built near the way.',
  fees: 'The orders of {seat} stop: fees to other players would come to {amount}.',
  money: 'The orders of {seat} stop: the money left would be {amount}.',
  winning: 'The orders of {seat} stop: {other:seat} is close to winning.',
};
