// The page: what its address asks for is shown, and what belongs to no game in particular works from here.

import { freshSeed } from 'railhead/engine';
import { get } from './dom.js';
import {
  compileOwn,
  type Game,
  loadLanguage,
  loadOwnTitles,
  type Opening,
  openGame,
  openingOfSaved,
} from './game.js';
import { handOver } from './hand-over.js';
import { download, listenToHistory } from './history.js';
import { keepGame } from './keep.js';
import { say, speak } from './language.js';
import { createNewGame } from './new-game.js';
import { guardClicks } from './one-click.js';
import { addressed, addressOfSaved } from './opening.js';
import { savedGame } from './saved-games.js';
import { createStart } from './start.js';
import { createTable, type GameTable, viewerNow } from './table.js';
import { showTips } from './tips.js';
import { faultText } from './words.js';

let table: GameTable | null = null;
let stopKeeping = () => {};
const tips = showTips({
  textOf: (rule) => table?.game.texts.get(rule),
  shown: () => table?.shown() ?? null,
});
// Counts what the page turned to: a table that is ready too late is taken off again.
let turned = 0;

const start = createStart({ setUp: (title) => newGame.open(title), begin });
const newGame = createNewGame(begin);

/**
 * Puts a game on the page. Back leads to the page before. Where the game cannot be opened, the page stays.
 */
async function begin(opening: Opening): Promise<void> {
  const game = await openGame(opening);
  history.pushState(null, '', addressOfSaved(game.id));
  await showGame(game);
}

async function showGame(game: Game): Promise<void> {
  leaveGame();
  const turn = turned;
  document.body.dataset['screen'] = 'game';
  get('what').textContent = game.ruleset.title;
  document.title = `${game.ruleset.title}: railhead playground`;
  const { seatNames } = game.store.getSnapshot().state.game;
  get<HTMLSelectElement>('viewer').replaceChildren(
    new Option(say('the player to move'), 'decides'),
    new Option(say('a spectator'), 'spectator'),
    ...(seatNames as readonly string[]).map((name, seat) => new Option(name, String(seat))),
  );
  get('hold').setAttribute('aria-pressed', 'false');
  stopKeeping = keepGame(game, {
    onFault: (why) => (get('notice').textContent = why),
    times: () => (table?.game === game ? table.times() : null),
  });
  const opened = await createTable(game, { playAgain: () => void playAgain(game), tips });
  if (turn === turned) table = opened;
  else opened.destroy();
}

/** The same players at the same game, with other luck. */
async function playAgain({ ruleset, store, players, isOpen, own }: Game): Promise<void> {
  const { config } = store.played();
  const start = { ruleset: ruleset.id, config: { ...config, seed: freshSeed() } };
  const opening = { start, players, isOpen };
  if (own === null) await begin(opening);
  else await begin({ ...opening, own: { files: own, board: await compileOwn(ruleset.id, own) } });
}

function leaveGame(): void {
  stopKeeping();
  table?.destroy();
  table = null;
  turned++;
  get('notice').textContent = '';
  get<HTMLDialogElement>('hand-over').close();
}

function showStart(said?: string): void {
  leaveGame();
  document.body.dataset['screen'] = 'start';
  get('what').textContent = say('Railway board games, by their rules');
  document.title = 'railhead playground';
  start.show(said);
}

// Another address, Back and Forward come here, and so does the first one.
let asked = 0;
async function showAddressed(): Promise<void> {
  const order = ++asked;
  const address = addressed(location.hash);
  get<HTMLDialogElement>('new').close();
  try {
    if (address.shows === 'start') return showStart();
    const saved = address.shows === 'saved' ? savedGame(address.id) : null;
    if (address.shows === 'saved' && saved === null)
      return showStart('This browser does not keep the game of this address.');
    if (saved !== null && saved.id === table?.game.id) return;
    const opening = address.shows === 'new' ? address.opening : await openingOfSaved(saved as never);
    const game = await openGame(opening);
    // Somebody has gone elsewhere meanwhile.
    if (order !== asked) return;
    history.replaceState(null, '', addressOfSaved(game.id));
    await showGame(game);
  } catch (error) {
    if (order === asked) showStart(faultText(error));
  }
}

speak();
listenToHistory(() => table?.shown().history ?? null);
guardClicks();

get('viewer').addEventListener('change', () => table?.table.viewAs(viewerNow()));
get('pace').addEventListener('change', () => table?.table.goOn());
get('hold').addEventListener('click', () => {
  const isHeld = get('hold').getAttribute('aria-pressed') !== 'true';
  get('hold').setAttribute('aria-pressed', String(isHeld));
  table?.table.goOn();
});
get('closer').addEventListener('click', () => table?.table.board.zoom(1.6));
get('farther').addEventListener('click', () => table?.table.board.zoom(1 / 1.6));
get('fit').addEventListener('click', () => table?.table.board.fit());
get('full').addEventListener('click', () => void table?.table.board.toggleFullScreen());
// Escape closes what must be answered, if it is pressed twice.
get('hand-over').addEventListener('close', () => handOver(table?.shown().handOver ?? null));
document.addEventListener('keydown', (event) => {
  if (!(event.ctrlKey || event.metaKey) || (event.target as Element).matches('input, textarea')) return;
  const id = { z: 'undo', Enter: 'pass' }[event.key];
  if (id === undefined) return;
  event.preventDefault();
  document.getElementById(id)?.click();
});
get('download').addEventListener('click', () => {
  if (table !== null) download(table.game.store.save());
});
for (const tab of document.querySelectorAll<HTMLButtonElement>('#tabs button'))
  tab.addEventListener('click', () => {
    document.body.dataset['tab'] = tab.dataset['shows'];
    for (const one of document.querySelectorAll('#tabs button'))
      one.setAttribute('aria-selected', String(one === tab));
  });

addEventListener('popstate', () => void showAddressed());
void begun();

// Modules of somebody's own may fail; the titles of the package are there anyway.
async function begun(): Promise<void> {
  const fault = await loadOwnTitles().then(() => null, faultText);
  await loadLanguage();
  start.offer();
  await showAddressed();
  if (fault !== null)
    get(document.body.dataset['screen'] === 'start' ? 'start-said' : 'notice').textContent = fault;
}
