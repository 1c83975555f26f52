// A table on a page: it opens games of any title that it was given, one after another, in one element.

import {
  type AnyEngine,
  type AnyRuleset,
  type Engine,
  type GameRecord,
  type Ids,
  InvalidInputError,
  type Seat,
} from '../core/engine/index.js';
import type { Title } from '../core/title/title.js';
import type { BotFactory } from '../players/bots/index.js';
import type { MountedBoard } from './board/index.js';
import { withPlanning } from './plans/index.js';
import { type Playing, playOn } from './playing.js';
import type { TableShown, Telling } from './shown.js';
import { createGameStore, type GameStart } from './store/index.js';

/** What a table plays, who plays, and whom it tells. */
export interface TableOptions<R extends AnyRuleset> {
  /** The engine: `engine` of the root entry, or one of your own. */
  readonly engine: Engine<R>;
  /** What people are shown of its titles, by id: `titles` of `railhead/titles`, or some of them. */
  readonly titles: Readonly<Record<string, Title<AnyRuleset>>>;
  /** A bot for each seat; null, or none, where a person plays. */
  readonly bots?: readonly (BotFactory | null)[];
  /** Milliseconds before each action of a bot; 250 unless given. */
  readonly delay?: number;
  /** Whose view is shown, null for a spectator's. Unless given, whoever decides looks: people who share a screen. */
  readonly viewer?: Seat | null;
  /** True lets people who share a screen see each other's secrets. Otherwise they are asked to hand it over before it shows any. */
  readonly openSecrets?: boolean;
  /** What is to be shown has changed: the game went on, or something was pointed at. */
  readonly onChange: (shown: TableShown) => void;
}

/** A table on a page. */
export interface Table<Id extends string> {
  /** The board that is mounted now, for buttons that zoom; another one with every game that is opened. */
  readonly board: MountedBoard<unknown>;
  /**
   * Goes on with another game, of another title too. Rejects as `createGame` and `replay` throw, and then the game before stays. What was
   * played before a game was saved cannot be taken back in it.
   */
  open(start: GameStart<Id>): Promise<void>;
  /** The game so far, as `open({ record })` takes it; its JSON too. */
  save(): GameRecord;
  /** Takes the table off the page, with its bots. */
  destroy(): void;
}

/**
 * Opens a game on a page: mounts its board in an element, which gives it its size, and plays by what is clicked. Pointing at a place
 * says what could be done there and shows it; the first click on it offers that, the second plays it, or the first where there is
 * nothing to weigh. Before whoever decides next sees secrets of his own, the screen is handed over: then that is what is asked, and to
 * say that one is there is the only choice. What actions cost, mean and are called comes from the titles, so nothing here or on the
 * page knows which game it is. A start that cannot be played rejects, as `createGame` and `replay` throw; so does a title that
 * `titles` does not have, with an `InvalidInputError`.
 *
 * @param host - The element that the board fills.
 * @param start - The title with the config of a fresh game, or with a record to go on from.
 * @param options - The engine, the titles, the bots by seat, and what is called when something changed.
 * @returns The table, once the title and its picture are loaded.
 * @see `createGameStore`, for a page of your own
 * @example
 * const table = await openTable(element, { ruleset: 'china-rails', config: { seats: ['Ann', 'Bot'], seed: 7 } }, {
 *   engine, titles, bots: [null, greedyBot],
 *   onChange: ({ asked, choices }) => console.log(asked, choices.map(({ label }) => label)),
 * });
 * await table.open({ ruleset: 'hex-tycoon', config: { seats: ['Ann', 'Bot'], seed: 7 } });
 */
export async function openTable<R extends AnyRuleset, Id extends Ids<R>>(
  host: HTMLElement,
  start: GameStart<Id>,
  options: TableOptions<R>,
): Promise<Table<Ids<R>>> {
  const { titles, bots = [], delay, viewer, openSecrets = false, onChange } = options;
  const engine = options.engine as unknown as AnyEngine;
  const peopleAt = (seats: readonly string[]): readonly Seat[] =>
    seats.flatMap((_, seat) => ((bots[seat] ?? null) === null ? [seat] : []));
  let playing: Playing | null = null;
  let store: Telling['store'];
  let opening = 0;

  async function open(next: GameStart<Ids<R>>): Promise<void> {
    const order = ++opening;
    const begun = createGameStore(engine, next as never) as Telling['store'];
    const { state } = begun.getSnapshot();
    const { ruleset, board } = engine.settingOf(state);
    if (!Object.hasOwn(titles, ruleset.id))
      throw new InvalidInputError('titles', [{ path: [ruleset.id], message: 'the table was not given it' }]);
    const title = titles[ruleset.id];
    const [picture, summary, planning, rules] = await Promise.all([
      title.picture(),
      title.summary(),
      title.planning(),
      title.catalogue(),
    ]);
    // Somebody has opened another one meanwhile, or closed the table.
    if (order !== opening) return;
    const people = peopleAt(state.game.seatNames);
    const isHandedOver = viewer === undefined && people.length > 1 && !openSecrets;
    begun.viewAs(viewer === undefined ? (isHandedOver ? null : (people[0] ?? null)) : viewer);
    playing?.destroy();
    store = begun;
    const planner = withPlanning(engine, [planning]);
    playing = playOn(host, {
      ...{
        engine,
        planner,
        store,
        picture,
        summary,
        rules,
        board,
        bots,
        delay,
        viewer,
        isHandedOver,
        onChange,
      },
    });
  }

  await open(start as GameStart<Ids<R>>);
  return {
    get board() {
      return (playing as Playing).mounted;
    },
    open,
    save: () => store.save(),
    destroy() {
      opening++;
      playing?.destroy();
    },
  };
}
