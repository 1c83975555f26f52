// The page: a form to begin a game, the board, and everything one may do, by pointer or by keyboard.

import { type Fact, type Picture, type RulesetId, type Summary, type Told, titles } from 'railhead';
import { type Bot, botRandom, choiceFor, greedyBot, randomBot } from 'railhead/bots';
import {
  type AnyEngine,
  type AnyRuleset,
  createEngine,
  type Decision,
  type GameAction,
  type Random,
} from 'railhead/engine';
import { formatRejection } from 'railhead/messages';
import { whereIs } from 'railhead/render';
import { button, createActionList, list } from './action-list.js';
import { createBoardView, type Target } from './board-view.js';
import { type Game, openDecisions, openRecord, play, present, recordOf, startGame } from './game.js';

const all: readonly AnyRuleset[] = Object.values(titles).map(({ ruleset }) => ruleset);
const MOST_ISSUES = 3;
let engine = createEngine(all) as unknown as AnyEngine;
let game: Game;
// By seat: null where a person plays.
let bots: ({ readonly bot: Bot; readonly random: Random } | null)[] = [];
let decision: Decision | undefined;
// What the title of the game is shown by.
let title: Shown;
let timer = 0;

/** A title whose picture, words and rules are loaded. */
interface Shown {
  readonly picture: Picture;
  readonly gazetteer: ReturnType<Picture['gazetteer']>;
  readonly summary: Summary;
  /** Texts of its rules by id. */
  readonly rules: ReadonlyMap<string, string>;
}

const get = <Element extends HTMLElement>(id: string) => document.getElementById(id) as Element;
const value = (id: string) => get<HTMLInputElement | HTMLSelectElement>(id).value;
const board = createBoardView(get('board'), act, ask);
const actionList = createActionList(get('actions'), {
  choose: act,
  point: (action) => board.mark(action === null ? null : spotOf(action)),
  nameOf: textOf,
  placeOf,
});

/* The form */

function openForm(): void {
  get('title').replaceChildren(...all.map(({ id, title }) => new Option(title, id)));
  get('title').addEventListener('change', offerTitle);
  get('seats').addEventListener('change', offerPlayers);
  get('setup').addEventListener('submit', (event) => {
    event.preventDefault();
    void attempt(async () => {
      await begin();
      foldForm();
    }, 'setup-said');
  });
  foldForm();
  offerTitle();
}

// Beside the board there is room for the form; above it, it is in the way, and whoever has filled it in goes on below it.
function foldForm(): void {
  const form = get<HTMLDetailsElement>('new');
  const hadFocus = form.contains(document.activeElement);
  form.open = matchMedia('(min-width: 70rem)').matches;
  if (!form.open && hadFocus) get('status').focus();
}

function offerTitle(): void {
  const { seats, options, optionLabels } = chosenTitle().ruleset;
  const input = get<HTMLInputElement>('seats');
  Object.assign(input, {
    min: String(seats.min),
    max: String(seats.max),
    value: String(Math.max(3, seats.min)),
  });
  const defaults = options.parse({}) as Record<string, unknown>;
  const labels = optionLabels as Record<string, string>;
  get('options').replaceChildren(
    ...Object.keys(defaults).map((name) => {
      const isSwitch = typeof defaults[name] === 'boolean';
      const field = Object.assign(document.createElement('input'), {
        type: isSwitch ? 'checkbox' : 'number',
        name,
      });
      if (isSwitch) field.checked = defaults[name] === true;
      else field.value = String(defaults[name] ?? '');
      const label = document.createElement('label');
      label.append(...(isSwitch ? [field, labels[name]] : [labels[name], field]));
      return label;
    }),
  );
  offerPlayers();
}

function offerPlayers(): void {
  const count = Number(value('seats'));
  const fields = Array.from({ length: count }, (_, seat) => {
    const select = document.createElement('select');
    select.name = `player${seat}`;
    for (const [kind, text] of [
      ['you', 'you'],
      ['greedy', 'greedy bot'],
      ['random', 'random bot'],
    ]) {
      select.add(new Option(text, kind, false, kind === (seat === 0 ? 'you' : 'greedy')));
    }
    const label = document.createElement('label');
    label.append(`Seat ${seat + 1}`, select);
    return label;
  });
  get('players').replaceChildren(get('players-head'), ...fields);
}

