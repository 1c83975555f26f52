// The page of a table. A form opens a table. For each seat the page then has a button for the next step on
// the way to a seed that nobody chose; player.ts knows the steps.
//   /table     /table#TABLE?seat=0&key=KEY

import { engine } from 'railhead';
import { type Notebook, sitDown, type TableShown } from './player.js';

const [id, query = ''] = location.hash.slice(1).split('?');
const words = new URLSearchParams(query);
const key = words.get('key') ?? '';
// Without a key you look on.
const seat = key === '' ? null : Number(words.get('seat'));
const at = <E extends HTMLElement>(name: string) => document.getElementById(name) as E;
const EVERY = 1000;

async function ask(path: string, message?: object): Promise<object> {
  const headers = {
    'content-type': 'application/json',
    ...(key !== '' && { authorization: `Bearer ${key}` }),
  };
  const sent = message !== undefined && { method: 'POST', body: JSON.stringify(message) };
  const answered = await fetch(path, { headers, ...sent }).catch(() => {
    throw new Error('the host does not answer');
  });
  const said = (await answered.json()) as { readonly refused?: string };
  if (!answered.ok) throw new Error(said.refused);
  return said;
}

// Does what a button is for. What the host refuses stands below it.
async function attempt(work: () => Promise<void>): Promise<void> {
  at('refused').textContent = '';
  await work().catch(({ message }: Error) => {
    at('refused').textContent = message;
  });
}

function link(text: string, href: string): HTMLLIElement {
  const item = document.createElement('li');
  item.append(Object.assign(document.createElement('a'), { href, textContent: text }));
  return item;
}

function openOne(): void {
  at('new').hidden = false;
  at('title').append(...engine.rulesets.map(({ title, id: ruleset }) => new Option(title, ruleset)));
  at('new').addEventListener('submit', (event) => {
    event.preventDefault();
    void attempt(async () => {
      const seats = at<HTMLInputElement>('names')
        .value.split(',')
        .map((name) => name.trim());
      const wish = { ruleset: at<HTMLSelectElement>('title').value, seats };
      const { id: opened, keys } = (await ask('/tables', wish)) as { id: string; keys: readonly string[] };
      const links = keys.map((own, n) => link(seats[n], `/table#${opened}?seat=${n}&key=${own}`));
      at('links').replaceChildren(...links);
      at('opened').hidden = false;
    });
  });
}

interface Step {
  readonly says: string;
  readonly does: () => Promise<unknown>;
}

// The next step of this seat at a table that has not dealt; null where the seat waits for others.
function nextStep({ seats, revealed }: TableShown, mine: number): Step | null {
  const player = sitDown(ask, { id, seat: mine }, localStorage as Notebook);
  if (seats[mine] === null) return { says: 'Commit to a part of the seed', does: player.commit };
  if (seats.includes(null)) return null;
  if (!revealed[mine]) return { says: 'Reveal your part to the host', does: player.reveal };
  return { says: 'Deal', does: () => ask(`/tables/${id}/deal`, {}) };
}

function offer(step: Step | null): void {
  const button = at<HTMLButtonElement>('next');
  button.hidden = step === null;
  // A button that stays the same keeps its focus.
  if (step !== null && button.textContent !== step.says) button.textContent = step.says;
  button.onclick = () => void attempt(async () => void (await step?.does()));
}

function showTable({ seats, revealed }: TableShown): void {
  const lines = seats.map((commitment, n) => {
    const stands = commitment === null ? 'has not committed' : revealed[n] ? 'has revealed' : 'has committed';
    const whose = n === seat ? `Seat ${n + 1} (you)` : `Seat ${n + 1}`;
    return Object.assign(document.createElement('li'), { textContent: `${whose} ${stands}` });
  });
  at('seats').replaceChildren(...lines);
}

function showMatch(mine: number | null): void {
  at('seats').replaceChildren(link('Play', `/#${id}${mine === null ? '' : `?key=${key}`}`));
  at('about').textContent = 'The seed is made. Come back when the game is over, and check it.';
  if (mine === null) {
    offer(null);
    return;
  }
  const player = sitDown(ask, { id, seat: mine }, localStorage as Notebook);
  offer({
    says: 'Check the seed',
    async does() {
      const found = await player.check();
      at('checked').textContent = found.length === 0 ? 'Nobody chose the luck alone.' : found.join('; ');
    },
  });
}

// Everybody moves the table on, so it is looked at again and again until it deals.
async function follow(): Promise<void> {
  at('seated').hidden = false;
  for (;;) {
    try {
      const shown = (await ask(`/tables/${id}`)) as TableShown & { readonly match?: string };
      if (shown.match !== undefined) return showMatch(seat);
      showTable(shown);
      offer(seat === null ? null : nextStep(shown, seat));
    } catch (error) {
      at('refused').textContent = (error as Error).message;
    }
    await new Promise((resolve) => setTimeout(resolve, EVERY));
  }
}

addEventListener('hashchange', () => location.reload());
if (id === '') openOne();
else void follow();
