// The page of a match. Before the first deal people sit down here. Then it is a table of the package
// (`openTable`) on the game that the host keeps (`remoteSession`). It shows data; here they become elements.
//   /match#ID     /match#ID?key=KEY for somebody who plays on another device

import { engine } from 'railhead';
import type { GameRecord } from 'railhead/engine';
import { openTable, remoteSession, type TableShown as Shown } from 'railhead/table';
import { titles } from 'railhead/titles';
import { ask, at, attempt, buttonOf, fill, follow, keepKey, keyOf, made, refill } from './client.js';
import { type Notebook, sitDown, type TableShown } from './player.js';

type Choice = Shown['choices'][number];

/** What the host shows of a match beside the view. */
interface MatchShown {
  /** The seat of the key that asked; null for somebody who looks on. */
  readonly own: number | null;
  readonly over: boolean;
  readonly think: number;
  readonly asked: readonly { readonly seat: number; readonly at: number }[];
  readonly ends: readonly number[];
  readonly seats: readonly {
    readonly name: string;
    readonly colour: string | null;
    readonly by: 'person' | 'bot' | 'nobody';
    readonly spent: number;
    readonly resigned: boolean;
  }[];
}

const [id, query = ''] = location.hash.slice(1).split('?');
const given = new URLSearchParams(query).get('key');
if (given !== null) {
  keepKey(id, given);
  history.replaceState(null, '', `#${id}`);
}
const player = sitDown(id, localStorage as Notebook);
const COLOURS = ['#c8102e', '#0057b8', '#00843d', '#f2a900', '#6f2da8', '#5a5a5a', '#00a3ad', '#e35205'];
const EVERY = 3000;
const titleOf = (ruleset: string) => engine.rulesets.find((one) => one.id === ruleset)?.title ?? ruleset;
for (const link of document.querySelectorAll<HTMLInputElement>('.link'))
  link.value = `${location.origin}/match#${id}`;

// Who sits down: the name of last time, and a colour.
function guest(): { readonly name: string; readonly colour: string | null } {
  const { value } = at<HTMLInputElement>('name');
  localStorage.setItem('railhead/name', value);
  const chosen = document.querySelector<HTMLInputElement>('#colours input:checked');
  return { name: value, colour: chosen?.value ?? null };
}
at<HTMLInputElement>('name').value = localStorage.getItem('railhead/name') ?? '';
for (const [n, value] of COLOURS.entries()) {
  const dot = Object.assign(document.createElement('input'), { type: 'radio', name: 'colour', value });
  dot.setAttribute('aria-label', `colour ${n + 1}`);
  dot.style.accentColor = value;
  dot.style.outlineColor = value;
  at('colours').append(dot);
}
at('guest').addEventListener('submit', (event) => event.preventDefault());

/** The table before the first deal. */
async function waitingRoom(): Promise<void> {
  at('waiting').hidden = false;
  await follow(async () => {
    const shown = await ask<TableShown & { readonly match?: string }>(`/tables/${id}`);
    if (shown.match !== undefined) return true;
    await showTable(shown);
    return false;
  }, EVERY);
  at('waiting').hidden = true;
}

async function showTable(shown: TableShown): Promise<void> {
  const { seats, ruleset } = shown;
  const key = keyOf(id);
  const isFull = !seats.includes(null);
  at('title').textContent = titleOf(ruleset);
  document.title = titleOf(ruleset);
  at('about').textContent = isFull
    ? 'All seats are taken. Each browser reveals its part of the seed, and then the cards are dealt.'
    : 'Everybody who sits down draws a part of the seed, so nobody chooses the cards alone.';
  at('guest').hidden = key !== null;
  const change = (seat: number, message: object) =>
    ask<{ key?: string }>(`/tables/${id}/seats/${seat}`, { key, message });
  refill(
    'open',
    seats.map((one, seat) => {
      const sit = buttonOf(`Take seat ${seat + 1}`, () =>
        attempt(async () => {
          const said = await change(seat, { do: 'take', ...guest(), commitment: player.commit(seat, shown) });
          keepKey(id, said.key ?? '');
        }),
      );
      const bot = buttonOf(`A bot for seat ${seat + 1}`, () => attempt(() => change(seat, { do: 'bot' })));
      if (one !== null)
        return made('li', `Seat ${seat + 1}: ${one.name}${one.by === 'bot' ? ', a bot' : ''}`);
      return made('li', `Seat ${seat + 1} is open. `, key === null ? sit : bot);
    }),
  );
  if (isFull && key !== null && seats.some((one) => one?.by === 'person' && !one.revealed))
    await ask(`/tables/${id}/part`, { key, message: { part: player.reveal(shown) } });
}

// What gives something up for good asks first.
const choiceOf = ({ label, warning, play }: Choice) =>
  buttonOf(label, () => {
    if (warning === null || confirm(warning)) play();
  });
const lines = (texts: readonly string[]) => texts.map((text) => made('li', text));

