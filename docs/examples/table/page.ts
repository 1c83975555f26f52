// Two games against a bot on one page, with undo, saving and a log. Nothing here knows which of them is
// played.

import { engine, freshSeed, type RulesetId } from 'railhead';
import { greedyBot } from 'railhead/players';
import { openTable, type TableShown } from 'railhead/table';
import { titles } from 'railhead/titles';

const offered: readonly RulesetId[] = ['china-rails', 'hex-tycoon'];
const fresh = (ruleset: RulesetId) => ({ ruleset, config: { seats: ['You', 'Bot'], seed: freshSeed() } });

const element = (id: string) => document.getElementById(id) as HTMLElement;
const made = (tag: string, textContent: string) =>
  Object.assign(document.createElement(tag), { textContent });
const button = (label: string, onclick: (() => void) | null) =>
  Object.assign(made('button', label), { onclick, disabled: onclick === null });
const list = (id: string, lines: readonly { readonly text: string }[]) =>
  element(id).replaceChildren(...lines.map(({ text }) => made('li', text)));

function show({ ruleset, asked, said, choices, undo, cards, status, seats, log }: TableShown) {
  select.value = ruleset;
  element('asked').textContent = asked;
  element('said').textContent = said;
  const buttons = choices.map(({ label, warning, play }) =>
    button(label, () => (warning === null || confirm(warning)) && play()),
  );
  element('choices').replaceChildren(...buttons, button('Undo', undo));
  list('status', status);
  list('cards', cards);
  list('seats', seats);
  list('log', log.toReversed());
}

const select = document.createElement('select');
select.append(...offered.map((id) => Object.assign(made('option', titles[id].ruleset.title), { value: id })));
select.onchange = () => open(fresh(offered[select.selectedIndex]));

/** The table on the page. */
export const table = await openTable(element('board'), fresh('china-rails'), {
  ...{ engine, titles, bots: [null, greedyBot], onChange: show },
});
const open = (start: Parameters<typeof table.open>[0]) =>
  table.open(start).catch((error: unknown) => (element('said').textContent = String(error)));
element('bar').append(
  select,
  button('Save', () => localStorage.setItem('game', JSON.stringify(table.save()))),
  button('Load', () => open({ record: localStorage.getItem('game') ?? '' })),
  button('Whole board', () => table.board.fit()),
);