async function begin(): Promise<void> {
  const { ruleset } = chosenTitle();
  const own = await ownBoard();
  const form = new FormData(get<HTMLFormElement>('setup'));
  const seats = Number(value('seats'));
  const options: Record<string, unknown> = {};
  for (const field of get('options').querySelectorAll('input')) {
    options[field.name] =
      field.type === 'checkbox' ? field.checked : field.value === '' ? null : Number(field.value);
  }
  engine = createEngine(all, { boards: own === null ? [] : [own] }) as unknown as AnyEngine;
  const config = { seats, seed: value('seed'), options, ...(own && { board: own.id }) };
  await enter(
    startGame(engine, ruleset.id, config as never),
    Array.from({ length: seats }, (_, seat) => String(form.get(`player${seat}`))),
  );
}

async function ownBoard() {
  const { ruleset, boards } = chosenTitle();
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
  const [file] = get<HTMLInputElement>(id).files ?? [];
  if (file === undefined) return undefined;
  try {
    return JSON.parse(await file.text());
  } catch (error) {
    throw new Error(`${file.name} is no JSON file.`, { cause: error });
  }
}

async function enter(next: Game, players: readonly string[]): Promise<void> {
  title = await shown(next);
  game = next;
  bots = players.map((kind, seat) => {
    if (kind === 'you') return null;
    const bot = kind === 'greedy' ? greedyBot() : randomBot();
    return { bot, random: botRandom({ seed: game.config.seed, seat, name: bot.name }) };
  });
  const names = present(game).game.seatNames;
  get<HTMLSelectElement>('viewer').replaceChildren(
    new Option('whoever decides', 'decides'),
    new Option('a spectator', 'spectator'),
    ...names.map((name, seat) => new Option(name, String(seat))),
  );
  decision = undefined;
  show();
}

const chosenTitle = () => titles[value('title') as RulesetId];

async function shown(of: Game): Promise<Shown> {
  const { picture, summary, catalogue } = titles[of.ruleset as RulesetId];
  const drawn = await picture();
  return {
    picture: drawn,
    gazetteer: drawn.gazetteer(engine.tableOf(present(of)).board),
    summary: await summary(),
    rules: new Map((await catalogue()).map(({ id, text }) => [id, text])),
  };
}

/* Playing */

function act(action: GameAction): void {
  void attempt(() => {
    play(game, action);
    decision = undefined;
    show();
  });
}

// The bot that the game waits for, where one looks at its present.
function botToPlay() {
  const [open] = openDecisions(game);
  const player = open === undefined || open.optional ? null : bots[open.seat];
  return player === null || game.cursor < game.states.length - 1 ? null : { open, ...player };
}

// At the fast pace as many actions as fit between two pictures, one at the others.
function letBotsPlay(): void {
  const until = performance.now() + (value('pace') === '0' ? 150 : 0);
  void attempt(() => {
    do {
      const next = botToPlay();
      if (next === null) break;
      const { open, bot, random } = next;
      play(game, bot.choose(choiceFor(engine, present(game), { decision: open, random })));
    } while (performance.now() < until);
    decision = undefined;
    show();
  });
}

const isRunning = () => get('run').getAttribute('aria-pressed') === 'true';

function planBot(): void {
  clearTimeout(timer);
  if (isRunning() && botToPlay() !== null) timer = window.setTimeout(letBotsPlay, Number(value('pace')));
}

/* Showing */

function show(): void {
  const state = present(game);
  const table = engine.tableOf(state);
  const open = openDecisions(game);
  decision =
    open.find(({ id }) => id === decision?.id) ?? open.find(({ seat }) => bots[seat] === null) ?? open[0];
  const viewer = viewerOf(value('viewer'));
  const view = engine.view(state, viewer);
  const isYours = decision !== undefined && bots[decision.seat] === null;
  const legal = isYours && decision !== undefined ? [...engine.legalActions(state, decision.seat)] : [];
  const targets = legal.flatMap((action): Target[] => {
    const spot = spotOf(action);
    return spot === null ? [] : [{ action, spot }];
  });
  board.show(title.picture.draw(table.board, view), targets, () => attempts(table.board, view));
  showStatus(state, isYours);
  showSeats({ ...table, state: view, happened: null });
  showActions(open, legal);
  showLog();
  ask(null);
  planBot();
}

