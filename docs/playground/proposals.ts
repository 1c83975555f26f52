// What may be meant by pointing at a place, in the words of the page: looked at before it is played.

import type { GameAction } from 'railhead/engine';
import type { Place, Proposal as Planned, Previewed, PriceItem } from 'railhead/table';
import type { Asked } from './asked.js';
import type { Words } from './words.js';

/** Something that could be done. */
export interface Proposal {
  /** What it is about, in a line. */
  readonly title: string;
  /** The label of the button that does it; null where it cannot be done. */
  readonly button: string | null;
  /** What is played for it, one after another. */
  readonly actions: readonly GameAction[];
  /** How it looks on the board. */
  readonly plan: Previewed;
  /** What else is to be known: prices, what remains. */
  readonly notes: readonly string[];
  /** Rules behind it, to be read. */
  readonly rules: readonly string[];
  /** True if it leads to the place that was pointed at, which then is no place to plan from. */
  readonly leads: boolean;
}

const MOST = 6;

/** What pointing at a place may mean: plans that lead there, and every legal action that is about it. */
export function proposalsFor(asked: Asked, to: Place, from: Place | null): readonly Proposal[] {
  const { guide, view, decision } = asked;
  const planned = guide.meant(view, decision.seat, { from: from ?? 'network', to });
  const trains = planned.filter(({ what }) => what === 'move').length;
  return planned.slice(0, MOST).map((one) => inWords(asked, one, trains > 1));
}

/** A proposal to play these actions, whatever they lead to. */
export function proposalOf(asked: Asked, actions: readonly GameAction[]): Proposal {
  const { words, guide, view } = asked;
  const [first, ...others] = actions;
  const steps = actions.map((action) => ({ action, turn: 0 }));
  if (others.length === 0) return ofAction(asked, first, { to: null, steps, ...guide.price(view, first) });
  // A way is where it ends.
  const told = actions.filter(({ type }, at) => actions[at + 1]?.type !== type || !WAYS.has(type));
  return {
    title: words.button(told[0]),
    button: `Do all ${actions.length}${isPass(asked, actions) ? ', and end' : ''}`,
    actions,
    plan: { to: null, steps, total: 0, turns: 1, money: words.unit },
    notes: told.slice(1).map(words.button),
    rules: [],
    leads: true,
  };
}

// What passes at the end is said on the button, too.
function isPass({ guide, view, decision }: Asked, actions: readonly GameAction[]): boolean {
  const { pass } = guide.status(view, decision.seat);
  return pass !== null && actions[actions.length - 1].type === pass.type;
}

// Actions of which the last of several in a row says what they are for.
const WAYS = new Set(['moveTrain', 'buildTrack']);

/** True if a proposal goes by a place or ends there: whoever clicks it once more means it. */
export function goesBy({ session }: Asked, { plan }: Proposal, place: Place): boolean {
  const { picture, board } = session;
  const isThere = (one: Place | null) => one?.kind === place.kind && one.id === place.id;
  return isThere(plan.to) || plan.steps.some(({ action }) => isThere(picture.placeOf(board, action)));
}

function inWords(asked: Asked, planned: Planned, isOneOfMany: boolean): Proposal {
  const { words } = asked;
  const { what, train = 0, to, steps, actions, now, total, turns, refusal } = planned;
  if (what === 'act') return ofAction(asked, actions[0], { ...planned, ...steps[0].price });
  const isWhole = now.count === steps.length;
  const name = to === null ? '' : asked.session.placeName(to);
  const run =
    steps.length === 1
      ? words.button(steps[0].action)
      : `Run${isOneOfMany ? ` train ${train + 1}` : ''} to ${name}`;
  const part = isWhole ? '' : ` ${now.count} of ${steps.length}${what === 'move' ? ' steps' : ''}`;
  const price = what === 'build' || total > 0 ? `, ${words.money(what === 'build' ? now.spent : total)}` : '';
  return {
    title: what === 'build' ? `Build to ${name}` : run,
    button: actions.length === 0 ? null : `${what === 'build' ? 'Build' : 'Go'}${part}${price}`,
    actions,
    plan: planned,
    notes: [
      ...(steps.length === 0
        ? []
        : [
            what === 'build'
              ? `${words.money(total)} in all, ${turnsText(turns)}`
              : `${steps.length} ${steps.length === 1 ? 'step' : 'steps'}, ${turnsText(turns)}`,
          ]),
      ...rentNotes(words, planned),
      ...actions.slice(0, actions.length - now.count).map((action) => `First: ${words.button(action)}`),
      ...(refusal === null ? [] : [words.refusal(refusal)]),
    ],
    rules: [
      ...new Set([
        ...(refusal === null ? [] : [refusal.rule]),
        ...rulesOf(steps.flatMap(({ price: { items } }) => items)),
      ]),
    ].slice(0, 3),
    leads: actions.length > 0,
  };
}

function ofAction(
  { session, words }: Asked,
  action: GameAction,
  {
    to,
    steps,
    total,
    items,
  }: Pick<Previewed, 'to' | 'steps'> & { readonly total: number; readonly items: readonly PriceItem[] },
): Proposal {
  const isDrawn = session.picture.placeOf(session.board, action) !== null;
  return {
    title: words.button(action),
    button: `Do it${total === 0 ? '' : `, ${words.money(total)}`}`,
    actions: [action],
    plan: { to: isDrawn ? to : null, steps, total, turns: 1, money: words.unit },
    notes: items.map((item) => priceText(words, item)),
    rules: rulesOf(items),
    leads: isDrawn,
  };
}

function rentNotes(words: Words, { rents }: Planned): readonly string[] {
  return rents.map(
    ({ to, amount, turn }) =>
      `Rent ${words.money(amount)} to ${words.nameOf(to)}${turn === 0 ? '' : `, in turn ${turn + 1}`}`,
  );
}

/** A part of a price in words. */
function priceText(words: Words, { what, amount, to, rule }: PriceItem): string {
  const whom = typeof to === 'number' ? ` to ${words.nameOf(to)}` : '';
  return `${what} ${words.money(amount)}${whom} [${rule}]`;
}

const turnsText = (turns: number) => (turns <= 1 ? 'this turn' : `${turns} turns`);
const rulesOf = (items: readonly PriceItem[]) => [...new Set(items.map(({ rule }) => rule))];
