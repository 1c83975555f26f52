// Help on what a player points at: what can be done about it now, what it is good for, and why the rest is
// not allowed. All of it is asked of the rules and the planners; nothing is decided here.

import { once } from '../../core/engine/base/memo.js';
import type { GameAction, PriceItem } from '../../core/engine/index.js';
import type { ShownCard } from '../../core/title/card.js';
import type { Place } from '../../core/title/picture.js';
import { proposalsAt } from '../plans/index.js';
import type { TableCard } from '../shown/cards.js';
import type { ChoiceOf } from '../shown/choice.js';
import { proposalsInWords } from '../shown/proposal.js';
import type { Question } from '../shown/question.js';
import { moneyText, type Telling } from '../shown/telling.js';
import { shownText } from '../words/index.js';
import { type Aspect, aspectOf, type HelpGame, type HelpSubject, naming, titleOfCard } from './aspect.js';
import { type HelpRefusal, refusalsAbout } from './refusals.js';
import { cardPlan, createUses, type HelpUse } from './uses.js';

/** A legal action about a subject, or a plan that can be played. */
export interface HelpAction {
  /** What it does, with its price: `Build to Wuhan, 15 M`. */
  readonly label: string;
  /** What it leads to, in sentences; empty where the label says it all. */
  readonly leadsTo: string;
  /** The actions that it plays. */
  readonly actions: readonly GameAction[];
  /** What they cost together. */
  readonly total: number;
  /** The same item by item. */
  readonly items: readonly PriceItem[];
  /** Plays it. */
  readonly play: () => void;
}

/** Help on a subject. */
export interface Help {
  /** What it is called. */
  readonly title: string;
  /** What now: the legal actions about it, and plans that can be played; the first twelve. */
  readonly now: readonly HelpAction[];
  /** What for: ways to use it. */
  readonly uses: readonly HelpUse[];
  /** Why not: the refusals of all other actions about it. */
  readonly refusals: readonly HelpRefusal[];
  /** All of it in sentences, for a screen reader. */
  readonly text: string;
}

/** What help needs of what a page is told. */
export interface HelpAsked {
  readonly question: Question | null;
  readonly choiceOf: ChoiceOf | null;
  readonly cards: readonly TableCard[];
}

const MOST = 12;

/** Answers for one position. Answers are kept, so that a page may ask whenever the pointer moves. */
export function helpFor(
  telling: Telling,
  { question, choiceOf, cards }: HelpAsked,
): (subject: HelpSubject) => Help {
  const { session, planner, planning } = telling;
  const { view, viewer } = session.getSnapshot();
  const kept = new Map<string, Help>();
  // What a page does not ask for is not looked up.
  const begun = once(() => {
    const game = planner.planningGame(view, viewer);
    const cargo = viewer === null ? [] : planning.status(game, viewer).cargo;
    const asked: HelpGame = { telling, seat: viewer, game, cards: cards.map(({ card }) => card), cargo };
    return { asked, uses: createUses(asked, question?.decision ?? null) };
  });

  function nowOf(asked: HelpGame, aspect: Aspect): readonly HelpAction[] {
    if (question === null || choiceOf === null) return [];
    if (aspect.place !== null) return placeNow(asked, question, aspect.place);
    const about = question.legal.filter((action) => aspect.isAbout(action)).slice(0, MOST);
    return [
      ...(aspect.card === null ? [] : cardNow(asked, aspect.card)),
      ...about.map((action) => ({ ...choiceOf(action), leadsTo: leadsTo(asked, action) })),
    ];
  }

  // Lists of legal actions leave ways to score a card out, and track for it is never about it.
  function cardNow(asked: HelpGame, card: ShownCard): readonly HelpAction[] {
    const plan = cardPlan(asked, card);
    if (plan === null || plan.actions.length === 0) return [];
    const { isReady, actions, total } = plan;
    if (telling.engine.checkAction(view, actions[0]) !== null) return [];
    const price = total === 0 ? null : moneyText(telling, total);
    const said = { title: titleOfCard(card), steps: actions.length, price };
    const label = shownText(telling.wording, isReady ? 'help score' : 'help build', said);
    return [{ label, leadsTo: '', actions, total, items: [], play: () => telling.play(actions) }];
  }

  function placeNow(asked: HelpGame, about: Question, place: Place): readonly HelpAction[] {
    const planned = proposalsAt(planner, view, about.decision.seat, place);
    const proposals = proposalsInWords(telling, about, { planned, place });
    return proposals.flatMap(({ label, notes, actions, total, items, what, play }) => {
      if (play === null) return [];
      const leads = what === 'act' ? leadsTo(asked, actions[0]) : notes.join('. ');
      return [{ label, leadsTo: leads, actions, total, items, play }];
    });
  }

  return (subject) => {
    const key = JSON.stringify(subject);
    const known = kept.get(key);
    if (known !== undefined) return known;
    const { asked, uses } = begun();
    const aspect = aspectOf(asked, subject);
    const help = {
      now: nowOf(asked, aspect),
      uses: uses.of(aspect),
      refusals: refusalsAbout(asked, aspect, aspect.place === null ? [] : uses.plansThere(aspect.place)),
    };
    const made = { title: aspect.title, ...help, text: textOf(telling, aspect.title, help) };
    kept.set(key, made);
    return made;
  };
}

// What cards pay for what the action names.
function leadsTo({ telling, cards }: HelpGame, action: GameAction): string {
  const lines = cards.flatMap((card) => card.lines);
  return lines
    .filter(({ pays, named }) => pays !== null && named !== undefined && naming([named])(action))
    .map(({ text, pays }) => shownText(telling.wording, 'help asked', { line: text, pays }))
    .join(' ');
}

// That another step or turn is open is said once.
const toTell = (refusals: readonly HelpRefusal[]) =>
  refusals.filter(({ isLater }, at) => !isLater || at === refusals.findIndex((one) => one.isLater));

function textOf(
  { wording }: Telling,
  title: string,
  { now, uses, refusals }: Pick<Help, 'now' | 'uses' | 'refusals'>,
): string {
  const sentences = [
    ...now.map(({ label, leadsTo: leads }) => `${label}. ${leads}`.trim()),
    ...uses.map(({ text }) => text),
    ...toTell(refusals).map(({ text }) => text),
  ];
  const said = sentences.length === 0 ? shownText(wording, 'help nothing', {}) : sentences.join(' ');
  return said.startsWith(title) ? said : `${title}. ${said}`;
}
