// What may be meant by pointing at a place, as proposals that are looked at before they are played.

import type { Decision, GameAction } from 'railhead/engine';
import type { PriceItem } from 'railhead/planning';
import type { Highlight, Place, Spot } from 'railhead/render';
import type { Guide } from './guide.js';
import { plannedAt } from './plans.js';
import type { Session } from './session.js';
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
  readonly marks: readonly Highlight[];
  /** What else is to be known: prices, what remains. */
  readonly notes: readonly string[];
  /** Rules behind it, to be read. */
  readonly rules: readonly string[];
  /** True if it leads to the place that was pointed at, which then is no place to plan from. */
  readonly leads: boolean;
}

/** A decision that is being answered on the page, with all that may be answered. */
export interface Asked {
  readonly session: Session;
  readonly words: Words;
  readonly guide: Guide;
  // biome-ignore lint/suspicious/noExplicitAny: views of whatever title
  readonly view: any;
  readonly decision: Decision;
  readonly legal: readonly GameAction[];
}

const MOST = 6;

/** What pointing at a place may mean: plans that lead there, and every legal action that is about it. */
export function proposalsAt(asked: Asked, place: Place, from: Place | null): readonly Proposal[] {
  const direct = actionsAbout(asked, place).map((action) => proposalOf(asked, [action]));
  const planned = plannedAt(asked, place, from);
  const isDirect = new Set(direct.map(({ actions }) => JSON.stringify(actions)));
  // A plan of one action says more of it than the action alone.
  const others = planned.filter(({ actions }) => actions.length > 0);
  const known = new Set(others.map(({ actions }) => JSON.stringify(actions)));
  const found = [...others, ...direct.filter(({ actions }) => !known.has(JSON.stringify(actions)))];
  if (found.length > 0) return found.slice(0, MOST);
  return planned.filter(({ actions }) => !isDirect.has(JSON.stringify(actions))).slice(0, 1);
}

function actionsAbout({ session, guide, view, decision, legal }: Asked, place: Place): readonly GameAction[] {
  const { picture, board } = session;
  const spot = picture.spotOf(board, place);
  if (spot === null) return [];
  const direct = legal.filter((action) => isSame(picture.placeOf(board, action), place));
  if (direct.length > 0) return direct;
  // Of what is about the place but not drawn there: what may be done where one stands.
  const about = new Set(guide.at(view, place, decision.seat).map((action) => JSON.stringify(action)));
  return legal.filter(
    (action) =>
      leadsTo(picture.spot(board, action), spot) ||
      (picture.placeOf(board, action) === null && about.has(JSON.stringify(action))),
  );
}

/** A proposal to play these actions. */
export function proposalOf(asked: Asked, actions: readonly GameAction[]): Proposal {
  const { session, words, guide, view } = asked;
  const { picture, board } = session;
  const marks = actions.flatMap((action): Highlight[] => {
    const place = picture.placeOf(board, action);
    return place === null ? [] : [{ ...place, as: 'planned' }];
  });
  const [first] = actions;
  const more = actions.length - 1;
  const price = more === 0 ? guide.price(view, first) : null;
  const cost = price === null || price.total === 0 ? '' : `, ${words.money(price.total)}`;
  return {
    title: words.button(first),
    button: more === 0 ? `Do it${cost}` : `Do all ${actions.length}`,
    actions,
    marks,
    notes:
      more === 0
        ? (price?.items ?? []).map((item) => priceText(words, item))
        : actions.slice(1).map(words.button),
    rules: [...new Set(price?.items.map(({ rule }) => rule))],
    leads: marks.length > 0,
  };
}

/** A part of a price in words. */
export function priceText(words: Words, { what, amount, to, rule }: PriceItem): string {
  const whom = typeof to === 'number' ? ` to ${words.nameOf(to)}` : '';
  return `${what} ${words.money(amount)}${whom} [${rule}]`;
}

const isSame = (one: Place | null, other: Place) => one?.kind === other.kind && one.id === other.id;

// An action leads to a point where its line ends there.
function leadsTo(spot: Spot | null, [at, far]: Spot): boolean {
  const end = spot?.at(-1);
  return far === undefined && end !== undefined && end[0] === at[0] && end[1] === at[1];
}
