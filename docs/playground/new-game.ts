// The dialog in which a game is chosen: title, seats and who plays them, optional rules, seed, and a board of one's own.

import type { RulesetId } from 'railhead';
import type { AnyRuleset } from 'railhead/engine';
import { optionsSchema } from 'railhead/schema';
import { get, h } from './dom.js';
import { seedFrom } from './opening.js';
import { allTitles, type Opening, type Player } from './session.js';
import { faultText } from './words.js';

const PLAYERS: readonly (readonly [Player, string])[] = [
  ['you', 'a person here'],
  ['greedy', 'greedy bot'],
  ['random', 'random bot'],
];

const input = (id: string) => get<HTMLInputElement>(id);
const titleOf = (id: string) => allTitles.find(([one]) => one === id) ?? allTitles[0];

/** Makes the dialog; `begin` opens the game that was chosen and throws where it cannot. */
export function createNewGame(begin: (opening: Opening) => Promise<void>): { open(): void } {
  const dialog = get<HTMLDialogElement>('new');
  const title = get<HTMLSelectElement>('title');
  title.replaceChildren(...allTitles.map(([id, { ruleset }]) => new Option(ruleset.title, id)));
  title.addEventListener('change', offerTitle);
  input('seats-count').addEventListener('change', offerPlayers);
  get('close-new').addEventListener('click', () => dialog.close());
  get('setup').addEventListener('submit', async (event) => {
    event.preventDefault();
    get('setup-said').textContent = '';
    try {
      await begin(await chosen());
      dialog.close();
    } catch (error) {
      get('setup-said').textContent = faultText(error);
    }
  });
  offerTitle();
  return { open: () => dialog.showModal() };
}

function offerTitle(): void {
  const [, { ruleset }] = titleOf(input('title').value);
  const { min, max } = ruleset.seats;
  Object.assign(input('seats-count'), {
    min: String(min),
    max: String(max),
    value: String(Math.max(3, min)),
  });
  const defaults = optionsSchema(ruleset as AnyRuleset).parse({}) as Record<string, unknown>;
  const labels = ruleset.optionLabels as Record<string, string>;
  get('options').replaceChildren(
    ...Object.entries(defaults).map(([name, value]) => {
      const isSwitch = typeof value === 'boolean';
      const field = h('input', {
        type: isSwitch ? 'checkbox' : 'number',
        name,
        checked: value === true,
        value: isSwitch ? null : String(value ?? ''),
      });
      return isSwitch
        ? h('label', { class: 'switch' }, field, labels[name])
        : h('label', {}, labels[name], field);
    }),
  );
  offerPlayers();
}

function offerPlayers(): void {
  get('players').replaceChildren(
    ...Array.from({ length: Number(input('seats-count').value) }, (_, seat) =>
      h(
        'div',
        { class: 'player' },
        h(
          'label',
          {},
          `Seat ${seat + 1}`,
          h('input', { name: `name${seat}`, maxlength: 20, value: `Seat ${seat + 1}` }),
        ),
        h(
          'label',
          {},
          h('span', { class: 'unseen' }, `Who plays seat ${seat + 1}`),
          h(
            'select',
            { name: `player${seat}` },
            ...PLAYERS.map(
              ([kind, text]) => new Option(text, kind, false, kind === (seat === 0 ? 'you' : 'greedy')),
            ),
          ),
        ),
      ),
    ),
  );
}

async function chosen(): Promise<Opening> {
  const [ruleset] = titleOf(input('title').value);
  const board = await ownBoard();
  const form = new FormData(get<HTMLFormElement>('setup'));
  const seats = Array.from({ length: Number(input('seats-count').value) }, (_, seat) =>
    String(form.get(`name${seat}`)),
  );
  const options: Record<string, unknown> = {};
  for (const field of get('options').querySelectorAll('input'))
    options[field.name] =
      field.type === 'checkbox' ? field.checked : field.value === '' ? null : Number(field.value);
  return {
    start: {
      ruleset,
      config: { seats, seed: seedFrom(form.get('seed')), options, ...(board && { board: board.id }) },
    },
    players: seats.map((_, seat) => String(form.get(`player${seat}`)) as Player),
    isOpen: form.get('open') !== null,
    board: { boards: board === null ? [] : [board] },
  };
}

async function ownBoard() {
  const [, { ruleset, boards }] = titleOf(input('title').value as RulesetId);
  const { title } = ruleset;
  const { kind, needsDeck, compile } = await boards();
  const [map, deck] = await Promise.all(['map', 'deck'].map(readFile));
  if (map === undefined && deck === undefined) return null;
  if (!needsDeck && deck !== undefined)
    throw new Error(`${title} is played without a deck: choose a map alone.`);
  if (map === undefined) throw new Error('A deck of your own needs its map: choose both.');
  if (needsDeck && deck === undefined) throw new Error('A map of your own needs its deck: choose both.');
  const { kind: given } = Object(map) as { kind?: unknown };
  if (given === undefined) throw new Error('The map file holds no map.');
  if (given !== kind) throw new Error(`${title} takes maps of the kind ${kind}; this one says ${given}.`);
  return compile(map, deck);
}

async function readFile(id: string): Promise<unknown> {
  const [file] = input(id).files ?? [];
  if (file === undefined) return undefined;
  try {
    return JSON.parse(await file.text());
  } catch (error) {
    throw new Error(`${file.name} is no JSON file.`, { cause: error });
  }
}
