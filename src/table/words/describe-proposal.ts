// What a proposal would do, in words: how far, for how much, to whom, and what stands in its way.

import type { GameAction } from '../../core/engine/index.js';
import { reading } from '../../core/engine/input/arguments.js';
import { describeAction } from '../../core/engine/words/describe.js';
import { amountText, type Wording } from '../../core/engine/words/fill.js';
import { formatRejection } from '../../core/engine/words/format-rejection.js';
import type { Proposal } from '../../core/title/planning.js';
import { tableText } from './table-words.js';

/**
 * A proposal of `railhead/table` in words, for somebody who points at a place and has not clicked yet. It
 * begins with the first action, such as the end of operations. Then `Building to Wuhan takes 29 steps, 43 M
 * in 3 turns; 16 of them, 18 M, can be played now.`, rents, and the refusal if nothing can be played.
 */
export function describeProposal(proposal: Proposal, wording: Wording = {}): string {
  return reading('proposal', 'a proposal of railhead/table, and a wording', () => {
    const { what, steps, actions, now, total, turns, rents, refusal, money } = proposal;
    const price = (amount: number) => (amount === 0 ? null : amountText(amount, money, wording));
    const sentences = playedFirst(proposal).map((action) =>
      tableText(wording, 'first', { action: describeAction(action, wording) }),
    );
    if (what === 'act' || (steps.length === 1 && now.count === 1)) {
      sentences.push(describeAction(steps[0].action, wording));
      if (total > 0) sentences.push(`${price(total)}.`);
    } else if (steps.length > 0) {
      const some = { count: now.count, price: price(now.spent) };
      const part =
        now.count === steps.length
          ? ''
          : tableText(wording, now.count === 0 ? 'points at none' : 'points at some', some);
      const all = { steps: steps.length, price: price(total), turns: turns > 1 ? turns : null };
      const said = { whither: whither(proposal, wording), ...all, part };
      sentences.push(tableText(wording, what === 'build' ? 'points at build' : 'points at go', said));
    }
    for (const { to, amount } of rents)
      sentences.push(tableText(wording, 'points at rent', { price: price(amount) ?? amount, to }));
    // Why the rest has to wait is told by how much can be played now.
    if (refusal !== null && actions.length === 0) sentences.push(formatRejection(refusal, wording));
    return sentences.join(' ');
  });
}

/** What a proposal plays before its first step: the end of operations before track is built, for one. */
export const playedFirst = ({ actions, now }: Proposal): readonly GameAction[] =>
  actions.slice(0, actions.length - now.count);

/** Where a proposal leads: `to Wuhan`, or `there` where the place has no name but those of its ends. */
export function whither({ to }: Proposal, wording: Wording): string {
  const name = to === null || to.kind === 'segment' ? null : wording.called?.(to.kind, to.id);
  return name ? tableText(wording, 'whither', { place: name }) : tableText(wording, 'there', {});
}
