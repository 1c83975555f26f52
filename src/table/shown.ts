// What a page is told of a game: words, and things to press. What only the game changes is told here; what pointing means is playing.ts'.

import type { AnyEngine, AnyRuleset, Decision, GameEvent, Seat } from '../core/engine/index.js';
import type { ShownCard } from '../core/title/card.js';
import { type CatalogueRule, ruleIn } from '../core/title/catalogue.js';
import type { Place } from '../core/title/picture.js';
import type { Summary } from '../core/title/summary.js';
import { type PlanningEngine, turnStatus } from './plans/index.js';
import { type GameStore, rowsOf, type ToldStep } from './store/index.js';
import { fill } from './words/fill.js';
import { describeCard, describeDecision, describeRow, describeStatus, type Wording } from './words/index.js';

/** Something to press. */
export interface TableChoice {
  /** What it does, with its price: `Build to Wuhan, 15 M`. */
  readonly label: string;
  /** The place that was clicked for it; null for what has none, such as ending a turn. */
  readonly place: Place | null;
  /** Plays it. */
  readonly play: () => void;
}

/** A card before whoever looks, or open for all. */
export interface TableCard {
  /** What is on it, and the places that it speaks of. */
  readonly card: ShownCard;
  /** The same in a sentence; of a card that says nothing itself, what its rule says. */
  readonly text: string;
}

/** What a page shows. Lists that have not changed are the same objects as before. */
export interface TableShown {
  /** The id of the title. */
  readonly ruleset: string;
  /** What the title is called. */
  readonly title: string;
  /** Who looks; null for a spectator. */
  readonly viewer: Seat | null;
  /** Who is asked what, or who has won. */
  readonly asked: string;
  /** What pointing at a place means, or why what was played last was refused; empty where there is nothing to say. */
  readonly said: string;
  /** What a clicked place may mean, then what has no place on the board; empty while others decide. */
  readonly choices: readonly TableChoice[];
  /** Takes back what a person did last, and what bots answered; null where that is final. */
  readonly undo: (() => void) | null;
  /** The hand of whoever looks, then what lies open. */
  readonly cards: readonly TableCard[];
  /** What is left of the turn, and what a victory needs. */
  readonly status: readonly string[];
  /** How the seats stand, a line for each. */
  readonly standings: readonly string[];
  /** What has happened, the latest last. */
  readonly log: readonly string[];
}

/** A game with all that is said of it. */
export interface Telling {
  readonly engine: AnyEngine;
  readonly planner: PlanningEngine<AnyRuleset>;
  // biome-ignore lint/suspicious/noExplicitAny: states, views, actions and events of whatever title
  readonly store: GameStore<any>;
  readonly summary: Summary;
  readonly rules: readonly CatalogueRule[];
}

/** What only the game changes of what is shown. */
export type Told = Omit<TableShown, 'said' | 'choices' | 'undo'>;

// Steps that the log goes back.
const STEPS = 60;

/** What is told of a game as it stands. */
export function toldOf(telling: Telling, wording: Wording): Told {
  const { engine, planner, store } = telling;
  const { view, viewer, state, decisions } = store.getSnapshot();
  const { title, id } = engine.settingOf(view).ruleset;
  return {
    ruleset: id,
    title,
    viewer,
    asked: state.outcome === null ? askedOf(decisions, viewer, wording) : wonBy(state.outcome, wording),
    cards: cardsOf(telling),
    status: viewer === null ? [] : describeStatus(turnStatus(planner, view, viewer), wording),
    standings: standingsOf(telling),
    log: logOf(store, wording),
  };
}

// What must be decided before what may be, and by whoever looks before others.
function askedOf(decisions: readonly Decision[], viewer: Seat | null, wording: Wording): string {
  const must = decisions.filter(({ optional }) => !optional);
  const told = must.length > 0 ? must : decisions;
  const own = told.filter(({ seat }) => seat === viewer);
  return (own.length > 0 ? own : told).map((one) => describeDecision(one, wording)).join(' ');
}

function wonBy(
  { ranking, reason }: { readonly ranking: readonly { readonly seat: Seat }[]; readonly reason: string },
  wording: Wording,
): string {
  return fill('{seat} wins: {reason}.', { seat: ranking[0].seat, reason }, wording);
}

function cardsOf({ engine, store, summary, rules }: Telling): readonly TableCard[] {
  const { view, viewer } = store.getSnapshot();
  const told = { ...engine.settingOf(view), state: view };
  const hand = viewer === null ? [] : (summary.hand?.(told, viewer) ?? []);
  return [...hand, ...(summary.display?.(told) ?? [])].map((card) => {
    const rule =
      card.rule === null || card.lines.length > 0 || card.says !== undefined
        ? null
        : ruleIn(rules, card.rule);
    return { card, text: [describeCard(card), rule?.text ?? ''].join(' ').trim() };
  });
}

// Cards are told as cards.
const isOfCard = (about: string) => /^card\b/.test(about);

function standingsOf({ engine, store, summary }: Telling): readonly string[] {
  const { view } = store.getSnapshot();
  const told = { ...engine.settingOf(view), state: view };
  return (view.game.seatNames as readonly string[]).map((name, seat) => {
    const facts = summary.facts(told, seat).filter(([about, is]) => !isOfCard(about) && (is ?? '') !== '');
    return `${name}: ${facts.map(([about, is]) => `${about} ${is}`).join('; ')}`;
  });
}

// What somebody does several times running is one line.
function logOf(store: Telling['store'], wording: Wording): readonly string[] {
  const story: readonly ToldStep<GameEvent>[] = store.story(STEPS);
  return rowsOf(story).map(({ events }) => describeRow(events, wording));
}
