// What a subject of help is: what it is called, the lines of cards that speak of it, and which actions are
// about it.

import type { GameAction, Seat } from '../../core/engine/index.js';
import { wordsOf } from '../../core/engine/words/fill.js';
import type { CardLine, ShownCard } from '../../core/title/card.js';
import type { Place } from '../../core/title/picture.js';
import { specOf } from '../../core/title/plain/named-places.js';
import type { Cargo, PlanningGame } from '../../core/title/planning.js';
import { titleOfType } from '../shown/kinds.js';
import type { Telling } from '../shown/telling.js';
import { labelOf, shownText } from '../words/index.js';

/** What a player points at. */
export type HelpSubject =
  /** A place of the board: a city, a milepost, a line. */
  | { readonly place: Place }
  /** A card by what actions name it by, or one of its lines, from 0. */
  | { readonly card: number | string; readonly line?: number }
  /** A load, by the id of the good. */
  | { readonly load: string }
  /** A train of the viewer, from 0. */
  | { readonly train: number }
  /** What a button plays. */
  | { readonly actions: readonly GameAction[] }
  /** A type of action, such as that of a kind of moves. */
  | { readonly type: string };

/** A line of a card on the table. */
export interface LineOnCard {
  readonly card: ShownCard;
  readonly line: CardLine;
}

/** Values of fields of actions. */
export type Named = Readonly<Record<string, string | number>>;

/** What help asks about a subject. */
export interface Aspect {
  /** What it is called. */
  readonly title: string;
  /** Where it is; null for what is not a place. */
  readonly place: Place | null;
  /** The lines of cards that speak of it. */
  readonly lines: readonly LineOnCard[];
  /** The card that it is, or that it stands on. */
  readonly card: ShownCard | null;
  /** Fields of actions about it: a kind of action that they make up is tried, even if nothing offers it. */
  readonly named: readonly Named[];
  /** The types of action that it is about; null for all of them. */
  readonly types: readonly string[] | null;
  /** Whether an action is about it. */
  isAbout(action: GameAction): boolean;
  /** Whether it is at a place. */
  isAt(place: Pick<Place, 'kind' | 'id'>): boolean;
}

/** A game that help is asked about by a seat. */
export interface HelpGame {
  readonly telling: Telling;
  /** Who looks; null for a spectator, who may do nothing and has no use for anything. */
  readonly seat: Seat | null;
  readonly game: PlanningGame;
  readonly cards: readonly ShownCard[];
  readonly cargo: readonly Cargo[];
}

/** What a subject is in a game. */
export function aspectOf(asked: HelpGame, subject: HelpSubject): Aspect {
  const { telling, cards } = asked;
  const { wording, placeName } = telling;
  const all = cards.flatMap((card) => card.lines.map((line): LineOnCard => ({ card, line })));
  const common = { place: null, lines: [], card: null, named: [], types: null, isAt: () => false };
  if ('place' in subject)
    return { ...common, ...placeAspect(asked, subject.place, all), title: placeName(subject.place) };
  if ('card' in subject) return { ...common, ...cardAspect(asked, subject) };
  if ('load' in subject) {
    const { load } = subject;
    const lines = all.filter(({ line }) => line.named?.['load'] === load);
    const named = [
      ...withTrain(asked, { load }),
      ...lines.flatMap(({ line }) => withTrain(asked, line.named ?? {})),
    ];
    return { ...common, title: wordsOf(load, 'load', wording), lines, named, isAbout: naming([{ load }]) };
  }
  if ('train' in subject) return { ...common, ...trainAspect(asked, subject.train, all) };
  if ('type' in subject) {
    const { type } = subject;
    return {
      ...common,
      title: titleOfType(telling, type),
      named: [{}],
      types: [type],
      isAbout: (one) => one.type === type,
    };
  }
  return { ...common, ...buttonAspect(telling, subject.actions, all) };
}

