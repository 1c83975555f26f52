// The start page: the games that are kept, the titles, and records from elsewhere.

import { fill, get, h } from './dom.js';
import {
  allTitles,
  engineWith,
  isOwn,
  type Opening,
  openingOfSaved,
  type Player,
  titleOf,
  titleText,
} from './game.js';
import { download } from './history.js';
import { say } from './language.js';
import { addressOfSaved } from './opening.js';
import { removeGame, type SavedGame, savedGames } from './saved-games.js';
import { sureButton } from './sure.js';
import { faultText } from './words.js';

/** The ways that lead on from the start page. */
export interface Starting {
  /** Asks who plays a title. */
  setUp(ruleset: string): void;
  /** Opens a game as one that is kept from now on. Throws where it cannot. */
  begin(opening: Opening): Promise<void>;
}

/** Makes the start page; `offer` puts the titles on it, `show` shows it again, with a sentence above it. */
export function createStart({ setUp, begin }: Starting): { offer(): void; show(said?: string): void } {
  get('open').addEventListener('click', async () => {
    get('record-said').textContent = '';
    try {
      const record = await recordGiven();
      const players = get<HTMLSelectElement>('others').value as Player;
      await begin({ start: { record }, players, isOpen: true });
      get<HTMLTextAreaElement>('paste').value = '';
      get<HTMLInputElement>('record-file').value = '';
    } catch (error) {
      get('record-said').textContent = faultText(error);
    }
  });
  const show = (said = '') => {
    get('start-said').textContent = said;
    showSaved(show);
  };
  const offer = () => fill(get('covers'), ...Object.keys(allTitles).map((id) => coverElement(id, setUp)));
  return { offer, show };
}

async function recordGiven(): Promise<string> {
  const [file] = get<HTMLInputElement>('record-file').files ?? [];
  const text = file === undefined ? get<HTMLTextAreaElement>('paste').value : await file.text();
  if (text.trim() === '') throw new Error('Choose the file of a record, or paste its text.');
  return text;
}

function coverElement(id: string, setUp: (ruleset: string) => void): HTMLElement {
  const { ruleset, cover, tour } = titleOf(id) as NonNullable<ReturnType<typeof titleOf>>;
  const { min, max } = ruleset.seats;
  const long = cover === undefined ? '' : say(', {minutes} minutes', { minutes: cover.minutes });
  return h(
    'li',
    {},
    h(
      'button',
      { type: 'button', class: 'cover', 'data-title': id, onclick: () => setUp(id) },
      coverPicture(id),
      h('strong', {}, ruleset.title),
      h('span', { class: 'note' }, `${say('{min} to {max} players', { min, max })}${long}`),
      h('span', {}, titleText(id, 'about', cover?.about ?? '')),
    ),
    tour === undefined
      ? null
      : h(
          'a',
          {
            class: 'button',
            href: `#${id}?tour`,
            'aria-label': say('Tour of {title}', { title: ruleset.title }),
          },
          say('Take the tour'),
        ),
  );
}

// A title of somebody's own has its bare board for a cover.
function coverPicture(id: string): HTMLElement {
  const img = h('img', { alt: '', width: 480, height: 300, class: isOwn(id) && 'drawn' });
  if (isOwn(id)) void drawCover(id, img);
  else img.src = `covers/${id}.jpg`;
  return img;
}

async function drawCover(id: string, img: HTMLImageElement): Promise<void> {
  const { ruleset, picture } = titleOf(id) as NonNullable<ReturnType<typeof titleOf>>;
  const { draw } = await picture();
  img.src = `data:image/svg+xml,${encodeURIComponent(draw(ruleset.board()))}`;
}

function showSaved(again: (said?: string) => void): void {
  const games = savedGames();
  const last = games.find(({ winner }) => winner === null);
  fill(get('go-on'), last === undefined ? null : goOnElement(last));
  get('saved-panel').hidden = games.length === 0;
  fill(get('saved'), ...games.map((game) => savedElement(game, again)));
}

const titleName = ({ ruleset }: SavedGame) => titleOf(ruleset)?.ruleset.title ?? ruleset;

function goOnElement(game: SavedGame): HTMLElement {
  return h(
    'a',
    { class: 'button main', id: 'go-on-last', href: addressOfSaved(game.id) },
    say('Go on with {title}', { title: titleName(game) }),
    h('small', {}, `${standing(game)}, ${whoPlays(game)}`),
  );
}

function savedElement(game: SavedGame, again: (said?: string) => void): HTMLElement {
  const about = `${titleName(game)}, ${standing(game)}`;
  const remove = sureButton(
    { 'aria-label': say('Remove: {game}', { game: about }) },
    {
      label: say('Remove'),
      again: say('Remove it now'),
      run() {
        removeGame(game.id);
        again();
      },
    },
  );
  return h(
    'li',
    { 'data-game': game.id },
    h('a', { href: addressOfSaved(game.id) }, titleName(game)),
    h('span', {}, standing(game)),
    h('span', { class: 'note' }, `${whoPlays(game)} · ${ago(game.at)}`),
    h(
      'button',
      {
        type: 'button',
        'aria-label': say('Save as a file: {game}', { game: about }),
        onclick: async () => {
          try {
            await exportGame(game);
          } catch (error) {
            again(faultText(error));
          }
        },
      },
      'Save as a file',
    ),
    remove,
  );
}

async function exportGame(game: SavedGame): Promise<void> {
  const { own, start } = await openingOfSaved({ ...game, tentative: 0 });
  const { ruleset, config, actions = [] } = start as Exclude<typeof start, { record: unknown }>;
  download(engineWith(own).record(ruleset, config as never, actions as never));
}

function standing({ round, winner }: SavedGame): string {
  return winner === null ? say('round {round}', { round }) : say('{winner} has won', { winner });
}

function whoPlays({ names, players }: SavedGame): string {
  return names.map((name, seat) => (players[seat] === 'you' ? name : `${name} (bot)`)).join(', ');
}

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

function ago(at: number): string {
  const passed = Date.now() - at;
  const [unit, length] = UNITS.find(([, one]) => passed >= one) ?? ['minute', 60_000];
  const count = Math.floor(passed / length);
  return count === 0
    ? say('just now')
    : new Intl.RelativeTimeFormat(document.documentElement.lang).format(-count, unit);
}
