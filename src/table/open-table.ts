// A table on a page: it opens games of any title that it was given, one after another, in one element.

import { refuse } from '../core/engine/base/rejection.js';
import {
  type AnyEngine,
  type AnyRuleset,
  type Engine,
  type GameRecord,
  type Ids,
  mayHide,
  type Seat,
} from '../core/engine/index.js';
import type { Highlight, PictureOptions } from '../core/title/picture.js';
import type { Title } from '../core/title/title.js';
import type { BotFactory } from '../players/bots/index.js';
import type { MountedBoard } from './board/index.js';
import { withPlanning } from './plans/index.js';
import { type Playing, playOn } from './playing.js';
import type { AnySession } from './session/session.js';
import { createClocks } from './shown/clocks.js';
import type { TableShown } from './shown/table-shown.js';
import { createGameStore, type GameStart, type GameStore } from './store/index.js';
import { languageOf, printedIn, type Wording, wordingOf } from './words/index.js';

/** What a table plays, who plays, and whom it tells. */
export interface TableOptions<R extends AnyRuleset> {
  /** The engine: `engine` of the root entry, or one of your own. */
  readonly engine: Engine<R>;
  /** What people are shown of its titles, by id: `titles` of `railhead/titles`, or some of them. */
  readonly titles: Readonly<Record<string, Title<AnyRuleset>>>;
  /** A bot for each seat; null, or none, where a person plays. A game that is kept elsewhere seats none. */
  readonly bots?: readonly (BotFactory | null)[];
  /**
   * Milliseconds before each action of a bot; 250 unless given. A function is asked before each, and holds
   * the bots with null.
   */
  readonly delay?: number | (() => number | null);
  /** Milliseconds before each step of a game that is watched; 350 unless given. */
  readonly watchDelay?: number | (() => number);
  /**
   * Whose view is shown, null for a spectator's. Unless given, the seat that decides looks: people who share
   * a screen.
   */
  readonly viewer?: Seat | null;
  /**
   * True lets people who share a screen see each other's secrets. Otherwise they are asked to hand it over
   * before it shows any. A title whose state hides nothing asks nobody.
   */
  readonly openSecrets?: boolean;
  /**
   * True has every click on the board propose first; otherwise one click plays what is free and has one
   * meaning.
   */
  readonly asksFirst?: boolean;
  /**
   * Milliseconds that each seat has been asked already, for a game that is opened again; 0 unless given. They
   * have no effect if the session counts the clocks.
   */
  readonly clocks?: readonly number[];
  /** Tells the time that clocks are counted by, in milliseconds; `Date.now` unless given. */
  readonly now?: () => number;
  /**
   * How the board is drawn: colours of seats, other colours, another language, without legend. As the title
   * draws it unless given.
   */
  readonly drawing?: PictureOptions;
  /**
   * The language of all texts, as a BCP 47 tag: `de`. The table has its own words in it, and `languages` of a
   * title the title's; the rest is English.
   */
  readonly language?: string;
  /** Other words: it is given those of a title, and returns the words for the page. */
  readonly wording?: (own: Wording, ruleset: string) => Wording;
  /**
   * The page must show something else: the game went on, or the pointer is at another place. The table is
   * handed over too, because the first call comes before `openTable` resolves.
   */
  readonly onChange: (shown: TableShown, table: Table<Ids<R>>) => void;
}

/** A game for a table: a fresh one, a record, or a session, which may be kept elsewhere. */
export type TableStart<Id extends string> = GameStart<Id> | AnySession;

/** A table on a page. */
export interface Table<Id extends string> {
  /** The board that is mounted now, for buttons that zoom; another one with every game that is opened. */
  readonly board: MountedBoard<unknown>;
  /**
   * Opens another game, also of another title. Rejects as `createGame` and `replay` throw, and then the game
   * before stays. You cannot take back what was played before a game was saved. The changes stay for the
   * games that follow; only `clocks` are those of this game.
   */
  open(
    start: TableStart<Id>,
    changes?: Pick<TableOptions<AnyRuleset>, 'bots' | 'viewer' | 'openSecrets' | 'clocks'>,
  ): Promise<void>;
  /**
   * Returns the whole game, wherever one looks, as `open({ record })` takes it; its JSON too. `to` cuts it
   * after that number of actions: `save({ to: shown.history.step })` ends where one looks. Null where the
   * game is kept elsewhere.
   */
  save(cut?: { readonly to: number }): GameRecord | null;
  /** Shows what a seat may know, or a spectator; with undefined, the seat that decides looks. */
  viewAs(viewer: Seat | null | undefined): void;
  /** Lights up places on the board, such as those of a card, until the game goes on; none takes them off. */
  shine(places: readonly Highlight[]): void;
  /** Has bots ask for their delay again. */
  goOn(): void;
  /** Takes the table off the page, with its bots. */
  destroy(): void;
}

