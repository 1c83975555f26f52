// The page: it begins a game, and what belongs to no game in particular works from here.

import { get } from './dom.js';
import { download, listenToHistory } from './history.js';
import { createNewGame } from './new-game.js';
import { openingOf } from './opening.js';
import { showRules } from './rule-tips.js';
import { type Opening, openSession, type Player } from './session.js';
import { createTable, type Table } from './table.js';
import { faultText } from './words.js';

let table: Table | null = null;
const now = (): Table => {
  if (table === null) throw new RangeError('no game has begun');
  return table;
};

/** Puts another game on the page; where it cannot be opened, the one before stays. */
async function begin(opening: Opening): Promise<void> {
  const session = await openSession(opening);
  table?.destroy();
  get('what').textContent = session.ruleset.title;
  document.title = `${session.ruleset.title}: railhead playground`;
  const { seatNames } = session.store.getSnapshot().state.game;
  get<HTMLSelectElement>('viewer').replaceChildren(
    new Option('whoever decides', 'decides'),
    new Option('a spectator', 'spectator'),
    ...(seatNames as readonly string[]).map((name, seat) => new Option(name, String(seat))),
  );
  table = createTable(session);
}

const newGame = createNewGame(begin);
get('open-new').addEventListener('click', newGame.open);
listenToHistory(() => now().session);
showRules((rule) => table?.session.texts.get(rule));

get('viewer').addEventListener('change', () => now().show());
get('pace').addEventListener('change', () => now().show());
get('hold').addEventListener('click', () => {
  const isHeld = get('hold').getAttribute('aria-pressed') !== 'true';
  get('hold').setAttribute('aria-pressed', String(isHeld));
  now().show();
});
get('closer').addEventListener('click', () => now().board.zoom(1.6));
get('farther').addEventListener('click', () => now().board.zoom(1 / 1.6));
get('fit').addEventListener('click', () => now().board.fit());
get('full').addEventListener('click', () => void now().board.toggleFullScreen());
get('hand-over').addEventListener('cancel', (event) => event.preventDefault());
get('download').addEventListener('click', () => download(now().session));
get('open').addEventListener('click', async () => {
  const text = get<HTMLTextAreaElement>('paste').value;
  const said = get('record-said');
  said.textContent = '';
  try {
    if (text.trim() === '') throw new Error('Paste the text of a record above.');
    const players = get<HTMLSelectElement>('others').value as Player;
    await begin({ start: { record: text }, players, isOpen: true, board: {} });
    said.textContent = `${now().session.store.getSnapshot().length} actions. Step through them below the board.`;
  } catch (error) {
    said.textContent = faultText(error);
  }
});
for (const tab of document.querySelectorAll<HTMLButtonElement>('#tabs button'))
  tab.addEventListener('click', () => {
    document.body.dataset['tab'] = tab.dataset['shows'];
    for (const one of document.querySelectorAll('#tabs button'))
      one.setAttribute('aria-selected', String(one === tab));
  });

begin(openingOf(location.hash)).catch((error: unknown) => {
  get('what').textContent = faultText(error);
});
