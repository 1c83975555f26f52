// Everything that a table says to a page, by kind.

import type { Place } from '../../src/core/title/picture.js';
import type { TableShown } from '../../src/table/index.js';

type Said = Readonly<Record<string, readonly (string | null | undefined)[]>>;

/** What a page shows, by kind. */
export function saidBy(shown: TableShown): Said {
  const { choices, moves, cards, seats, turn, result, proposals, log } = shown;
  const kinds = moves.kinds.flatMap((kind) => [kind.title, ...kind.choices().map(({ label }) => label)]);
  const lines = cards.flatMap(({ card }) => card.lines);
  const scores = result?.ranking.flatMap(({ total, items = [] }) => [
    total?.label,
    ...items.map(({ label }) => label),
  ]);
  return {
    'actions and events': log.flatMap(({ text, texts }) => [text, ...texts]),
    questions: [shown.asked, ...shown.others.map(({ label }) => label)],
    refusals: [shown.refusal, ...moves.notNow().flatMap(({ title, text }) => [title, text])],
    status: shown.status.map(({ text }) => text),
    meters: [...(turn?.meters ?? []), ...(turn?.goals ?? [])].map(({ text }) => text),
    seats: seats.flatMap(({ text, facts }) => [
      text,
      ...facts.flatMap(({ label, value }) => [label, String(value)]),
    ]),
    cards: cards.flatMap(({ text, card }) => [text, card.sort, card.title, card.pays, card.says]),
    'lines of cards': lines.flatMap(({ text, pays }) => [text, pays]),
    proposals: proposals.flatMap(({ title, label, button, notes }) => [title, label, button, ...notes]),
    buttons: [...choices, ...kinds.map((label) => ({ label, warning: null }))].flatMap(
      ({ label, warning }) => [label, warning],
    ),
    undo: [shown.final],
    results: [...(result?.decided ?? []), ...(scores ?? [])],
  };
}

/** What help says of what stands on the page. */
export function helpIn({ cards, choices, help }: TableShown, places: readonly Place[]): readonly string[] {
  const subjects = [
    ...places.map((place) => ({ place })),
    ...cards.flatMap(({ card: { card } }) => (card === null ? [] : [{ card }])),
    ...choices.filter(({ actions }) => actions.length > 0).map(({ actions }) => ({ actions })),
    { train: 0 },
  ];
  return subjects.flatMap((subject) => {
    const { title, text, now, uses, refusals } = help(subject);
    return [
      title,
      text,
      ...now.flatMap(({ label, leadsTo }) => [label, leadsTo]),
      ...[...uses, ...refusals].map((one) => one.text),
    ];
  });
}
