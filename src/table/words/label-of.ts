// The label of a button: the sentence of an action or a proposal, said to the person who presses it.

import type { GameAction } from '../../core/engine/index.js';
import { reading } from '../../core/engine/input/arguments.js';
import { describeAction } from '../../core/engine/words/describe.js';
import { amountText, fill, type Wording, wordsOf } from '../../core/engine/words/fill.js';
import { plainVerb } from '../../core/engine/words/second-person.js';
import type { Proposal } from '../../core/title/planning.js';
import { playedFirst, whither } from './describe-proposal.js';
import { tableText } from './table-words.js';

/**
 * The label of a button that plays an action or a proposal of `railhead/table`, with its price: `Pick up
 * Rice`, `Build to Wuhan, 15 M`. For a plan of several turns it says how much is played now. Actions that
 * must come first come first: `End operations, then build 16 of 29 steps to Lhasa, 18 M`.
 *
 * @param wording - The words of the game: `wordingOf(engine, state)`.
 * @param what - An action, or a proposal.
 * @returns The label, without a full stop.
 * @see `sentenceOf`
 * @example
 * const [build] = legalActions(state);
 * console.log(labelOf(wordingOf(engine, state), build));
 * // Build from Beijing to the milepost 1 west and 1 north-west of Beijing
 */
export function labelOf(wording: Wording, what: GameAction | Proposal): string {
  return reading('action', 'a wording, and an action or a proposal', () => {
    if (!('steps' in what)) return actionLabel(what, wording);
    const proposal = what as Proposal;
    const { steps, now, total, train = 0, money } = proposal;
    const isOne = proposal.what === 'act' || (proposal.what === 'move' && steps.length === 1);
    const isPart = now.count > 0 && now.count < steps.length;
    const way = {
      count: isPart ? now.count : null,
      all: steps.length,
      ...{ whither: whither(proposal, wording), train: train > 0 ? train + 1 : null },
    };
    const own = isOne
      ? actionLabel(steps[0].action, wording)
      : tableText(wording, proposal.what === 'build' ? 'label build' : 'label go', way);
    const spent = now.count > 0 ? now.spent : total;
    const price = amountText(spent, money, wording);
    // A dividend says its amount itself.
    const paid =
      spent > 0 && !own.endsWith(` ${price}`) ? tableText(wording, 'label paid', { label: own, price }) : own;
    return playedFirst(proposal)
      .map((action) => actionLabel(action, wording))
      .reduceRight((next, first) => tableText(wording, 'label then', { first, next }), paid);
  });
}

function actionLabel(action: GameAction, wording: Wording): string {
  const own = wording.sentences?.[`do ${action.type}`];
  if (own !== undefined) return fill(own, { ...action }, wording);
  // English makes it of the sentence.
  const sentence = describeAction(action, wording).replace(/\.$/, '');
  if (action.seat === null) return sentence;
  const name = upper(wordsOf(action.seat, 'seat', wording));
  if (sentence.startsWith(`${name}: `)) return upper(sentence.slice(name.length + 2));
  return sentence.startsWith(`${name} `) ? imperative(sentence.slice(name.length + 1)) : sentence;
}

// `picks up Rice` as `Pick up Rice`.
function imperative(said: string): string {
  const [verb, ...rest] = said.split(' ');
  return upper([plainVerb(verb), ...rest].join(' '));
}

const upper = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