function placeAspect({ telling, game, cargo }: HelpGame, place: Place, all: readonly LineOnCard[]) {
  const { planning } = telling;
  const names = new Set(planning.sameAs(game, place).map(nameOf));
  const isHere = (one: Pick<Place, 'kind' | 'id'>) => names.has(nameOf(one));
  const aboard = new Set<unknown>(cargo.flatMap(({ loads }) => loads));
  const lines = all.filter(({ line }) => [...line.to, ...line.from].some(isHere));
  const wanted = lines.filter(({ line }) => line.to.some(isHere) && aboard.has(line.named?.['load']));
  return {
    place,
    isAt: isHere,
    // Lines whose load is aboard come first.
    lines: [...wanted, ...lines.filter((line) => !wanted.includes(line))],
    named: wanted.flatMap(({ line }) => withTrain({ cargo }, line.named ?? {})),
    isAbout: (action: GameAction) => planning.placesOf(game, action).some(isHere),
  };
}

function cardAspect(asked: HelpGame, subject: { readonly card: number | string; readonly line?: number }) {
  const card = asked.cards.find((one) => one.card === subject.card) ?? null;
  const named: Named = { card: subject.card };
  const line = subject.line === undefined ? undefined : card?.lines[subject.line];
  const lines =
    card === null ? [] : (line === undefined ? card.lines : [line]).map((one) => ({ card, line: one }));
  const own = lines.flatMap((one) => withTrain(asked, one.line.named ?? {}));
  const isCard = (action: GameAction) => namesCard(action, subject.card);
  return {
    title: card === null ? String(subject.card) : (line?.text ?? titleOfCard(card)),
    card,
    lines,
    named: line === undefined ? [named, ...own] : own,
    types: card?.types ?? null,
    isAbout: line?.named === undefined ? isCard : naming([line.named]),
  };
}

function trainAspect(asked: HelpGame, train: number, all: readonly LineOnCard[]) {
  const { telling, cargo } = asked;
  const loads = cargo.find((one) => one.train === train)?.loads ?? [];
  const { ruleset } = telling.engine.settingOf(telling.session.getSnapshot().view);
  return {
    title: shownText(telling.wording, 'help train', { number: train + 1 }),
    lines: all.filter(({ line }) => loads.includes(String(line.named?.['load']))),
    named: [{ train }, ...loads.map((load) => ({ load, train }))],
    isAbout: (action: GameAction) =>
      'train' in (specOf(ruleset, action.type)?.fields ?? {}) && (heldBy(action, 'train') ?? 0) === train,
  };
}

function buttonAspect(telling: Telling, actions: readonly GameAction[], all: readonly LineOnCard[]) {
  const [first] = actions;
  const text = JSON.stringify(first);
  return {
    title: first === undefined ? '' : labelOf(telling.wording, first),
    lines:
      first === undefined
        ? []
        : all.filter(({ line }) => line.named !== undefined && naming([line.named])(first)),
    isAbout: (action: GameAction) => JSON.stringify(action) === text,
  };
}

/** What a card is called. */
export const titleOfCard = ({ title, sort }: ShownCard): string => (title === '' ? sort : title);

/**
 * Whether an action is about what fields name: all fields that both have hold the same, and they have one in
 * common. To pick up rice is about a line that asks for rice.
 */
export const naming =
  (all: readonly Named[]) =>
  (action: GameAction): boolean =>
    all.some((named) => {
      const shared = Object.keys(named).filter((name) => heldBy(action, name) !== undefined);
      return shared.length > 0 && shared.every((name) => heldBy(action, name) === named[name]);
    });

// The same for each train that has the load aboard; trains are named from the second on.
function withTrain({ cargo }: Pick<HelpGame, 'cargo'>, named: Named): readonly Named[] {
  const carriers = cargo.filter(({ loads }) => loads.includes(String(named['load'])));
  if (carriers.length === 0) return [named];
  return carriers.map(({ train }) => (train === 0 ? named : { ...named, train }));
}

// Cards have names or numbers; a number names one only where the field says so.
const namesCard = (action: GameAction, card: number | string) =>
  Object.entries(action).some(
    ([name, value]) => value === card && (typeof card === 'string' || name === 'card') && name !== 'type',
  );

const heldBy = (action: object, name: string): unknown => (action as Readonly<Record<string, unknown>>)[name];
const nameOf = ({ kind, id }: Pick<Place, 'kind' | 'id'>) => `${kind} ${id}`;