/**
 * Opens a game on a page: mounts its board in an element, which gives it its size, and plays by clicks.
 * Pointing at a place says and shows what can be done there. The first click offers that, and the second
 * plays it, or the first if there is nothing to weigh. The table hands the screen over before it shows what
 * only the next player may know. All prices, meanings and names come from the titles.
 *
 * @param host - The element that is filled.
 * @param start - A fresh game, a record to go on with, or a session. That is a store that you keep, a game at
 * a server, or what {@link createRecordedSession} makes for a game that people watch.
 * @param options - The titles and the bots, how the game looks and is worded, and whom the table tells.
 * @returns The table, once its board is on the page.
 * @throws As `createGame` and `replay` throw where the start cannot be played; `InvalidInputError` for a
 * title that `titles` does not have, and for bots in a game that is kept elsewhere.
 * @throws `InvalidInputError` for `clocks` that do not fit the seats.
 * @see `createRecordedSession`
 * @example
 * const config = { seats: ['Ann', 'Bot'], seed: 7 };
 * const table = await openTable(element, { ruleset: 'china-rails', config }, {
 *   engine, titles, bots: [null, greedyBot],
 *   onChange: ({ asked, choices }) => console.log(asked, choices.map(({ label }) => label)),
 * });
 * await table.open({ ruleset: 'hex-tycoon', config: { seats: ['Ann', 'Bot'], seed: 7 } });
 */
export async function openTable<R extends AnyRuleset, Id extends Ids<R>>(
  host: HTMLElement,
  start: TableStart<Id>,
  options: TableOptions<R>,
): Promise<Table<Ids<R>>> {
  const { titles, delay = 250, watchDelay = 350, asksFirst = false, drawing = {}, onChange } = options;
  const { wording: reworded = (own: Wording) => own } = options;
  const { now = Date.now } = options;
  const engine: AnyEngine = options.engine;
  let { bots = [], viewer, openSecrets = false } = options;
  let playing: Playing | null = null;
  let session: AnySession;
  let opening = 0;

  const current = () => playing as Playing;
  const table: Table<Ids<R>> = {
    get board() {
      return current().mounted;
    },
    open,
    save: (cut) => (isStore(session) ? session.save(cut) : null),
    viewAs(next) {
      viewer = next;
      current().viewAs(next);
    },
    shine: (places) => current().shine(places),
    goOn: () => current().goOn(),
    destroy() {
      opening++;
      playing?.destroy();
    },
  };

  async function open(
    next: TableStart<Ids<R>>,
    changes: Pick<TableOptions<AnyRuleset>, 'bots' | 'viewer' | 'openSecrets' | 'clocks'> = {},
  ): Promise<void> {
    const order = ++opening;
    const begun: AnySession = isSession(next) ? next : createGameStore(engine, next);
    const seated = changes.bots ?? bots;
    const isKept = isStore(begun);
    if (!isKept && changes.bots?.some((bot) => bot !== null) === true) refuseBots();
    const { view } = begun.getSnapshot();
    const { ruleset, board } = engine.settingOf(view);
    if (!Object.hasOwn(titles, ruleset.id)) refuse('titles', 'the table was not given it', [ruleset.id]);
    const clocks = createClocks(begun, { before: changes.clocks, now });
    const title = titles[ruleset.id];
    const [picture, summary, planning, language] = await Promise.all([
      title.picture(),
      title.summary(),
      title.planning(),
      options.language === undefined ? undefined : languageOf(title, options.language),
    ]);
    const rules = await title.catalogue(language?.words);
    const words = wordingOf(engine, view, { language, seatNames: begun.seatNames });
    const wording = { ...words, sentences: { ...planning.words, ...words.sentences } };
    // Somebody has opened another one meanwhile, or closed the table.
    if (order !== opening) return;
    playing?.destroy();
    session = begun;
    bots = seated;
    if ('viewer' in changes) viewer = changes.viewer;
    openSecrets = changes.openSecrets ?? openSecrets;
    // The board is on the table before the page is told.
    let waiting: TableShown[] | null = [];
    const isSeated = isKept && bots.some((bot) => bot !== null);
    playing = playOn(host, {
      telling: {
        ...{
          engine,
          planner: withPlanning(engine, [planning]),
          session,
          picture,
          board,
          summary,
          planning,
          rules,
        },
        wording: reworded(wording, ruleset.id),
        drawing: language === undefined ? drawing : { translate: printedIn(language), ...drawing },
        isBot: (seat) => isKept && (bots[seat] ?? null) !== null,
      },
      held: isSeated ? begun : null,
      ...{ bots, delay, viewer, asksFirst, clocks },
      onChange(shown) {
        if (waiting === null) onChange(shown, table);
        else waiting.push(shown);
      },
      openSecrets: openSecrets || !mayHide(ruleset),
      watchDelay: () => (typeof watchDelay === 'number' ? watchDelay : watchDelay()),
    });
    const first = waiting;
    waiting = null;
    for (const shown of first) onChange(shown, table);
  }

  await open(start as TableStart<Ids<R>>, {
    ...(options.bots === undefined ? {} : { bots: options.bots }),
    ...(options.clocks === undefined ? {} : { clocks: options.clocks }),
  });
  return table;
}

// biome-ignore lint/suspicious/noExplicitAny: as for a start
type AnyStore = GameStore<any>;

const isSession = (start: object): start is AnySession => 'getSnapshot' in start;
const isStore = (session: AnySession): session is AnyStore => 'played' in session;

function refuseBots(): never {
  const message = 'bots play only in a game that this program keeps: give a fresh game, a record or a store';
  refuse('options', message, ['bots']);
}