function viewerOf(choice: string): number | null {
  if (choice === 'spectator') return null;
  return choice === 'decides' ? (decision?.seat ?? null) : Number(choice);
}

function attempts(of: unknown, view: unknown): readonly Target[] {
  if (decision === undefined) return [];
  const { phases } = engine.tableOf(present(game)).ruleset;
  const types = new Set(phases[decision.kind].actions.map(({ type }) => type));
  return [...title.picture.attempts(of, view, { seat: decision.seat, types })].flatMap((action) => {
    const spot = title.picture.spot(of, action);
    return spot === null ? [] : [{ action, spot }];
  });
}

function showStatus(
  { round, outcome, game: { seatNames } }: ReturnType<typeof present>,
  isYours: boolean,
): void {
  const text =
    outcome !== null
      ? `${seatNames[outcome.ranking[0].seat]} wins: ${spaced(outcome.reason)}.`
      : `Round ${round}. ${decision === undefined ? '' : `${seatNames[decision.seat]} decides: ${spaced(decision.kind)}${isYours ? ', your move' : ''}.`}`;
  get('status').textContent = text;
  const cursor = get<HTMLInputElement>('cursor');
  Object.assign(cursor, { max: String(game.states.length - 1), value: String(game.cursor) });
  cursor.setAttribute('aria-valuetext', `step ${game.cursor} of ${game.states.length - 1}`);
}

function showSeats(told: Told): void {
  const { facts, open } = title.summary;
  const { seatNames } = present(game).game;
  const tables = seatNames.map((name, seat) => {
    const element = factTable(name, facts(told, seat));
    element.caption?.toggleAttribute('data-decides', decision?.seat === seat);
    return element;
  });
  const shared = open === undefined ? [] : [factTable('Open to all', open(told))];
  get('summary').replaceChildren(...tables, ...shared);
}

function factTable(name: string, facts: readonly Fact[]): HTMLTableElement {
  const element = document.createElement('table');
  element.createCaption().textContent = name;
  for (const [what, fact] of facts) {
    if (fact === null || fact === '') continue;
    const row = element.insertRow();
    row.append(Object.assign(document.createElement('th'), { scope: 'row', textContent: what }));
    row.insertCell().textContent = String(fact);
  }
  return element;
}

function showActions(open: readonly Decision[], legal: readonly GameAction[]): void {
  const before: Element[] = [];
  const yours = open.filter(({ seat }) => bots[seat] === null);
  if (yours.length > 1)
    before.push(
      list(
        yours.map((one) =>
          button(`${nameOf(one.seat)}: ${spaced(one.kind)}`, () => {
            decision = one;
            show();
          }),
        ),
      ),
    );
  const byType = Map.groupBy(legal, ({ type }) => type);
  const kinds = [...byType].map(([type, actions]) => ({ type, title: spaced(type), actions }));
  const refused = refusals(byType);
  const after = refused.length > 0 ? [heading('Not now'), list(refused)] : [];
  if (before.length + kinds.length + after.length === 0)
    after.push(heading(present(game).outcome === null ? 'A bot decides.' : 'The game is over.'));
  actionList.show(kinds, { before, after });
}

// Kinds of action that need no choice and are not legal now: pointing at one tells which rule says no.
function refusals(byType: ReadonlyMap<string, unknown>): HTMLElement[] {
  if (decision === undefined || bots[decision.seat] !== null) return [];
  const { seat } = decision;
  const { phases } = engine.tableOf(present(game)).ruleset;
  const kinds = Object.values(phases).flatMap(({ actions }) =>
    actions.map(({ type, schema }) => [type, schema] as const),
  );
  return [...new Map(kinds)].flatMap(([type, schema]) => {
    const action = { type, seat };
    if (byType.has(type) || !schema.safeParse(action).success) return [];
    const item = button(spaced(type), () => ask(action as GameAction));
    item.setAttribute('aria-disabled', 'true');
    item.addEventListener('pointerenter', () => ask(action as GameAction));
    item.addEventListener('focus', () => ask(action as GameAction));
    return [item];
  });
}

