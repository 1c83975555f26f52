// The page of a match: a table of the package, on the game that the host keeps. What it shows is data of `openTable`; here
// it becomes elements.
//   /#MATCH?key=KEY

import { engine } from 'railhead';
import { openTable, remoteSession, type TableShown } from 'railhead/table';
import { titles } from 'railhead/titles';

type Choice = TableShown['choices'][number];

const [match, query = ''] = location.hash.slice(1).split('?');
const key = new URLSearchParams(query).get('key') ?? undefined;
const at = <E extends HTMLElement>(id: string) => document.getElementById(id) as E;

function made(name: string, text: string, ...children: readonly Node[]): HTMLElement {
  const element = Object.assign(document.createElement(name), { textContent: text });
  element.append(...children);
  return element;
}

// What gives something up for good asks first.
function buttonOf({ label, warning, play }: Choice): HTMLElement {
  const button = made('button', label);
  button.onclick = () => {
    if (warning === null || confirm(warning)) play();
  };
  return button;
}

const fill = (id: string, elements: readonly Node[]) => at(id).replaceChildren(...elements);

function show(shown: TableShown): void {
  const { viewer, seats, asked, said, refusal, choices, undo, connection, result } = shown;
  document.title = `${shown.title}, round ${shown.round}`;
  at('who').textContent = viewer === null ? 'You look on.' : `You are ${seats[viewer].name}.`;
  at('asked').textContent = asked;
  at('pointed').textContent = said;
  at('refused').textContent = refusal;
  at('connection').textContent = `${TOLD[connection.status] ?? ''} ${connection.why}`;
  const undoing = undo === null ? [] : [{ label: 'Undo', warning: null, play: undo }];
  fill(
    'actions',
    [...choices.slice(0, 60), ...undoing].map((choice) => buttonOf(choice as Choice)),
  );
  fill(
    'status',
    shown.status.map(({ text }) => made('li', text)),
  );
  fill(
    'seats',
    shown.seats.map(({ text, decides }) => made('li', decides ? `▸ ${text}` : text)),
  );
  fill(
    'cards',
    shown.cards.map(({ text, choices: on }) => made('li', text, ...on.map(buttonOf))),
  );
  const places = result?.ranking.map(({ place, name, total }) =>
    made(
      'li',
      total === undefined ? `${place}. ${name}` : `${place}. ${name}, ${total.amount} ${total.unit}`,
    ),
  );
  fill('result', [...(places ?? []), ...(result?.decided ?? []).map((why) => made('li', why))]);
  fill(
    'log',
    [...shown.log].reverse().map(({ text }) => made('li', text)),
  );
}

// A session that is refused says why itself.
const TOLD: Readonly<Record<string, string>> = {
  connected: '',
  waiting: 'The host has your turn and has not answered yet.',
  lost: 'The connection is lost. The page tries again.',
};

async function join(): Promise<void> {
  try {
    const session = await remoteSession(`/matches/${match}`, { engine, ...(key !== undefined && { key }) });
    await openTable(at('board'), session, { engine, titles, onChange: show });
  } catch (error) {
    at('who').textContent = 'You cannot join this match.';
    at('refused').textContent = (error as Error).message;
  }
}

void join();
