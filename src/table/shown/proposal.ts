// What a place that was clicked may mean, in words and as data: looked at before it is played.

import { spaced } from '../../core/engine/base/spaced.js';
import type { AnyState, GameAction, Orders, Plan, PriceItem } from '../../core/engine/index.js';
import { filled } from '../../core/engine/words/fill.js';
import { played } from '../../core/title/orders/program.js';
import type { Place } from '../../core/title/picture.js';
import type { Proposal } from '../../core/title/planning.js';
import type { Previewed } from '../../core/title/preview.js';
import { ordersOf, priceOf, turnStatus } from '../plans/index.js';
import { formatRejection, labelOf, sentenceOf, tableText, tableWords } from '../words/index.js';

import { guarded, merged, type TableChoice, withGain } from './choice.js';
import type { Question } from './question.js';
import { moneyText, type Telling } from './telling.js';

/** Something that could be done, and how it looks on the board. */
export interface TableProposal extends Omit<TableChoice, 'play'> {
  /** A plan of track, a plan of a train, or single actions. */
  readonly what: Proposal['what'];
  /** What it is about: `Build to Wuhan`. */
  readonly title: string;
  /**
   * What it does now, to stand beside the title: `Build 16 of 29, 18 M`; null where nothing can be played.
   */
  readonly button: string | null;
  /** More about it: how long it takes, rents, what is played first, why the rest has to wait. */
  readonly notes: readonly string[];
  /**
   * The same as orders, for somebody who leaves it behind instead of playing it: it goes on in later
   * turns. Null where there is no way.
   */
  readonly orders: Orders | null;
  /** What the board previews. */
  readonly plan: Previewed;
  /** Plays what can be played of it now; null where nothing can. */
  readonly play: (() => void) | null;
}

// More meanings of a place than these are a list that nobody reads.
const MOST = 6;

/** What a place may mean, from proposals of the planners. */
export function proposalsInWords(
  telling: Telling,
  question: Question,
  { planned, place }: { readonly planned: readonly Proposal[]; readonly place: Place | null },
): readonly TableProposal[] {
  const trains = planned.filter(({ what }) => what === 'move').length;
  return planned
    .slice(0, MOST)
    .map((one, at) =>
      inWords(telling, one, { question, key: `proposal ${at}`, place, isOneOfMany: trains > 1 }),
    );
}

interface Clicked {
  readonly question: Question;
  readonly key: string;
  readonly place: Place | null;
  /** Whether other trains could go there too. */
  readonly isOneOfMany: boolean;
}

function inWords(telling: Telling, planned: Proposal, clicked: Clicked): TableProposal {
  const { question, key, place, isOneOfMany } = clicked;
  const { wording } = telling;
  const { what, steps, actions, total, refusal } = planned;
  const items = merged(steps.flatMap(({ price }) => price.items));
  const label = labelOf(wording, planned);
  const told =
    what === 'act'
      ? actInWords(telling, { action: actions[0], total, items })
      : planInWords(telling, planned, isOneOfMany);
  const rules = [...(refusal === null ? [] : [refusal.rule]), ...items.map(({ rule }) => rule)];
  return {
    key,
    what,
    ...told,
    label,
    place,
    actions,
    total,
    items,
    rules: [...new Set(rules)].slice(0, MOST_RULES),
    ...(actions.length === 0 ? NO_PLAY : guarded(telling, question, { actions, label })),
    orders: steps.length === 0 ? null : ordersOf(question.decision.seat, planned),
    plan: what === 'act' && !isDrawn(telling, actions[0]) ? { ...planned, to: null } : planned,
  };
}

const MOST_RULES = 3;
const NO_PLAY = { warning: null, play: null };

type InWords = Pick<TableProposal, 'title' | 'button' | 'notes'>;

function planInWords(telling: Telling, planned: Proposal, isOneOfMany: boolean): InWords {
  const { wording, placeName } = telling;
  const { what, train = 0, to, steps, actions, now, total, turns, refusal } = planned;
  const isBuild = what === 'build';
  const place = to === null ? '' : placeName(to);
  const run =
    steps.length === 1
      ? labelOf(wording, steps[0].action)
      : tableText(wording, 'title run', { train: isOneOfMany ? train + 1 : null, place });
  const part = { count: now.count === steps.length ? null : now.count, all: steps.length };
  const button = isBuild
    ? tableText(wording, 'button build', { ...part, price: total > 0 ? moneyText(telling, now.spent) : null })
    : tableText(wording, 'button go', { ...part, price: total > 0 ? moneyText(telling, total) : null });
  const long = tableText(wording, turns <= 1 ? 'note this turn' : 'note turns', { turns });
  // Track that costs nothing is counted in segments.
  const note =
    isBuild && total > 0
      ? tableText(wording, 'note build', { price: moneyText(telling, total), long })
      : tableText(wording, 'note go', { steps: steps.length, long });
  return {
    title: isBuild ? tableText(wording, 'title build', { place }) : run,
    button: actions.length === 0 ? null : button,
    notes: [
      ...(steps.length === 0 ? [] : [note]),
      ...rentNotes(telling, planned),
      ...actions
        .slice(0, actions.length - now.count)
        .map((action) => tableText(wording, 'first', { action: labelOf(wording, action) })),
      // Why the rest has to wait is told by how much can be played now.
      ...(refusal === null || actions.length > 0 ? [] : [formatRejection(refusal, wording)]),
    ],
  };
}

