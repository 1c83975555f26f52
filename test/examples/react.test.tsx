// @vitest-environment happy-dom
// The React example, rendered and clicked, in strict mode too: React then runs components and effects twice.

import { engine } from 'railhead';
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
const buttons = () => [...page.querySelectorAll<HTMLButtonElement>('button.action')];
const named = (name: RegExp) =>
  [...page.querySelectorAll('button')].find(({ textContent }) =>
    name.test(textContent ?? ''),
  ) as HTMLButtonElement;
const step = () => Number(page.querySelector('output')?.textContent);
const click = (button: HTMLElement) => act(async () => button.click());
const boards = () =>
  [...page.querySelectorAll('.board svg')].filter((one) => one.parentElement?.closest('svg') === null);

/** Waits until the page shows something. React puts on the page what changed when an act ends, so that every look follows one. */
async function shows(it: () => boolean): Promise<void> {
  while (!it()) await act(() => new Promise((resolve) => setTimeout(resolve)));
}

/** Renders a table, and waits until its one board is there. */
async function show(element: React.ReactNode): Promise<void> {
  await act(async () => root.render(element));
  await shows(() => buttons().length > 0 && boards().length === 1);
}

const strictly = (element: React.ReactNode) => <StrictMode>{element}</StrictMode>;
const loosely = (element: React.ReactNode) => element;
const ways: readonly [string, (element: React.ReactNode) => React.ReactNode][] = [
  ['as it is', loosely],
  ['in strict mode', strictly],
];

test.each(ways)(
  '%s: one board is there, the screen is handed over, and a choice is played',
  async (_, wrap) => {
    await show(wrap(<Table seed={SEED} />));
    expect(boards()).toHaveLength(1);
    expect(buttons().map(({ textContent }) => textContent)).toEqual(['I am Ann']);
    expect(page.querySelectorAll('.cards li').length).toBeLessThan(9);
    await click(buttons()[0]);
    expect(page.querySelector('h1')?.textContent).toMatch(/^Ann: /);
    expect(buttons()[0].textContent).toMatch(/^Keep /);
    await click(buttons()[0]);
    expect(step()).toBe(1);
    expect(page.querySelectorAll('.seats li')).toHaveLength(2);
    expect(page.querySelector('.refused')?.textContent).toMatch(
      /End the turn: You cannot end the turn now: .* \[TC-[A-Z]+-\d+\]/,
    );
  },
);

test.each(ways)(
  '%s: what was played is taken back up to its barrier, and the game is saved',
  async (_, wrap) => {
    const onSave = vi.fn();
    await show(wrap(<Table seed={SEED} onSave={onSave} />));
    await click(named(/^I am/));
    expect(named(/^Undo$/).disabled).toBe(true);
    // Both choose their cards in secret, which is final; then a line is laid.
    let before = 0;
    for (let more = 0; more < 40 && named(/^Undo$/).disabled; more++) {
      before = step();
      if (named(/^I am/) === undefined) await click(named(/^Hint$/));
      await click(buttons()[0]);
    }
    expect(step()).toBeGreaterThan(before);
    await click(named(/^Undo$/));
    expect(step()).toBe(before);
    await click(named(/^Save$/));
    const [[record]] = onSave.mock.calls;
    expect(engine.replay(record).actions).toHaveLength(before);
  },
);

test('another seed is another game, on one board', async () => {
  const silence = vi.spyOn(console, 'error');
  await show(<Table seed={SEED} />);
  await click(named(/^I am/));
  await click(buttons()[0]);
  await show(<Table seed="a morning" />);
  await shows(() => step() === 0);
  expect([step(), boards().length]).toEqual([0, 1]);
  // React complains there when something throws or sets state while it renders.
  expect(silence).not.toHaveBeenCalled();
  silence.mockRestore();
});
