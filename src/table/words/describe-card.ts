// The text of a card.

import { reading } from '../../core/engine/input/arguments.js';
import type { Wording } from '../../core/engine/words/fill.js';
import type { ShownCard } from '../../core/title/card.js';
import { tableText } from './table-words.js';

/**
 * A card in words, with the rule that says what it does in brackets. Examples: `Demand: Rice to Beijing for
 * 24 M; Tea to Lhasa for 31 M.` and `Company Card New York Central, 8 points: Chicago; Albany; New York.` A
 * back is `Regional Card, face down.` Cards come from a title's `summary()`, as far as a view shows them.
 */
export function describeCard(shown: ShownCard, wording: Wording = {}): string {
  return reading('card', 'a card of a summary', () => {
    const { card, sort, title, pays, lines, says = '', rule } = shown;
    if (card === null) return tableText(wording, 'card back', { sort });
    const name = title === '' ? sort : `${sort} ${title}`;
    const worth = pays === null ? '' : `, ${pays}`;
    const said = lines.map(({ text, pays: paid }) =>
      paid === null ? text : tableText(wording, 'card line', { line: text, pays: paid }),
    );
    const about = said.length === 0 ? '' : `: ${said.join('; ').replace(/\.$/, '')}`;
    return `${name}${worth}${about}.${says === '' ? '' : ` ${says}`}${rule === null ? '' : ` [${rule}]`}`;
  });
}
