// A game on the page: what the store says is shown, and what is pressed or pointed at is told to the store.

import type { GameAction, GameEvent } from 'railhead/engine';
import { type BotFactory, greedyBot, randomBot, seatBots } from 'railhead/players';
import { type MountedBoard, SEAT_COLOURS, type ShownCard, type TurnStatus } from 'railhead/table';
import { type Asked, askedOf, seatViewer } from './asked.js';
import { fill, get, h, keepFocus } from './dom.js';
import { resultOf, showEnding as showEndingOf } from './ending.js';
import { guideOf } from './guide.js';
import { createCards } from './hand.js';
import { showHistory, stopWatching, watch } from './history.js';
import { createLog } from './log.js';
import { type MovesPage, moveElements } from './moves.js';
import { createPointing } from './pointing.js';
import { createSeats } from './seats.js';
import type { Player, Session } from './session.js';
import { turnElements } from './turn.js';
import { faultText, wordsOf } from './words.js';

/** A game on the page. */
export interface Table {
  readonly session: Session;
  /** Shows it anew: the pace or the viewer was changed. */
  show(): void;
  readonly board: MountedBoard<unknown>;
  destroy(): void;
}

// What is filled anew with every action.
const PANELS = ['turn', 'hand', 'moves', 'seats', 'log'];

// Who plays a seat in place of a person.
const BOTS: Readonly<Record<Player, BotFactory | null>> = { you: null, greedy: greedyBot, random: randomBot };

// From so many times its height on a sheet is wide.
const WIDE = 1.1;

/** Puts a game on the page; `playAgain` begins the same one again. */
export function createTable(session: Session, playAgain: () => void): Table {
  const { store, picture, board } = session;
  const words = wordsOf(session);
  const guide = guideOf(session);
  let asked: Asked | null = null;
  // The decision that somebody has turned to.
  let wanted: string | null = null;
  let said: string | null = null;
  let events: GameEvent[] = [];
  let nesting = 0;
  let isFirst = true;

  const pointing = createPointing(session, { play, changed: () => keepFocus(PANELS.map(get), showTurn) });
  const cardElements = createCards({
    shine: pointing.shine,
    texts: session.texts,
    nameOf: session.placeName,
    choose: (action) => play([action]),
  });
  const seatElements = createSeats(session);
  const logElements = createLog(session, words);
  const stop = store.subscribe(() => {
    events.push(...(store.getSnapshot().events as readonly GameEvent[]));
    if (nesting === 0) show();
  });

  /** What changes the store several times is shown once. */
  function together(what: () => void): void {
    nesting++;
    said = null;
    try {
      what();
    } catch (error) {
      said = faultText(error);
    } finally {
      nesting--;
    }
    show();
  }

  function play(actions: readonly GameAction[]): void {
    together(() => {
      store.playAll(actions);
      const { rejection } = store.getSnapshot();
      if (rejection !== null) said = words.refusal(rejection);
      wanted = null;
      pointing.drop();
    });
  }

  function undo(): void {
    together(() => {
      store.takeBack();
      wanted = null;
      pointing.drop();
    });
  }

  function show(): void {
    if (!seatViewer(session, words, wanted)) keepFocus(PANELS.map(get), showAll);
  }

  function showAll(): void {
    asked = askedOf(session, { words, guide }, wanted);
    showColours();
    pointing.board.show(store.getSnapshot().view, events);
    const isNews = events.length > 0 || isFirst;
    isFirst = false;
    events = [];
    if (store.getSnapshot().state.outcome !== null) pointing.drop();
    pointing.ask(asked);
    showTurn();
    showCards();
    showMoves();
    fill(get('seats'), ...seatElements());
    fill(get('log'), ...logElements());
    showHistory(session);
    if (isNews) showEnding();
  }

  function showTurn(): void {
    const box = {
      asked,
      cards: cardsNow(),
      status: statusNow(),
      words,
      proposals: pointing.proposals(),
      said,
      play,
      page,
      undo,
      hint: pointing.hint,
      cancel: pointing.cancel,
      showEnding,
      turnTo(id: string) {
        wanted = id;
        show();
      },
    };
    fill(get('turn'), ...turnElements(session, box));
  }

  // By itself once, as soon as the end is reached.
  function showEnding(): void {
    const result = resultOf(session);
    if (result !== null) showEndingOf(result, { playAgain, watch: () => watch(session, 0) });
  }
  // How the turn stands for whoever looks.
  function statusNow(): TurnStatus | null {
    const { view } = store.getSnapshot();
    return view.viewer === null ? null : guide.status(view, view.viewer);
  }

  // The colours of the seats in the panels are those on the board.
  function showColours(): void {
    const { summary, rules } = session;
    const { view } = store.getSnapshot();
    const colours = summary.colours?.({ rules, board, state: view }) ?? SEAT_COLOURS;
    for (const [seat, colour] of colours.entries())
      document.documentElement.style.setProperty(`--seat-${seat}`, colour);
  }

  // The hand of the viewer, then the open cards.
  function cardsNow(): readonly ShownCard[] {
    const { summary, rules } = session;
    const { view } = store.getSnapshot();
    const told = { rules, board, state: view };
    const hand = view.viewer === null ? [] : (summary.hand?.(told, view.viewer) ?? []);
    return [...hand, ...(summary.display?.(told) ?? [])];
  }

  function showCards(): void {
    const cards = cardsNow();
    fill(get('hand'), ...cardElements(cards, asked));
    get('hand').classList.toggle(
      'alike',
      cards.every(({ sort }) => sort === cards[0].sort),
    );
    get('hand').hidden = cards.length === 0;
  }

  // What buttons of single actions do.
  const page: MovesPage = {
    choose: (action: GameAction) => play([action]),
    point(action: GameAction | null) {
      const place = action === null ? null : picture.placeOf(board, action);
      pointing.shine(place === null ? [] : [{ ...place, as: 'planned' }]);
    },
  };

  function showMoves(): void {
    const idle = h('p', { class: 'quiet' }, 'Nothing to decide here now.');
    const moves = asked === null ? [idle] : moveElements(asked, page, statusNow()?.pass ?? null);
    fill(get('moves'), ...moves);
  }

  // The room beside a sheet that is as high as wide is room for cards.
  const { width, height } = pointing.board.svg.viewBox.baseVal;
  document.body.dataset['sheet'] = width < height * WIDE ? 'high' : 'wide';
  show();
  // Their luck comes of the seed, which a record of the whole game need not be made for.
  const held = { ...store, save: () => ({ config: { seed: session.seed } }) };
  const seated = seatBots(session.engine, held, {
    bots: session.players.map((player) => BOTS[player]),
    delay: () =>
      get('hold').getAttribute('aria-pressed') === 'true'
        ? null
        : Number(get<HTMLSelectElement>('pace').value),
    together,
  });
  return {
    session,
    show() {
      show();
      seated.goOn();
    },
    board: pointing.board,
    destroy() {
      stop();
      stopWatching();
      get<HTMLDialogElement>('ending').close();
      seated.stop();
      pointing.destroy();
      for (const panel of PANELS) fill(get(panel));
    },
  };
}
