// A game on the page: what the table tells is shown in its panels.

import { type BotFactory, greedyBot, randomBot } from 'railhead/players';
import { openTable, type Table, type TableShown } from 'railhead/table';
import { showClocks, timesOf } from './clocks.js';
import { fill, get, keepFocus } from './dom.js';
import { showEnding } from './ending.js';
import { allTitles, type Game, isSpoken, type Player } from './game.js';
import { createCards, isChosenOnCards, sortButtons } from './hand.js';
import { handOver } from './hand-over.js';
import { showHistory } from './history.js';
import { language } from './language.js';
import { createLog } from './log.js';
import { moveElements } from './moves.js';
import { createRecall } from './recall.js';
import { savedTimes } from './saved-games.js';
import { createSeats } from './seats.js';
import { createTour } from './tour.js';
import { turnElements } from './turn.js';

/** A game on the page. */
export interface GameTable {
  readonly game: Game;
  readonly table: Table<string>;
  /** What the page shows now. */
  readonly shown: () => TableShown;
  /** How long each seat has been asked, in milliseconds. */
  readonly times: () => readonly number[];
  destroy(): void;
}

// What is filled anew with every action.
const PANELS = ['turn', 'sorts', 'hand', 'moves', 'seats', 'log'];

// Who plays a seat in place of a person.
const BOTS: Readonly<Record<Player, BotFactory | null>> = { you: null, greedy: greedyBot, random: randomBot };

// From so many times its height on a sheet is wide.
const WIDE = 1.1;

/** What a game on the page needs of the page. */
export interface Page {
  /** Begins the same game again. */
  playAgain(): void;
  /** Shows help on what is pointed at on the board. */
  tips(place: TableShown['pointed']): void;
}

/** Puts a game on the page. */
export async function createTable(game: Game, { playAgain, tips }: Page): Promise<GameTable> {
  let shown: TableShown | null = null;
  const now = () => shown as TableShown;
  const shine: Table<string>['shine'] = (places) => table.shine(places);
  const cardElements = createCards({
    shine,
    texts: game.texts,
    nameOf: (place) => now().nameOf(place),
    propose: (subject) => now().propose?.(subject),
  });
  const seatElements = createSeats(game, shine);
  const logElements = createLog();
  const recall = createRecall(shine);
  const tourElement = createTour(game, { shine, shown: now, changed: () => showTurn() });

  const table: Table<string> = await openTable(get('board'), game.store, {
    engine: game.engine,
    titles: allTitles,
    drawing: { sheet: matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light' },
    bots: game.players.map((player) => BOTS[player]),
    delay: () => (get('hold').getAttribute('aria-pressed') === 'true' ? null : paceNow()),
    watchDelay: paceNow,
    viewer: viewerNow(),
    openSecrets: game.isOpen,
    asksFirst: true,
    ...(isSpoken(game.ruleset.id) && { language }),
    clocks: savedTimes(game.id) ?? undefined,
    onChange(next) {
      const before = shown;
      shown = next;
      // Where only pointing has changed, the game is told by the same objects.
      if (before?.seats !== next.seats) keepFocus(PANELS.map(get), showAll);
      else if (before.proposals !== next.proposals) keepFocus([get('turn')], showTurn);
      if (before?.pointed !== next.pointed) {
        get('pointed').textContent = next.pointed === null ? '' : next.said;
        tips(next.pointed);
      }
      showHistory(next.history);
      if (next.result !== null && (next.events.length > 0 || before === null)) tellEnding();
    },
  });

  function showAll(): void {
    const { seats, cards, log, history } = now();
    for (const { seat, colour } of seats)
      document.documentElement.style.setProperty(`--seat-${seat}`, colour);
    handOver(now().handOver);
    showTurn();
    fill(get('hand'), ...cardElements(cards));
    get('hand').classList.toggle(
      'alike',
      cards.every(({ card }) => card.sort === cards[0].card.sort),
    );
    get('hand').hidden = cards.length === 0;
    fill(get('sorts'), ...sortButtons(cards));
    // What must be chosen on cards has the room of the turn, which has little to say then.
    document.body.classList.toggle('choosing', isChosenOnCards(now()));
    fill(get('moves'), ...moveElements(now(), shine));
    fill(get('seats'), ...seatElements(seats));
    tick();
    fill(get('log'), ...logElements(log));
    showHistory(history);
  }

  function tick(): void {
    showClocks(now().clocks);
  }

  function showTurn(): void {
    fill(
      get('turn'),
      tourElement(),
      ...turnElements(now(), { shine, recall: recall(now()), showEnding: tellEnding }),
    );
  }

  // By itself once, as soon as the end is reached.
  function tellEnding(): void {
    const { result, history } = now();
    if (result !== null) showEnding(result, { playAgain, watch: () => history.watch(0) });
  }

  const ticking = setInterval(tick, 1000);
  // The room beside a sheet that is as high as wide is room for cards.
  const { width, height } = table.board.svg.viewBox.baseVal;
  document.body.dataset['sheet'] = width < height * WIDE ? 'high' : 'wide';
  return {
    game,
    table,
    shown: now,
    times: () => timesOf(now().clocks),
    destroy() {
      clearInterval(ticking);
      table.destroy();
      get<HTMLDialogElement>('ending').close();
      for (const panel of PANELS) fill(get(panel));
    },
  };
}

const paceNow = () => Number(get<HTMLSelectElement>('pace').value);

/** Who was chosen to look; undefined for the seat that decides. */
export function viewerNow(): number | null | undefined {
  const chosen = get<HTMLSelectElement>('viewer').value;
  return chosen === 'decides' ? undefined : chosen === 'spectator' ? null : Number(chosen);
}
