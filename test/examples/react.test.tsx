// @vitest-environment happy-dom
// The React example, rendered and clicked, in strict mode too: React then runs reducers and components twice.

import { describe, engine } from 'railhead';
import { act, StrictMode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Table } from '../../docs/examples/react/table';

let root: Root;
let page: HTMLElement;
beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  page = document.body.appendChild(document.createElement('main'));
  root = createRoot(page);
});
afterEach(async () => {
  await act(() => root.unmount());
  page.remove();
});

const SEED = 'an evening';
const first = engine.createGame('twentieth-century-limited', { seats: ['Ann', 'Ben'], seed: SEED });
const buttons = () => [...page.querySelectorAll<HTMLButtonElement>('button.action')];
const named = (name: string) =>
  [...page.querySelectorAll('button')].find(({ textContent }) => textContent === name) as HTMLButtonElement;
const step = () => Number(page.querySelector('output')?.textContent);
const status = () => page.querySelector('[role=status]')?.textContent;
const show = (element: React.ReactNode) => act(async () => root.render(element));
const click = (button: HTMLElement) => act(async () => button.click());

const strictly = (element: React.ReactNode) => <StrictMode>{element}</StrictMode>;
const loosely = (element: React.ReactNode) => element;
const ways: readonly [string, (element: React.ReactNode) => React.ReactNode][] = [
  ['as it is', loosely],
  ['in strict mode', strictly],
];

test.each(ways)(
  '%s: the board is there, legal actions are buttons, and a click plays one',
  async (_, wrap) => {
    await show(wrap(<Table seed={SEED} tries={() => []} />));
    const known = engine.view(first, 0);
    const drawn = [...page.querySelectorAll('.board svg')];
    expect(drawn.filter((one) => one.parentElement?.closest('svg') === null)).toHaveLength(1);
    expect(buttons().map(({ textContent }) => textContent)).toEqual(
      [...engine.legalActions(known, 0)].map((one) => describe(known, one)),
    );
    expect(buttons().some((button) => button.title !== '')).toBe(false);
    await click(buttons()[0]);
    expect(step()).toBe(1);
    await click(buttons()[0]);
    expect(step()).toBe(2);
  },
);

test.each(ways)('%s: a turn is taken back up to its barrier, and the game is saved', async (_, wrap) => {
  const onSave = vi.fn();
  await show(wrap(<Table seed={SEED} tries={() => []} onSave={onSave} />));
  // Both have chosen their cards; then a line is laid, and taken back.
  while (!buttons().some(({ textContent }) => / lays | places /.test(textContent ?? '')))
    await click(buttons()[0]);
  const before = step();
  expect(named('Undo').disabled).toBe(true);
  await click(buttons()[0]);
  expect(step()).toBe(before + 1);
  await click(named('Undo'));
  expect(step()).toBe(before);
  await click(named('Save'));
  const [[record]] = onSave.mock.calls;
  expect(engine.replay(record).actions).toHaveLength(before);
});

test.each(ways)(
  '%s: what the rules refuse says why beforehand, and is told when it is clicked all the same',
  async (_, wrap) => {
    const silence = vi.spyOn(console, 'error');
    await show(wrap(<Table seed={SEED} tries={(seat) => [{ type: 'endTurn', seat }]} />));
    const [bad] = buttons().slice(-1);
    expect(bad.getAttribute('aria-disabled')).toBe('true');
    expect(bad.title).toMatch(/\[[A-Z]+-[A-Z]+-\d+\]$/);
    await click(bad);
    expect(step()).toBe(0);
    expect(status()).toBe(bad.title);
    // React complains there when something throws or sets state while it renders.
    expect(silence).not.toHaveBeenCalled();
    silence.mockRestore();
  },
);
