// What a page is told of a game: words, the data behind them, and things to press. What only the game changes
// is told here; what pointing means is pointing.ts'.

import type { Decision, GameEvent, Seat } from '../../core/engine/index.js';
import { engineText, promptOf } from '../../core/engine/words/fill.js';
import type { Place } from '../../core/title/picture.js';
import type { TurnStatus } from '../../core/title/planning.js';
import { type Help, type HelpSubject, helpFor } from '../help/index.js';
import { turnStatus } from '../plans/index.js';
import { type GameResult, gameResult } from '../result.js';
import type { Connection, SeatClock } from '../session/session.js';
import {
  describeDecision,
  describeStatus,
  formatRejection,
  shownText,
  type Wording,
} from '../words/index.js';
import { cardsOf, type TableCard } from './cards.js';
import { choicesFor, type TableChoice } from './choice.js';
import { movesOf, NO_MOVES, type TableMoves } from './moves.js';
import type { TableProposal } from './proposal.js';
import { othersOf, type Question } from './question.js';
import type { TableRow } from './rows.js';
import { seatsOf, type TableSeat } from './seats.js';
import type { Snapshot, Telling } from './telling.js';

/** What a page shows. Rows of the log that have not changed are the same objects as before. */
export interface TableShown {
  /** The id of the title. */
  readonly ruleset: string;
  /** What the title is called. */
  readonly title: string;
  /** Who looks; null for a spectator. */
  readonly viewer: Seat | null;
  /** The round of the game. */
  readonly round: number;
  /** Who is asked what, or who has won. */
  readonly asked: string;
  /** What to click to answer it, in a sentence; empty where the title does not say. */
  readonly clue: string;
  /** A text of the title, of its tour for one, by its key; empty where there is none. */
  readonly textOf: (key: string) => string;
  /** The decision that the viewer answers now; null where others decide. */
  readonly decision: Decision | null;
  /** The rule that asks for it; null where there is not a single one. */
  readonly rule: string | null;
  /** Other decisions that are open for people at this screen: turn to one to answer it first. */
  readonly others: readonly TableOther[];
  /** The next player, who must get the screen before it shows secrets of that seat; null mostly. */
  readonly handOver: TableHandOver | null;
  /**
   * What pointing at a place means, or why what was played last was refused; empty where there is nothing to
   * say.
   */
  readonly said: string;
  /** Why what was played last was refused; empty where it was not. */
  readonly refusal: string;
  /**
   * The place under the pointer or the keyboard, what it is called and what it means; null where there is
   * none.
   */
  readonly pointed: TablePointed | null;
  /** What the clicked place may mean, or what a bot would do: the first is on the board as a preview. */
  readonly proposals: readonly TableProposal[];
  /** What a clicked place may mean, then what has no place on the board; empty while others decide. */
  readonly choices: readonly TableChoice[];
  /** Everything that may be done, sorted; the board shows most of it. */
  readonly moves: TableMoves;
  /** Takes back what a person did last, and what bots answered; null where that is final. */
  readonly undo: (() => void) | null;
  /** Why nothing can be taken back, in a sentence; empty where something can, or where it is plain to see. */
  readonly final: string;
  /** Takes proposals off the board; null where there are none. */
  readonly cancel: (() => void) | null;
  /** Proposes what a bot would do; null where nothing is asked. */
  readonly hint: (() => void) | null;
  /**
   * Proposes what a subject asks for: a card the track that it takes, its line the places that it leads to, a
   * place what a click on it means. Null where nothing is asked.
   */
  readonly propose: ((subject: HelpSubject) => void) | null;
  /** The hand of the viewer, then the open cards. */
  readonly cards: readonly TableCard[];
  /** The rest of the turn, and the goals of a victory, a line for each. */
  readonly status: readonly { readonly text: string }[];
  /** The same as numbers; null for a spectator. */
  readonly turn: TurnStatus | null;
  /** How the seats stand. */
  readonly seats: readonly TableSeat[];
  /**
   * How long each seat has been asked what it must decide: the same list until a clock starts or stops.
   * Empty for a record that is watched.
   */
  readonly clocks: readonly SeatClock[];
  /** The facts of the last 120 steps, the latest last. */
  readonly log: readonly TableRow[];
  /** What a place of the board is called. */
  readonly nameOf: (place: Place) => string;
  /**
   * What now, what for, why not: help on what a player points at. That is a place, a card or a line of one, a
   * load, a train, or what a button plays. Ask while this is shown: answers are about the position of now.
   */
  readonly help: (subject: HelpSubject) => Help;
  /** The facts since the page was told before, for sounds and animations. */
  readonly events: readonly GameEvent[];
  /** How the game ended; null while it goes on. */
  readonly result: GameResult | null;
  /** Where in the game one looks. */
  readonly history: TableHistory;
  /** How the session stands with the keeper of the game. */
  readonly connection: Connection;
}

/** Another open decision. */
export interface TableOther {
  /** The id of the decision. */
  readonly key: string;
  /** Who is asked what. */
  readonly label: string;
  /** Answers it first. */
  readonly turnTo: () => void;
}

/** A screen that is handed to another player. */
export interface TableHandOver {
  /** Whom it is handed to. */
  readonly seat: Seat;
  /** What that player is called. */
  readonly name: string;
  /** That player has it now. */
  readonly take: () => void;
}

