// What a proposal would do, in English: how far, for how much, to whom, and what stands in its way.

import type { Proposal } from '../core/title/planning.js';
import { describeAction } from './describe.js';
import type { Wording } from './fill.js';
import { fill } from './fill.js';
import { formatRejection } from './format-rejection.js';

/**
 * A proposal of `railhead/planning` in English, for whoever points at a place and has not clicked yet: `Building there takes 29 steps,
 * 43 M in 3 turns; 16 of them, 18 M, can be played now.`, then rents, then what the rules say of the rest.
 *
 * @example
 * const [first] = proposalsAt(engine, view, seat, place);
 * if (first !== undefined) tip.textContent = describeProposal(first, wordingOf(engine, view));
 */
export function describeProposal(proposal: Proposal, wording: Wording = {}): string {
  const { what, steps, now, total, turns, rents, refusal, money } = proposal;
  const price = (amount: number) => (amount === 0 ? '' : `, ${amount} ${money}`);
  const sentences: string[] = [];
  if (what === 'act' || (steps.length === 1 && now.count === 1)) {
    sentences.push(describeAction(steps[0].action, wording));
    if (total > 0) sentences.push(`${total} ${money}.`);
  } else if (steps.length > 0) {
    const all = `${steps.length} ${steps.length === 1 ? 'step' : 'steps'}${price(total)}`;
    const long = turns > 1 ? ` in ${turns} turns` : '';
    const part = now.count < steps.length ? `; ${partOf(now.count, price(now.spent))}` : '';
    sentences.push(`${what === 'build' ? 'Building' : 'Going'} there takes ${all}${long}${part}.`);
  }
  for (const { to, amount } of rents)
    sentences.push(fill(`${amount} ${money} of it to {seat}.`, { seat: to }, wording));
  if (refusal !== null) sentences.push(formatRejection(refusal, wording));
  return sentences.join(' ');
}

const partOf = (count: number, price: string) =>
  count === 0
    ? 'none of them can be played now'
    : `${count} of them${price}${price && ','} can be played now`;
