// The turn in a box: who is asked what, what is proposed with its price, and the buttons that one needs most.

import type { Decision, GameAction } from 'railhead/engine';
import type { GameResult, ShownCard, TurnStatus } from 'railhead/table';
import type { Asked } from './asked.js';
import { h } from './dom.js';
import { resultOf, winnersOf } from './ending.js';
import { offeredOnCards } from './hand.js';
import { meterElements } from './meters.js';
import { actionButton, type MovesPage, quickActions } from './moves.js';
import type { Proposal } from './proposals.js';
import type { Session } from './session.js';
import { sureButton } from './sure.js';
import type { Words } from './words.js';

/** What the box shows, and what its buttons do. */
export interface TurnBox {
  readonly asked: Asked | null;
  /** How the turn stands for whoever looks; null where that is not known. */
  readonly status: TurnStatus | null;
  readonly words: Words;
  /** The cards on the table. */
  readonly cards: readonly ShownCard[];
  readonly proposals: readonly Proposal[];
  /** What was refused or went wrong. */
  readonly said: string | null;
  play(actions: readonly GameAction[]): void;
  /** What buttons of single actions do. */
  readonly page: MovesPage;
  undo(): void;
  hint(): void;
  cancel(): void;
  /** Shows how the game ended. */
  showEnding(): void;
  /** Goes on with another open decision. */
  turnTo(decision: string): void;
}

// What ended taking back, in words; that another player has the move is plain to see.
const BARRIERS = {
  chance: 'Luck was drawn: nothing before it can be undone.',
  reveal: 'Something hidden came to light: nothing before it can be undone.',
} as const;

/** What stands in the box. */
export function turnElements(session: Session, box: TurnBox): readonly HTMLElement[] {
  const { asked, status, words, proposals, said } = box;
  const { state, decisions, tentative, barrier } = session.store.getSnapshot();
  const [first] = proposals;
  const others = (decisions as readonly Decision[]).filter(
    ({ seat, id }) => session.players[seat] === 'you' && id !== asked?.decision.id,
  );
  const elements = [
    h(
      'p',
      {
        id: 'status',
        'data-key': 'status',
        role: 'status',
        tabindex: -1,
        'data-rule': ruleOf(session, asked),
      },
      statusOf(session, box),
    ),
    state.outcome === null
      ? null
      : h('button', { type: 'button', id: 'result', class: 'main', onclick: box.showEnding }, 'Result'),
    said === null ? null : h('p', { class: 'refused', role: 'alert' }, said),
    status === null ? null : meterElements(status),
    ...proposals.map((proposal, at) => proposalElement(proposal, { at, box })),
    quickElement(box),
    h(
      'div',
      { class: 'buttons quick' },
      first === undefined
        ? null
        : h('button', { type: 'button', 'data-key': 'cancel', onclick: box.cancel }, 'Cancel'),
      h(
        'button',
        {
          type: 'button',
          id: 'undo',
          'data-key': 'undo',
          disabled: tentative.length === 0,
          onclick: box.undo,
        },
        'Undo',
      ),
      h(
        'button',
        { type: 'button', id: 'hint', 'data-key': 'hint', disabled: asked === null, onclick: box.hint },
        'Hint',
      ),
      passButton(box),
      ...others.map(({ id, seat, kind }) =>
        h(
          'button',
          { type: 'button', 'data-key': `turn-${id}`, onclick: () => box.turnTo(id) },
          words.decision({ id, seat, kind } as Decision),
        ),
      ),
    ),
    tentative.length > 0 || state.outcome !== null || !Object.hasOwn(BARRIERS, String(barrier))
      ? null
      : h('p', { class: 'quiet' }, BARRIERS[barrier as keyof typeof BARRIERS]),
  ];
  return elements.filter((element) => element !== null);
}

// Loads, purchases and choices that take no place on the board.
function quickElement({ asked, status, page, cards }: TurnBox): HTMLElement | null {
  const quick = asked === null ? [] : quickActions(asked, status?.pass ?? null);
  if (asked === null || quick.length === 0) return null;
  // What stands on cards is chosen there.
  const offered = offeredOnCards(asked, cards);
  const actions = quick.filter((action) => !offered.has(action));
  if (actions.length === 0) return h('p', { class: 'note' }, 'Choose on the cards that are framed.');
  return h('div', { class: 'buttons asides' }, ...actions.map((action) => actionButton(asked, action, page)));
}

// What ends the phase or the turn without doing more.
function passButton({ asked, status, words, play }: TurnBox): HTMLElement | null {
  const pass = (asked === null ? null : status?.pass) as GameAction | null | undefined;
  if (pass == null) return null;
  const unspent = unspentOf(asked, status);
  if (unspent > 0)
    return sureButton(
      { id: 'pass', 'data-key': 'pass' },
      {
        label: words.button(pass),
        again: `${words.button(pass)} with ${words.money(unspent)} unspent`,
        run: () => play([pass]),
      },
    );
  return h(
    'button',
    { type: 'button', id: 'pass', 'data-key': 'pass', onclick: () => play([pass]) },
    words.button(pass),
  );
}

// Half of a budget or more that something could be bought for; 0 where nothing is lost by passing.
function unspentOf(asked: Asked | null, status: TurnStatus | null): number {
  const budget = status?.meters.find(({ what }) => what === 'budget');
  if (asked === null || budget === undefined || 2 * budget.left < budget.max) return 0;
  const { picture, board } = asked.session;
  return asked.legal.some((action) => picture.placeOf(board, action) !== null) ? budget.left : 0;
}

function proposalElement(
  { title, button, notes, actions, rules }: Proposal,
  { at, box }: { readonly at: number; readonly box: TurnBox },
): HTMLElement {
  const action =
    button === null
      ? null
      : h(
          'button',
          {
            type: 'button',
            class: 'main',
            'data-key': `do-${at}`,
            'data-do': at,
            onclick: () => box.play(actions),
          },
          button,
        );
  return h(
    'div',
    { class: 'proposal', 'data-rule': rules.join(' ') || null },
    h('p', { class: 'what' }, h('strong', {}, title), action),
    ...notes.slice(0, MOST_NOTES).map((note) => h('p', { class: 'note' }, note)),
    notes.length > MOST_NOTES ? h('p', { class: 'note' }, `and ${notes.length - MOST_NOTES} more`) : null,
  );
}

const MOST_NOTES = 4;

function statusOf(session: Session, { asked, words }: TurnBox): string {
  const { state, decisions } = session.store.getSnapshot();
  if (state.outcome !== null) {
    const result = resultOf(session) as GameResult;
    return `${winnersOf(result)}. ${result.decided[0] ?? ''}`.trim();
  }
  const decision = asked?.decision ?? (decisions as readonly Decision[])[0];
  return `Round ${state.round}. ${decision === undefined ? '' : words.decision(decision)}`;
}

const ruleOf = ({ ruleset }: Session, asked: Asked | null): string | null =>
  asked === null ? null : (ruleset.phases[asked.decision.kind].rule ?? null);
