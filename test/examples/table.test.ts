// @vitest-environment happy-dom
// The example page with a table, a hand and a log of its own, and a replay: opened and pressed. Clicks on the board are played in test/browser.

import { engine } from 'railhead';
import { greedyBot, playGame } from 'railhead/players';
import { openTable, type TableShown } from 'railhead/table';
import { titles } from 'railhead/titles';
import { beforeEach, expect, test, vi } from 'vitest';
import { cardElement, rowElement } from '../../docs/examples/table/hand-and-log';
import { openReplay } from '../../docs/examples/table/replay';
import { until } from '../until';

const IDS = ['board', 'bar', 'asked', 'said', 'choices', 'status', 'cards', 'seats', 'log'];
beforeEach(() => {
  document.body.replaceChildren(...IDS.map((id) => Object.assign(document.createElement('div'), { id })));
});

const element = (id: string) => document.getElementById(id) as HTMLElement;
const button = (label: RegExp) =>
  [...document.querySelectorAll('button')].find(({ textContent }) =>
    label.test(textContent ?? ''),
  ) as HTMLButtonElement;
const board = () => document.body.appendChild(document.createElement('div'));

test('two titles are played against a bot on one page, saved and loaded', async () => {
  vi.stubGlobal('confirm', () => true);
  // The page draws its seeds from the platform: here they are all zeros.
  const luck = vi.spyOn(crypto, 'getRandomValues').mockImplementation((bytes) => bytes);
  const { table } = await import('../../docs/examples/table/page');
  await until(() => /^You: Build track/.test(element('asked').textContent ?? ''));
  expect(element('cards').children).toHaveLength(3);
  expect(element('seats').textContent).toMatch(/^You: cash 60.*Bot: /);
  const before = element('log').children.length;
  button(/^Save$/).click();
  button(/^End the turn/).click();
  await until(() => element('log').children.length > before);
  await until(() => /^You: Build track/.test(element('asked').textContent ?? ''));
  const select = document.querySelector('select') as HTMLSelectElement;
  select.selectedIndex = 1;
  select.dispatchEvent(new Event('change'));
  await until(() => /Pick a company/.test(element('asked').textContent ?? ''));
  button(/^Load$/).click();
  await until(() => element('log').children.length === before && select.selectedIndex === 0);
  table.destroy();
  luck.mockRestore();
  vi.unstubAllGlobals();
});

test('your own cards and rows light up their places, and a choice on a card is played', async () => {
  let shown: TableShown | null = null;
  const start = { ruleset: 'twentieth-century-limited', config: { seats: ['Ann', 'Ben'], seed: 7 } };
  const options = { engine, titles, openSecrets: true, onChange: (next: TableShown) => (shown = next) };
  const table = await openTable(board(), start as never, options as never);
  const now = () => shown as unknown as TableShown;
  const shine = vi.spyOn(table, 'shine');
  const cards = now().cards.map((card) => cardElement(card, table));
  const [line] = cards.flatMap((card) => [...card.querySelectorAll('.line')]);
  line.dispatchEvent(new Event('pointerenter'));
  expect(shine.mock.lastCall?.[0].length).toBeGreaterThan(0);
  line.dispatchEvent(new Event('pointerleave'));
  expect(shine.mock.lastCall).toEqual([[]]);
  const [choice] = cards.flatMap((card) => [...card.querySelectorAll<HTMLElement>('button.choice')]);
  expect(choice.textContent).toMatch(/^Keep /);
  choice.click();
  expect(now().history.step).toBe(1);
  now().hint?.();
  const rows = now().log.map((row) => rowElement(row, now(), table));
  expect(rows.map(({ textContent }) => textContent)).toEqual(now().log.map(({ text }) => text));
  expect(rows.some(({ style }) => style.borderColor !== '')).toBe(true);
  table.destroy();
});

test('a record is watched with a slider, and tells what each player did last', async () => {
  const config = { seats: ['Ann', 'Ben'], seed: 7 };
  const { actions } = playGame(engine, 'hex-tycoon', { config, bots: [greedyBot], maxActions: 60 });
  const host = board();
  const table = await openReplay(host, JSON.stringify(engine.record('hex-tycoon', config, actions as never)));
  const slider = host.querySelector('input') as HTMLInputElement;
  expect([slider.max, slider.value]).toEqual([String(actions.length), '0']);
  slider.value = '50';
  slider.dispatchEvent(new Event('input'));
  expect(host.querySelector('ul')?.textContent).toMatch(/Ann: .*\.Ben: .*\./);
  button(/^Watch$/).click();
  await until(() => Number(slider.value) > 51);
  button(/^Stop$/).click();
  expect(button(/^Watch$/)).toBeDefined();
  table.destroy();
});
