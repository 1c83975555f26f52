// The dialog in which a game is set up: seats and who plays them, optional rules, seed, and a board of the
// player's own.

import type { AnyRuleset } from 'railhead/engine';
import { optionsSchema } from 'railhead/serve';
import { get, h } from './dom.js';
import { compileOwn, type Opening, type Player, titleOf, titleText } from './game.js';
import { say } from './language.js';
import { NAMES, seedFrom } from './opening.js';
import { ownFiles } from './own-modules.js';
import { faultText } from './words.js';

const PLAYERS: readonly (readonly [Player, string])[] = [
  ['you', 'plays here'],
  ['greedy', 'bot, plays well'],
  ['random', 'bot, plays at random'],
];
// Seats that are offered at first.
const USUAL = 3;

const input = (id: string) => get<HTMLInputElement>(id);
const knownTitle = (id: string) => titleOf(id) as NonNullable<ReturnType<typeof titleOf>>;

/** Makes the dialog; `begin` opens the game that was chosen and throws where it cannot. */
export function createNewGame(begin: (opening: Opening) => Promise<void>): { open(title: string): void } {
  const dialog = get<HTMLDialogElement>('new');
  let title = '';
  get('close-new').addEventListener('click', () => dialog.close());
  get('setup').addEventListener('submit', async (event) => {
    event.preventDefault();
    get('setup-said').textContent = '';
    try {
      await begin(await chosen(title));
      dialog.close();
      document.querySelector<HTMLElement>('#status')?.focus();
    } catch (error) {
      get('setup-said').textContent = faultText(error);
    }
  });
  return {
    open(next) {
      if (next !== title) offerTitle(next);
      title = next;
      dialog.showModal();
    },
  };
}

function offerTitle(id: string): void {
  const { ruleset, cover } = knownTitle(id);
  get('new-head').textContent = ruleset.title;
  get('new-about').textContent = titleText(id, 'about', cover?.about ?? '');
  get('setup-said').textContent = '';
  for (const file of ['map', 'deck']) input(file).value = '';
  const { min, max } = ruleset.seats;
  const counts = Array.from({ length: max - min + 1 }, (_, more) => min + more);
  get('seats-count').replaceChildren(
    ...counts.map((count) =>
      h(
        'label',
        {},
        h('input', {
          type: 'radio',
          name: 'count',
          value: count,
          checked: count === Math.max(USUAL, min),
          onchange: offerPlayers,
        }),
        String(count),
      ),
    ),
  );
  const defaults = optionsSchema(ruleset as AnyRuleset).parse({}) as Record<string, unknown>;
  const labels = ruleset.optionLabels as Record<string, string>;
  get('options').replaceChildren(
    ...Object.entries(defaults).map(([name, value]) => {
      const isSwitch = typeof value === 'boolean';
      const label = titleText(id, `option ${name}`, labels[name]);
      const field = h('input', {
        type: isSwitch ? 'checkbox' : 'number',
        name,
        checked: value === true,
        value: isSwitch ? null : String(value ?? ''),
      });
      return isSwitch ? h('label', { class: 'switch' }, field, label) : h('label', {}, label, field);
    }),
  );
  offerPlayers();
}

const countChosen = () => Number(new FormData(get<HTMLFormElement>('setup')).get('count'));

// Rows are added and taken away at the end: what was chosen for a seat stays.
function offerPlayers(): void {
  const rows = get('players');
  const count = countChosen();
  while (rows.childElementCount > count) rows.lastElementChild?.remove();
  while (rows.childElementCount < count) rows.append(playerRow(rows.childElementCount));
}

function playerRow(seat: number): HTMLElement {
  const unseen = (text: string) => h('span', { class: 'unseen' }, text);
  return h(
    'div',
    { class: 'player' },
    h(
      'label',
      {},
      unseen(say('Name of player {number}', { number: seat + 1 })),
      h('input', { name: `name${seat}`, maxlength: 20, value: NAMES[seat] }),
    ),
    h(
      'label',
      {},
      unseen(say('Who plays for player {number}', { number: seat + 1 })),
      h(
        'select',
        { name: `player${seat}` },
        ...PLAYERS.map(
          ([kind, text]) => new Option(say(text), kind, false, kind === (seat === 0 ? 'you' : 'greedy')),
        ),
      ),
    ),
  );
}

async function chosen(ruleset: string): Promise<Opening> {
  const own = await ownBoard(ruleset);
  const form = new FormData(get<HTMLFormElement>('setup'));
  const seats = Array.from({ length: countChosen() }, (_, seat) => String(form.get(`name${seat}`)));
  const options: Record<string, unknown> = {};
  for (const field of get('options').querySelectorAll('input'))
    options[field.name] =
      field.type === 'checkbox' ? field.checked : field.value === '' ? null : Number(field.value);
  const seed = seedFrom(form.get('seed'));
  const opening = {
    start: { ruleset, config: { seats, seed, options, ...(own && { board: own.board.id }) } },
    players: seats.map((_, seat) => String(form.get(`player${seat}`)) as Player),
    isOpen: form.get('open') !== null,
  };
  return own === null ? opening : { ...opening, own };
}

async function ownBoard(id: string): Promise<NonNullable<Opening['own']> | null> {
  const { ruleset, boards } = knownTitle(id);
  const { title } = ruleset;
  const { kind, needsDeck } = await boards();
  const [map, deck] = await Promise.all(['map', 'deck'].map(readFile));
  if (map === undefined && deck === undefined) {
    if (ownFiles === null || kindOf(ownFiles.map) !== kind) return null;
    return { files: ownFiles, board: await compileOwn(id, ownFiles) };
  }
  if (!needsDeck && deck !== undefined)
    throw new Error(`${title} is played without a deck: choose a map alone.`);
  if (map === undefined) throw new Error('A deck of your own needs its map: choose both.');
  if (needsDeck && deck === undefined) throw new Error('A map of your own needs its deck: choose both.');
  const given = kindOf(map);
  if (given === undefined) throw new Error('The map file holds no map.');
  if (given !== kind) throw new Error(`${title} takes maps of the kind ${kind}; this one says ${given}.`);
  const files = { map, deck };
  return { files, board: await compileOwn(id, files) };
}

const kindOf = (map: unknown) => (Object(map) as { kind?: unknown }).kind;

async function readFile(id: string): Promise<unknown> {
  const [file] = input(id).files ?? [];
  if (file === undefined) return undefined;
  try {
    return JSON.parse(await file.text());
  } catch (error) {
    throw new Error(`${file.name} is no JSON file.`, { cause: error });
  }
}
