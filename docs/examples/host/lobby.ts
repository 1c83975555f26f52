// The page of all games: with open seats, running, and finished; and a form for a new one.

import { ask, at, attempt, follow, keyOf, made, refill } from './client.js';

interface Seat {
  readonly name: string;
  readonly by: string;
}
interface Lobby {
  readonly titles: readonly {
    readonly id: string;
    readonly title: string;
    readonly min: number;
    readonly max: number;
  }[];
  readonly tables: readonly {
    readonly id: string;
    readonly ruleset: string;
    readonly seats: readonly (Seat | null)[];
  }[];
  readonly matches: readonly {
    readonly match: string;
    readonly ruleset: string;
    readonly round: number;
    readonly seats: readonly Seat[];
    readonly asked: readonly { readonly words: string }[];
  }[];
  readonly finished: readonly { readonly id: string; readonly at: number; readonly result: string }[];
}

function lineOf(id: string, text: string): HTMLElement {
  const link = Object.assign(document.createElement('a'), { href: `/match#${id}`, textContent: text });
  const own = keyOf(id) === null ? [] : [made('strong', ' You play.')];
  return made('li', '', link, ...own);
}

function show({ titles, tables, matches, finished }: Lobby): void {
  const titleOf = (ruleset: string) => titles.find(({ id }) => id === ruleset)?.title ?? ruleset;
  const names = (seats: readonly (Seat | null)[]) =>
    seats.map((seat) => seat?.name ?? 'an open seat').join(', ');
  refill(
    'tables',
    tables.map(({ id, ruleset, seats }) => lineOf(id, `${titleOf(ruleset)}: ${names(seats)}`)),
  );
  refill(
    'matches',
    matches.map(({ match, ruleset, round, seats, asked }) =>
      lineOf(
        match,
        `${titleOf(ruleset)}, round ${round}: ${names(seats)}. ${asked.map(({ words }) => words).join(' ')}`,
      ),
    ),
  );
  refill(
    'finished',
    finished.map(({ id, at: when, result }) =>
      lineOf(id, `${new Date(when).toLocaleDateString()}: ${result}`),
    ),
  );
  const select = at<HTMLSelectElement>('title');
  if (select.options.length > 0) return;
  select.append(...titles.map(({ title, id }) => new Option(title, id)));
  const limit = () => {
    const { min = 2, max = 6 } = titles.find(({ id }) => id === select.value) ?? {};
    Object.assign(at('seats'), { min, max });
  };
  select.onchange = limit;
  limit();
}

at('new').addEventListener('submit', (event) => {
  event.preventDefault();
  void attempt(async () => {
    const ruleset = at<HTMLSelectElement>('title').value;
    const seats = Number(at<HTMLInputElement>('seats').value);
    const listed = at<HTMLInputElement>('listed').checked;
    const { id } = await ask<{ id: string }>('/tables', { message: { ruleset, seats, listed } });
    location.href = `/match#${id}`;
  });
});

void follow(async () => {
  show(await ask<Lobby>('/matches'));
  return false;
}, 5000);