/** Says what an action that is pointed at would be, or which rule refuses it, and what that rule says. */
function ask(action: GameAction | null): void {
  const why = get('why');
  if (action === null || game === undefined) {
    why.replaceChildren();
    return;
  }
  const state = present(game);
  const rejection = engine.checkAction(state, action);
  if (rejection === null) {
    why.textContent = textOf(action);
    return;
  }
  const said = formatRejection(rejection, {
    messages: engine.tableOf(state).ruleset.messages ?? {},
    seatNames: state.game.seatNames,
  });
  const text = title.rules.get(rejection.rule);
  const rule = Object.assign(document.createElement('q'), { textContent: text });
  why.replaceChildren(said, ...(text === undefined ? [] : [' ', rule]));
}

function showLog(): void {
  const from = Math.max(0, game.cursor - 60);
  const items = game.actions.slice(from, game.cursor).map((action, index) => {
    const seat = (action as { seat: number | null }).seat;
    const item = document.createElement('li');
    item.value = from + index + 1;
    const text = engine.formatAction(game.states[from + index] as never, action);
    item.textContent = seat === null ? text : text.replace(/^\d+: /, `${nameOf(seat)}: `);
    return item;
  });
  get('log').replaceChildren(...items.reverse());
}

const spotOf = (action: GameAction) => title.picture.spot(engine.tableOf(present(game)).board, action);

function placeOf(action: GameAction): string | null {
  const told = title.summary.subject?.(engine.tableOf(present(game)).board, action) ?? null;
  const spot = spotOf(action);
  if (told !== null || spot === null || title.gazetteer.places.length === 0) return told;
  return whereIs(spot, title.gazetteer);
}

// Its notation, without the seat.
function textOf(action: GameAction): string {
  return engine.formatAction(present(game) as never, action).replace(/^\d+: /, '');
}
const nameOf = (seat: number) => present(game).game.seatNames[seat];
const spaced = (word: string) => word.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

function heading(text: string): HTMLParagraphElement {
  return Object.assign(document.createElement('p'), { textContent: text });
}

// Whatever the engine refuses is said, where it was asked for, and nothing is lost.
async function attempt(what: () => void | Promise<void>, place = 'why'): Promise<void> {
  if (place !== 'why') get(place).textContent = '';
  try {
    await what();
  } catch (error) {
    get(place).textContent = wordsOf(error);
  }
}

// A deck that fits no map has hundreds of faults; the first few tell enough.
function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { issues = [] } = error as { issues?: readonly { message: string }[] };
  if (issues.length <= MOST_ISSUES) return error.message;
  const named = issues.slice(0, MOST_ISSUES).map(({ message }) => message);
  return `${named.join('; ')}; and ${issues.length - MOST_ISSUES} more.`;
}

/* History and records */

function look(step: number): void {
  game.cursor = Math.max(0, Math.min(game.states.length - 1, step));
  decision = undefined;
  show();
}

get('first').addEventListener('click', () => look(0));
get('back').addEventListener('click', () => look(game.cursor - 1));
get('forth').addEventListener('click', () => look(game.cursor + 1));
get('last').addEventListener('click', () => look(game.states.length - 1));
get('cursor').addEventListener('input', () => look(Number(value('cursor'))));
get('viewer').addEventListener('change', show);
get('zoom').addEventListener('input', () => board.zoom(Number(value('zoom'))));
get('run').addEventListener('click', () => {
  get('run').setAttribute('aria-pressed', String(!isRunning()));
  get('run').textContent = isRunning() ? 'Hold the bots' : 'Let bots play';
  planBot();
});
get('download').addEventListener('click', () => {
  const text = JSON.stringify(recordOf(game));
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = `${game.ruleset}-${game.config.seed}.json`;
  link.click();
  URL.revokeObjectURL(link.href);
});
get('open').addEventListener('click', () =>
  attempt(async () => {
    if (value('paste').trim() === '') throw new Error('Paste the text of a record above.');
    const opened = openRecord(engine, value('paste'));
    get<HTMLSelectElement>('title').value = opened.ruleset;
    await enter(
      opened,
      opened.states[0].game.seatNames.map(() => 'you'),
    );
    get('record-said').textContent = `${opened.actions.length} actions. Step through them above the board.`;
  }, 'record-said'),
);

openForm();
void attempt(begin, 'setup-said');
