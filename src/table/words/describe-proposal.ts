// What a proposal would do, in English: how far, for how much, to whom, and what stands in its way.

import type { GameAction } from '../../core/engine/index.js';
import { reading } from '../../core/engine/input/arguments.js';
import { describeAction } from '../../core/engine/words/describe.js';
import { fill, type Wording } from '../../core/engine/words/fill.js';
import { formatRejection } from '../../core/engine/words/format-rejection.js';
import type { Proposal } from '../../core/title/planning.js';

/**
 * A proposal of `railhead/table` in English, for somebody who points at a place and has not clicked yet. It
 * begins with the first action, such as the end of operations. Then `Building to Wuhan takes 29 steps, 43 M
 * in 3 turns; 16 of them, 18 M, can be played now.`, rents, and the refusal if nothing can be played.
 */
export function describeProposal(proposal: Proposal, wording: Wording = {}): string {
  return reading('proposal', 'a proposal of railhead/table, and a wording', () => {
    const { what, steps, actions, now, total, turns, rents, refusal, money } = proposal;
    const price = (amount: number) => (amount === 0 ? '' : `, ${amount} ${money}`);
    const sentences = playedFirst(proposal).map((action) => `First: ${describeAction(action, wording)}`);
    if (what === 'act' || (steps.length === 1 && now.count === 1)) {
      sentences.push(describeAction(steps[0].action, wording));
      if (total > 0) sentences.push(`${total} ${money}.`);
    } else if (steps.length > 0) {
      const all = `${steps.length} ${steps.length === 1 ? 'step' : 'steps'}${price(total)}`;
      const long = turns > 1 ? ` in ${turns} turns` : '';
      const part = now.count < steps.length ? `; ${partOf(now.count, price(now.spent))}` : '';
      sentences.push(
        `${what === 'build' ? 'Building' : 'Going'} ${whither(proposal, wording)} takes ${all}${long}${part}.`,
      );
    }
    for (const { to, amount } of rents)
      sentences.push(fill(`${amount} ${money} of it to {seat}.`, { seat: to }, wording));
    // Why the rest has to wait is told by how much can be played now.
    if (refusal !== null && actions.length === 0) sentences.push(formatRejection(refusal, wording));
    return sentences.join(' ');
  });
}

/** What a proposal plays before its first step: the end of operations before track is built, for one. */
export const playedFirst = ({ actions, now }: Proposal): readonly GameAction[] =>
  actions.slice(0, actions.length - now.count);

/** Where a proposal leads: `to Wuhan`, or `there` where the place has no name but those of its ends. */
export function whither({ to }: Proposal, { called }: Wording): string {
  const name = to === null || to.kind === 'segment' ? null : called?.(to.kind, to.id);
  return name ? `to ${name}` : 'there';
}

const partOf = (count: number, price: string) =>
  count === 0
    ? 'none of them can be played now'
    : `${count} of them${price}${price && ','} can be played now`;