function show({
  viewer,
  seats,
  asked,
  said,
  refusal,
  choices,
  undo,
  connection,
  result,
  ...rest
}: Shown): void {
  document.title = `${asked === '' ? '' : '▸ '}${rest.title}, round ${rest.round}`;
  at('who').textContent = viewer === null ? 'You look on.' : `You are ${seats[viewer].name}.`;
  at('asked').textContent = asked;
  at('pointed').textContent = said;
  for (const place of document.querySelectorAll('aside .refused')) place.textContent = refusal;
  at('connection').textContent = `${TOLD[connection.status] ?? ''} ${connection.why}`;
  const undoing = undo === null ? [] : [{ label: 'Undo', warning: null, play: undo }];
  fill(
    'actions',
    [...choices.slice(0, 60), ...undoing].map((choice) => choiceOf(choice as Choice)),
  );
  fill('status', lines(rest.status.map(({ text }) => text)));
  fill(
    'cards',
    rest.cards.map(({ text, choices: on }) => made('li', text, ...on.map(choiceOf))),
  );
  const places = (result?.ranking ?? []).map(({ place, name, total }) =>
    total === undefined ? `${place}. ${name}` : `${place}. ${name}, ${total.amount} ${total.unit}`,
  );
  fill('result', lines([...places, ...(result?.decided ?? [])]));
  fill('log', lines([...rest.log].reverse().map(({ text }) => text)));
  facts = seats.map(({ text }) => text);
}
// What the table says of each seat.
let facts: readonly string[] = [];

// A session that is refused says why itself.
const TOLD: Readonly<Record<string, string>> = {
  connected: '',
  waiting: 'The host has your turn and has not answered yet.',
  lost: 'The connection is lost. The page tries again.',
};

// Who plays, how long they have thought, and what may be done about it.
function showSeats(shown: MatchShown): void {
  const key = keyOf(id);
  const viewer = shown.own;
  const change = (seat: number, message: object) =>
    attempt(async () => {
      const said = await ask<{ key?: string }>(`/matches/${id}/seats/${seat}`, { key, message });
      if (said.key !== undefined) keepKey(id, said.key);
    });
  refill(
    'seats',
    shown.seats.map(({ name, by, spent, resigned }, seat) => {
      const asked = shown.asked.find((one) => one.seat === seat);
      const plays = resigned
        ? ', resigned'
        : by === 'person'
          ? ''
          : by === 'bot'
            ? ', a bot plays'
            : ', nobody plays';
      const left = asked && shown.think > 0 ? `, ${timeOf(shown.think - (Date.now() - asked.at))} left` : '';
      const text = `${asked ? '▸ ' : ''}${facts[seat] ?? name}${plays} · ${timeOf(spent)}${left}`;
      const isFree = !shown.over && !resigned && by !== 'person' && viewer === null;
      const take = buttonOf('Take this seat', () => {
        const called = prompt('Your name', localStorage.getItem('railhead/name') ?? '');
        if (called !== null) void change(seat, { do: 'take', name: called });
      });
      return made('li', text, ...(isFree ? [take] : []));
    }),
  );
  if (viewer === null || shown.over) {
    refill('own', []);
    return;
  }
  const { by, resigned } = shown.seats[viewer];
  const does = (what: string) => () => change(viewer, { do: what });
  const isEnding = shown.ends.includes(viewer);
  const end = () => attempt(() => ask(`/matches/${id}/votes`, { key, message: { ends: !isEnding } }));
  const resign = () => confirm('Nobody can take your seat then. Resign?') && void does('resign')();
  const here = [
    buttonOf('A bot plays for me', does('bot')),
    buttonOf('I leave for now', does('leave')),
    buttonOf(isEnding ? 'I play on' : `Agree to end (${shown.ends.length} agree)`, end),
    buttonOf('Resign', resign),
  ];
  refill('own', resigned ? [] : by === 'person' ? here : [buttonOf('I am back', does('return'))]);
}

function timeOf(milliseconds: number): string {
  const minutes = Math.max(0, Math.round(milliseconds / 60_000));
  return minutes < 120 ? `${minutes} min` : `${Math.round(minutes / 60)} h`;
}

// The record of a game that is over, and whether it holds.
async function showProof(): Promise<void> {
  const path = `/matches/${id}/record`;
  const record = await ask<GameRecord>(path);
  const found = player.check(record);
  const isShared = record.config.seedCommitments !== undefined;
  const proof = !isShared
    ? 'The host drew the seed.'
    : found.length === 0
      ? 'Nobody chose the luck alone.'
      : found.join('; ');
  const link = Object.assign(document.createElement('a'), {
    href: path,
    download: `${id}.json`,
    textContent: 'Its record',
  });
  at('proof').replaceChildren(link, made('span', ` holds. Seed ${record.config.seed}. ${proof}`));
}

async function playing(): Promise<void> {
  at('playing').hidden = false;
  const key = keyOf(id);
  let shown = await ask<MatchShown>(`/matches/${id}`, { key });
  const session = await remoteSession(`/matches/${id}`, { engine, ...(key !== null && { key }) });
  // Who chose no colour has one that nobody chose.
  const left = COLOURS.filter((one) => shown.seats.every(({ colour }) => colour !== one));
  const seatColours = shown.seats.map(({ colour }, seat) => colour ?? left[seat % left.length]);
  const names = () => shown.seats.map(({ name }) => name);
  const table = await openTable(at('board'), session, {
    engine,
    titles,
    drawing: shown.seats.some(({ colour }) => colour !== null) ? { seatColours } : {},
    // Who plays now may not be who began.
    wording: (own) => ({ ...own, seatNames: names() }),
    onChange: show,
  });
  const { viewer } = session.getSnapshot();
  let isProved = false;
  await follow(async () => {
    const before = names().join('\n');
    shown = await ask<MatchShown>(`/matches/${id}`, { key: keyOf(id) });
    if (names().join('\n') !== before) await table.open(session);
    // Somebody else plays the seat of this page now, or this page has a seat.
    if (shown.own !== viewer) location.reload();
    showSeats(shown);
    if (shown.over && !isProved) await showProof();
    isProved = shown.over;
    return false;
  }, EVERY);
}

addEventListener('hashchange', () => location.reload());
await attempt(async () => {
  await waitingRoom();
  await playing();
}).then(() => {
  at('who').textContent = 'You cannot join this match.';
});
