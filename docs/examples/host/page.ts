// The page of a match: the board, what may be done as buttons, and what has happened in words. It has its seat's view and nothing
// else; what is legal it finds out from that, as the host would.
//   /#MATCH?key=KEY

import { type Action, decisions, describe, engine, legalActions, type View } from 'railhead';
import { createBoard, type Place, proposalsAt, withPlanning } from 'railhead/table';
import { titles } from 'railhead/titles';
import { messagesOf } from './messages.js';

const [match, query = ''] = location.hash.slice(1).split('?');
const key = new URLSearchParams(query).get('key') ?? '';
const authorization = `Bearer ${key}`;
const LOST = 'The connection is lost. The page tries again.';
const at = <E extends HTMLElement>(id: string) => document.getElementById(id) as E;

let known: View;
let table: Awaited<ReturnType<typeof mount>> | undefined;

async function mount() {
  const title = titles[known.game.ruleset];
  const picture = await title.picture();
  const board = title.ruleset.board();
  const planner = withPlanning(engine, [await title.planning()]);
  const meant = (place: Place) =>
    known.viewer === null ? [] : proposalsAt(planner, known, known.viewer, place);
  const mounted = createBoard(at('board'), {
    picture,
    board,
    view: known,
    snap: ['city'],
    onPoint: (place) => {
      const [first] = place === null ? [] : meant(place);
      mounted.preview(first ?? null);
      at('pointed').textContent = place === null ? '' : mounted.nameOf(place);
      if (first !== undefined) at('pointed').append(`: ${describe(known, first)}`);
    },
    onSelect: (place) => {
      const here = meant(place).filter(({ actions }) => actions.length > 0);
      if (here.length === 1) void send(...here[0].actions);
      else if (here.length > 1) offer(here.map(({ actions }) => actions));
    },
  });
  return { ...mounted, placeOf: (action: Action) => picture.placeOf(board, action) };
}

const mine = (): readonly Action[] => (known.viewer === null ? [] : [...legalActions(known, known.viewer)]);
// What the board does not show.
const elsewhere = () => mine().filter((action) => table?.placeOf(action) === null);

function offer(choices: readonly (readonly Action[])[]): void {
  const buttons = choices.slice(0, 60).map((actions) => {
    const button = document.createElement('button');
    button.textContent = describe(known, actions[0]);
    button.onclick = () => void send(...actions);
    return button;
  });
  at('actions').replaceChildren(...buttons);
}

// A plan goes action by action: each is on the disk of the host before the next is asked for.
async function send(...actions: readonly Action[]): Promise<void> {
  for (const action of actions) {
    const answered = await fetch(`/matches/${match}/actions`, {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify({ action }),
    }).catch(() => null);
    if (answered === null) {
      at('refused').textContent = LOST;
      return;
    }
    const { refused = '' } = (await answered.json()) as { refused?: string };
    at('refused').textContent = refused;
    if (refused !== '') return;
  }
}

interface Told {
  readonly view: View;
  readonly events: readonly never[];
}

async function show({ view, events }: Told): Promise<void> {
  known = view;
  table ??= await mount();
  table.show(known, events);
  const places = mine().flatMap((action) => table!.placeOf(action) ?? []);
  table.highlight(places.slice(0, 200).map((place) => ({ ...place, as: 'possible' as const })));
  table.preview(null);
  offer(elsewhere().map((action) => [action]));
  const { game, viewer } = known;
  at('who').textContent = viewer === null ? 'You look on.' : `You are ${game.seatNames[viewer]}.`;
  at('asked').textContent = decisions(known)
    .map((decision) => describe(known, decision))
    .join(' ');
  const log = events.map((event) =>
    Object.assign(document.createElement('li'), { textContent: describe(known, event) }),
  );
  at('log').prepend(...log.reverse());
}

// A stream begins with the whole view, so one that breaks off is simply opened again.
async function follow(): Promise<void> {
  const headers = { ...(key !== '' && { authorization }) };
  for (;;) {
    const answered = await fetch(`/matches/${match}/events`, { headers }).catch(() => null);
    if (answered?.ok === false) {
      at('who').textContent = 'There is no such match.';
      return;
    }
    try {
      if (answered?.body) at('refused').textContent = '';
      if (answered?.body) for await (const told of messagesOf<Told>(answered.body)) await show(told);
    } catch (error) {
      console.error(error);
    }
    at('refused').textContent = LOST;
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
}

void follow();
