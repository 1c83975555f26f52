// The turn in a box: who is asked what, what is proposed with its price, and the buttons that one needs most.

import type { TableShown } from 'railhead/table';
import { h } from './dom.js';
import { say } from './language.js';
import { meterElements } from './meters.js';
import { choiceButton, type Shine } from './moves.js';
import type { Recall } from './recall.js';
import { sureButton } from './sure.js';
import { helpOn } from './tips.js';

/** What the buttons of the box tell. */
export interface TurnPage {
  readonly shine: Shine;
  /** What steps through the last moves of others. */
  readonly recall: Recall | null;
  /** Shows how the game ended. */
  showEnding(): void;
}

/** What stands in the box. */
export function turnElements(shown: TableShown, page: TurnPage): readonly HTMLElement[] {
  const { asked, round, rule, status, turn, result, refusal, proposals, others, undo, hint, cancel, final } =
    shown;
  const button = (id: string, label: string, run: (() => void) | null, keys?: string) =>
    h(
      'button',
      {
        ...{ type: 'button', id, 'data-key': id, 'aria-keyshortcuts': keys },
        ...{ disabled: run === null, onclick: () => run?.() },
      },
      label,
    );
  const isChoice = !shown.moves.kinds.some(({ isOnBoard }) => isOnBoard);
  const elements = [
    h(
      'p',
      { id: 'status', 'data-key': 'status', role: 'status', tabindex: -1, 'data-rule': rule },
      result === null && round > 0 ? say('Round {round}. {asked}', { round, asked }) : asked,
    ),
    shown.clue === '' ? null : h('p', { class: 'clue' }, shown.clue),
    result === null
      ? null
      : h('button', { type: 'button', id: 'result', class: 'main', onclick: page.showEnding }, 'Result'),
    refusal === '' ? null : h('p', { class: 'refused', role: 'alert' }, refusal),
    // Nothing above these grows while somebody presses them.
    h(
      'div',
      { class: 'buttons quick' },
      button('undo', 'Undo', undo, 'Control+Z'),
      button('hint', 'Hint', hint),
      passButton(shown),
      page.recall?.button ?? null,
      ...others.map(({ key, label, turnTo }) =>
        h('button', { type: 'button', 'data-key': `turn-${key}`, onclick: turnTo }, label),
      ),
      cancel === null
        ? null
        : h('button', { type: 'button', 'data-key': 'cancel', onclick: cancel }, 'Cancel'),
    ),
    final === '' ? null : h('p', { class: 'quiet' }, final),
    page.recall?.said ?? null,
    ...proposals.map(proposalElement),
    quickElement(shown, page.shine, (total) => total === 0 || isChoice),
    turn === null ? null : meterElements(turn, status),
    // Purchases come last where the board offers more.
    quickElement(shown, page.shine, (total) => total > 0 && !isChoice),
  ];
  return elements.filter((element) => element !== null);
}

// Loads, purchases and choices that take no place on the board, by what they cost.
function quickElement(
  { moves, cards }: TableShown,
  shine: Shine,
  isWanted: (total: number) => boolean,
): HTMLElement | null {
  const quick = moves.quick.filter(({ total }) => isWanted(total));
  if (quick.length === 0) return null;
  // What stands on cards is chosen there.
  const offered = new Set(cards.flatMap(({ choices }) => choices));
  const choices = quick.filter((choice) => !offered.has(choice));
  if (choices.length === 0) return h('p', { class: 'note' }, 'Choose on the cards that are framed.');
  return h('div', { class: 'buttons asides' }, ...choices.map((choice) => choiceButton(choice, shine)));
}

// What ends the phase or the turn without doing more.
function passButton({ moves: { pass } }: TableShown): HTMLElement | null {
  if (pass === null) return null;
  const { label, warning, actions, play } = pass;
  const keys = { 'data-key': 'pass', 'aria-keyshortcuts': 'Control+Enter' };
  const props = { id: 'pass', ...keys, 'data-help': helpOn({ actions }) };
  return warning === null
    ? h('button', { ...props, type: 'button', onclick: play }, label)
    : sureButton(props, { label, again: warning, run: play });
}

function proposalElement(
  { title, button, notes, rules, warning, play }: TableShown['proposals'][number],
  at: number,
): HTMLElement {
  const props = { 'data-key': `do-${at}`, 'data-do': at };
  const label = button ?? '';
  const action =
    play === null
      ? null
      : warning === null
        ? h('button', { ...props, type: 'button', class: 'main', onclick: play }, label)
        : sureButton(props, { label, again: warning, run: play });
  return h(
    'div',
    { class: 'proposal', 'data-rule': rules.join(' ') || null },
    h('p', { class: 'what' }, h('strong', {}, title), action),
    ...notes.slice(0, MOST_NOTES).map((note) => h('p', { class: 'note' }, note)),
    notes.length > MOST_NOTES
      ? h('p', { class: 'note' }, say('and {count} more', { count: notes.length - MOST_NOTES }))
      : null,
  );
}

const MOST_NOTES = 4;