/** A place that is pointed at. */
export interface TablePointed {
  /** The place. */
  readonly place: Place;
  /** What it is called. */
  readonly name: string;
  /** What clicking on it would mean, with its price, or why it means nothing; empty while others decide. */
  readonly text: string;
}

/** Where in a game one looks. */
export interface TableHistory {
  /** How many actions led here. */
  readonly step: number;
  /** How many there are in all. */
  readonly length: number;
  /** Whether the game is shown step by step by itself. */
  readonly isWatching: boolean;
  /** Looks at another step; beyond the ends, at the ends. */
  readonly goTo: (step: number) => void;
  /** Shows one step after another, from a step or from where one looks, until the end. */
  readonly watch: (from?: number) => void;
  /** Stays at the step that is shown. */
  readonly stop: () => void;
}

/** What only the game changes of what is shown. */
export type GameShown = Omit<
  TableShown,
  | 'handOver'
  | 'said'
  | 'pointed'
  | 'proposals'
  | 'choices'
  | 'undo'
  | 'cancel'
  | 'hint'
  | 'propose'
  | 'events'
  | 'history'
> & {
  /** Choices without a place on the board. */
  readonly free: readonly TableChoice[];
};

// Of endless lists the first are offered.
const MOST = 200;

/** Everything that the game itself tells of how it stands. */
export function gameShownOf(
  telling: Telling,
  {
    asked,
    clocks,
    log,
    turnTo,
  }: {
    readonly asked: Question | null;
    readonly clocks: readonly SeatClock[];
    readonly log: readonly TableRow[];
    readonly turnTo: (decision: Decision) => void;
  },
): GameShown {
  const { engine, planner, session, summary, wording } = telling;
  const { view, viewer, rejection, connection, ...rest }: Snapshot = session.getSnapshot();
  const { title, id } = engine.settingOf(view).ruleset;
  const result = gameResult(engine, view, summary, wording);
  const turn = viewer === null ? null : (turnStatus(planner, view, viewer, wording) as TurnStatus);
  const choiceOf = asked === null ? null : choicesFor(telling, asked);
  const moves =
    asked === null || choiceOf === null || turn === null
      ? NO_MOVES
      : movesOf(telling, asked, { pass: turn.pass, choiceOf });
  const others = othersOf(telling, asked).map((one) => ({
    key: one.id,
    // Their own decisions need no name.
    label:
      one.seat === viewer ? promptOf(one.kind, wording).replace(/\.$/, '') : describeDecision(one, wording),
    turnTo: () => turnTo(one),
  }));
  const cards = cardsOf(telling, asked, choiceOf);
  const textOf = (key: string) => wording.sentences?.[key] ?? '';
  return {
    ruleset: id,
    title,
    viewer,
    round: view.round,
    asked: result === null ? askedText(rest.decisions, asked, telling) : endText(result, wording),
    clue: asked === null ? '' : textOf(`click ${asked.decision.kind}`),
    textOf,
    decision: asked?.decision ?? null,
    rule: asked?.rule ?? null,
    others,
    refusal: rejection === null ? '' : formatRejection(rejection, wording),
    moves,
    free: freeOf(moves, others),
    final: result === null ? finalText(rest, wording) : '',
    cards,
    status: turn === null ? [] : describeStatus(turn, wording).map((text) => ({ text })),
    turn,
    seats: seatsOf(telling, log),
    clocks,
    log,
    nameOf: telling.placeName,
    help: helpFor(telling, { question: asked, choiceOf, cards }),
    result,
    connection,
  };
}

// What must be decided before what may be.
function askedText(decisions: readonly Decision[], question: Question | null, { wording }: Telling): string {
  if (question?.leads === true) return describeDecision(question.decision, wording);
  const must = decisions.filter(({ optional }) => !optional);
  return (must.length > 0 ? must : decisions).map((one) => describeDecision(one, wording)).join(' ');
}

/** Who has won, and why the game ended. */
function endText({ winners, decided }: GameResult, wording: Wording): string {
  const [{ seat }, ...others] = winners;
  const names = winners.map(({ name }) => name).join(engineText(wording, 'word and', {}));
  const who =
    others.length === 0
      ? shownText(wording, 'result wins', { seat })
      : shownText(wording, 'result shared', { who: names });
  return [who, ...decided.slice(0, 1)].join(' ');
}

// The most useful first; what gives something up last, before what others at this screen are asked.
function freeOf(
  { quick, kinds, pass, losses }: TableMoves,
  others: readonly TableOther[],
): readonly TableChoice[] {
  const off = kinds.flatMap((kind) => (kind.isOnBoard ? [] : kind.choices()));
  const turns = others.map(({ key, label, turnTo }) => plainChoice(key, label, turnTo));
  return [...[...quick, ...off].slice(0, MOST), ...(pass === null ? [] : [pass]), ...losses, ...turns];
}

/** A choice that plays no action. */
export const plainChoice = (key: string, label: string, play: () => void): TableChoice => ({
  ...{ key, label, place: null, actions: [], total: 0, items: [], rules: [], warning: null, play },
});

// That another player has the move is plain to see.
function finalText(
  { tentative, barrier }: Pick<Snapshot, 'tentative' | 'barrier'>,
  wording: Wording,
): string {
  if (tentative.length > 0 || (barrier !== 'chance' && barrier !== 'reveal')) return '';
  return shownText(wording, `final ${barrier}`, {});
}