function rentNotes(telling: Telling, { rents }: Proposal): readonly string[] {
  return rents.map(({ to, amount, turn }) => {
    const said = { price: moneyText(telling, amount), to, turn: turn === 0 ? null : turn + 1 };
    return tableText(telling.wording, 'note rent', said);
  });
}

interface Act {
  readonly action: GameAction;
  readonly total: number;
  readonly items: readonly PriceItem[];
}

function actInWords(telling: Telling, { action, total, items }: Act): InWords {
  return {
    title: withGain(telling, action, labelOf(telling.wording, action)),
    button: doneFor(telling, total),
    notes: items.flatMap((item) => (item.amount === 0 ? [] : `${itemText(telling, item)} [${item.rule}]`)),
  };
}

/** `Do it, 18 M` */
const doneFor = (telling: Telling, total: number) =>
  tableText(telling.wording, 'button do', { price: total === 0 ? null : moneyText(telling, total) });

function itemText(telling: Telling, { what, amount, to, params }: PriceItem): string {
  const { wording } = telling;
  const thing = filled(wording.sentences?.[`price ${what}`] ?? spaced(what), params, wording);
  const whom = typeof to === 'number' ? to : null;
  const said = { what: thing, price: moneyText(telling, amount), to: whom };
  return filled(wording.sentences?.['note item'] ?? tableWords['note item'], said, wording);
}

const isDrawn = ({ picture, board }: Telling, action: GameAction) => picture.placeOf(board, action) !== null;

/** A plan of the title as a proposal: why, what it is worth, and what is played of it now. */
export function proposalOfPlan(
  telling: Telling,
  question: Question,
  plan: Pick<Plan, 'line'> | Plan,
): TableProposal {
  const { planning, wording } = telling;
  const { seat } = question.decision;
  const { actions, items, total } = triedLine(telling, question, plan.line);
  const [first, ...others] = actions;
  const label = withGain(telling, first, labelOf(wording, first));
  // A plan without a purpose says what it begins with.
  const purpose = 'deliveries' in plan && hasPurpose(plan) ? [sentenceOf(wording, plan)] : [];
  // A way is where it ends.
  const told = actions
    .filter(({ type }, at) => actions[at + 1]?.type !== type || !WAYS.has(type))
    .map((action) => withGain(telling, action, labelOf(wording, action)));
  const all = { count: actions.length, price: total === 0 ? null : moneyText(telling, total) };
  const key = endsTurn(telling, question, actions) ? 'button do all, end' : 'button do all';
  const button = others.length === 0 ? doneFor(telling, total) : tableText(wording, key, all);
  return {
    ...{ key: 'proposal 0', what: 'act', place: null, actions, button, total },
    title: purpose[0] ?? told[0],
    label: others.length === 0 ? label : `${told[0]}: ${button}`,
    notes: purpose.length > 0 ? told : told.slice(1),
    items: merged(items),
    rules: [...new Set(items.map(({ rule }) => rule))].slice(0, MOST_RULES),
    orders:
      'deliveries' in plan
        ? ordersOf(seat, plan)
        : { seat, program: actions.map((action) => played(seat, action)) },
    plan: {
      to: null,
      steps: actions.map((action) => ({ action, turn: 0 })),
      total,
      turns: 1,
      money: planning.money,
    },
    ...guarded(telling, question, { actions, label }),
  };
}

const hasPurpose = ({ deliveries, pickUps, builds, goals }: Plan) =>
  deliveries.length + pickUps.length + builds.length + goals.length > 0;

/**
 * How far a line can be played, tried on a position that fits what the seat knows, and what that costs. What
 * follows after luck depends on it, so the line ends there.
 */
function triedLine(
  { engine, planner, session }: Telling,
  { decision }: Question,
  line: readonly GameAction[],
) {
  const actions: GameAction[] = [];
  const items: PriceItem[] = [];
  let state: AnyState = planner.planningGame(session.getSnapshot().view, decision.seat).trial();
  for (const action of line) {
    const price = priceOf(planner, state, action);
    const tried = engine.tryAction(state, action);
    if (!tried.ok && actions.length > 0) break;
    actions.push(action);
    items.push(...price.items);
    if (!tried.ok || JSON.stringify(tried.state.luck) !== JSON.stringify(state.luck)) break;
    state = tried.state;
  }
  return { actions, items, total: items.reduce((sum, { amount }) => sum + amount, 0) };
}

// What passes at the end is said on the button, too.
function endsTurn(telling: Telling, { decision }: Question, actions: readonly GameAction[]): boolean {
  const { pass } = turnStatus(telling.planner, telling.session.getSnapshot().view, decision.seat);
  return pass !== null && (actions[actions.length - 1] as GameAction).type === (pass as GameAction).type;
}

// Actions of which the last of several in a row says what they are for.
const WAYS = new Set(['moveTrain', 'moveShip', 'buildTrack']);

/** True if a proposal goes by a place or ends there. */
export function goesBy({ picture, board }: Telling, { plan }: TableProposal, place: Place): boolean {
  const isThere = (one: Place | null) => one?.kind === place.kind && one.id === place.id;
  return isThere(plan.to) || plan.steps.some(({ action }) => isThere(picture.placeOf(board, action)));
}
