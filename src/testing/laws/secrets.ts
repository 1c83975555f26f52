// Hidden values stay hidden in every way. Facts tell no more than views, a spectator sees no more than a
// seat, and a guess at hidden values is really a guess.

import { type AnyKind, type Fields, fieldsIn } from '../../core/engine/fields/declared/kinds.js';
import type { Envelope, GameAction, GameEvent, Seat } from '../../core/engine/index.js';
import { canonicalJson, deepFreeze } from '../../core/engine/index.js';
import { alteredSetups } from '../altered-setup.js';
import { brief, firstDifference } from '../difference.js';
import { hiddenLists, hiddenPlaces } from '../hidden.js';
import { type Breach, type Law, type Moment, some } from '../law.js';
import { nameOf, twinOf } from '../twins.js';

/** Who cannot see which of two answers was given must not be told it either. */
export const factsKeepSecrets: Law = {
  name: 'facts-keep-secrets',
  sentence:
    'Two answers of a seat that draw no luck, lead to different states and leave another with the same view are told him alike. What the states do not keep is no secret; the ruleset names events that are meant to show more in `revealing`.',
  when: 'regularly',
  *examine(moment) {
    const { seats, listed, random } = moment;
    for (const seat of seats) {
      const answers = some(
        listed.filter((action) => action.seat === seat),
        12,
        random,
      );
      const played = answers.length < 2 ? [] : [...playedAs(moment, answers)];
      if (played.length < 2) continue;
      for (const viewer of [null, ...seats]) if (viewer !== seat) yield* findTold(moment, played, viewer);
    }
  },
};

interface PlayedAnswer {
  readonly action: GameAction;
  readonly after: Envelope;
  readonly events: readonly GameEvent[];
}

function* playedAs({ engine, state }: Moment, answers: readonly GameAction[]): Iterable<PlayedAnswer> {
  for (const action of answers) {
    const result = engine.tryAction(state, action);
    // Where luck was drawn, what has just been seen by all may have been shuffled away.
    if (!result.ok || firstDifference(state.luck, result.state.luck) !== null) continue;
    yield { action, after: result.state, events: result.events };
  }
}

function* findTold(moment: Moment, played: readonly PlayedAnswer[], viewer: Seat | null): Iterable<Breach> {
  const { engine, state } = moment;
  const shown: (PlayedAnswer & { readonly view: Envelope })[] = [];
  const seenOf = ({ events }: PlayedAnswer) => factsFor(moment, { state, events }, viewer);
  for (const answer of played) {
    const view = engine.view(answer.after, viewer) as Envelope;
    const other = shown.find((one) => firstDifference(one.view, view) === null);
    if (other === undefined) shown.push({ ...answer, view });
    else if (firstDifference(other.after, answer.after) !== null) {
      const detail = firstDifference(seenOf(other), seenOf(answer));
      if (detail === null) continue;
      const pair = `${brief(answer.action)} from ${brief(other.action)}`;
      yield { detail: `${nameOf(viewer)} can tell ${pair} by the events: ${detail}`, action: answer.action };
    }
  }
}

// What a viewer is told, except for events that are meant to show more than states keep.
function factsFor(
  { engine, ruleset }: Pick<Moment, 'engine' | 'ruleset'>,
  { state, events }: { state: Envelope; events: readonly GameEvent[] },
  viewer: Seat | null,
): readonly object[] {
  const seen: readonly GameEvent[] = engine.viewEvents(state, events, viewer);
  return seen
    .filter(({ type }) => ruleset.revealing?.includes(type) !== true)
    .map(({ n: _, ...event }) => event);
}

/** Luck to come is nobody's to know. */
export const factsKeepLuck: Law = {
  name: 'facts-keep-luck',
  sentence: 'An answer that draws nothing is told alike whatever luck is to come.',
  when: 'regularly',
  *examine({ engine, state, listed, random }) {
    const { luck } = twinOf(engine, state, null, random.int(0, 1_000_000));
    const other = deepFreeze({ ...state, luck });
    for (const action of some(listed, 6, random)) {
      const [one, two] = [state, other].map((from) => engine.tryAction(from, action));
      if (!one.ok || !two.ok || firstDifference(state.luck, one.state.luck) !== null) continue;
      const detail = firstDifference(one.events, two.events);
      if (detail !== null) yield { detail: `with other luck the events differ: ${detail}`, action };
    }
  },
};

/** Dealing tells nobody what others were dealt. */
export const setupKeepsSecrets: Law = {
  name: 'setup-keeps-secrets',
  sentence:
    'Where one draw of the set-up falls otherwise and leaves a view as it was, its viewer is told the same facts.',
  when: 'end',
  cost: 6,
  *examine(moment) {
    const { engine, history, seats, from } = moment;
    // The set-up of a sample game is the same every time, and a position has no set-up.
    if (from > 0 || history.position !== undefined) return;
    const viewers: readonly (Seat | null)[] = [null, ...seats];
    const [state, events] = [history.states[0], history.events[0]];
    const views = viewers.map((viewer) => engine.view(state, viewer));
    const facts = viewers.map((viewer) => factsFor(moment, { state, events }, viewer));
    for (const altered of alteredSetups(moment)) {
      for (const [n, viewer] of viewers.entries()) {
        if (firstDifference(views[n], engine.view(altered.state, viewer)) !== null) continue;
        const told = firstDifference(facts[n], factsFor(moment, altered, viewer));
        if (told !== null) return yield { detail: `${nameOf(viewer)} is told of the set-up: ${told}` };
      }
    }
  },
};

/** A spectator knows least. */
export const spectatorsSeeLeast: Law = {
  name: 'spectators-see-least',
  sentence: 'What a spectator is shown, of states and of events, every seat is shown, too.',
  when: 'often',
  *examine({ engine, before, state, events, seats }) {
    const open = engine.view(state, null);
    const told = engine.viewEvents(before ?? state, events, null);
    for (const seat of seats) {
      const shown = findHidden(open, engine.view(state, seat), 'view');
      if (shown !== null) yield { detail: `seat ${seat} does not see ${shown}` };
      const own = engine.viewEvents(before ?? state, events, seat);
      for (const event of told) {
        const mine = own.find(({ n }) => n === event.n);
        const kept = mine === undefined ? `the event ${event.type}` : findHidden(event, mine, event.type);
        if (kept !== null) yield { detail: `seat ${seat} is not told ${kept}` };
      }
    }
  },
};

// The place of a value that is there for one and null for the other.
function findHidden(open: unknown, own: unknown, path: string): string | null {
  if (open === null || Object.is(open, own)) return null;
  if (own === null) return path;
  if (typeof open !== 'object' || typeof own !== 'object') return null;
  for (const key in open) {
    if (path === 'view' && key === 'viewer') continue;
    const value = (open as Record<string, unknown>)[key];
    const shown = (own as Record<string, unknown>)[key];
    if (Object.is(value, shown)) continue;
    const found = findHidden(value, shown, `${path}.${key}`);
    if (found !== null) return found;
  }
  return null;
}

// This many equal guesses cannot be an accident.
const ENOUGH_GUESSES = 24;

/** Each guess is drawn again. */
export const guessesVary: Law = {
  name: 'guesses-vary',
  sentence:
    'What is hidden, and is not always the same in play, determinize draws: another seed, another guess; what lies in no order is guessed in none.',
  when: 'regularly',
  cost: 2,
  *examine({ engine, state, seats, random, memory }) {
    const places = memory as Map<string, Guessed>;
    for (const viewer of [null, ...seats]) {
      const view = engine.view(state, viewer);
      const [one, other] = [0, 1].map(() => twinOf(engine, state, viewer, random.int(0, 1_000_000)));
      for (const [path, truth, ...guesses] of hiddenLists(view, [state, one, other])) {
        const key = `order of ${path}`;
        const place = places.get(key) ?? { truths: new Set<string>(), guesses: 0, varied: false };
        places.set(key, place);
        if (!isInOrder(truth)) place.truths.add('in no order');
        place.varied ||= !guesses.every(isInOrder);
        place.guesses++;
        if (place.guesses === ENOUGH_GUESSES && !place.varied && place.truths.size > 0)
          yield {
            detail: `${place.guesses} times two guesses at ${path} were in order, what lies there is in none`,
          };
      }
      for (const [path, truth, ...guesses] of hiddenPlaces(view, [state, one, other])) {
        const place = places.get(path) ?? { truths: new Set<string>(), guesses: 0, varied: false };
        places.set(path, place);
        if (place.truths.size < 3) place.truths.add(canonicalJson(truth));
        place.varied ||= firstDifference(guesses[0], guesses[1]) !== null;
        place.guesses++;
        if (place.guesses === ENOUGH_GUESSES && !place.varied && place.truths.size > 1)
          yield { detail: `${place.guesses} times two guesses at ${path} were the same` };
      }
    }
  },
};

// This many states in which nothing is twice cannot be an accident.
const ENOUGH_STATES = 6;

/** A card that is in one place is guessed in one place. */
export const guessesDealOnce: Law = {
  name: 'guesses-deal-once',
  sentence: 'Where no two hidden values of a place are ever the same in play, no two of a guess are.',
  when: 'regularly',
  *examine({ engine, setting, state, random, memory }) {
    const { fields = {} } = setting.ruleset.state.shape;
    const twin = twinOf(engine, state, null, random.int(0, 1_000_000));
    const dealt = new Map<string, readonly (readonly unknown[])[]>();
    for (const [path, ...values] of hiddenPlaces(engine.view(state, null), [state, twin]))
      dealt.set(path, [...(dealt.get(path) ?? []), values]);
    for (const [path, pairs] of dealt) {
      if (!holdsIds(fields, path)) continue;
      const hasTwice = (which: 0 | 1) =>
        new Set(pairs.map((pair) => canonicalJson(pair[which]))).size < pairs.length;
      if (pairs.length < 2 || memory.get(path) === 'twice') continue;
      const states = ((memory.get(path) as number | undefined) ?? 0) + 1;
      memory.set(path, hasTwice(0) ? 'twice' : states);
      if (!hasTwice(0) && states >= ENOUGH_STATES && hasTwice(1))
        yield { detail: `a guess has one value twice at ${path}, where play never has` };
    }
  },
};

// True for a path to numbers or names of things, such as cards: two purses may well hold the same.
function holdsIds(fields: Fields, path: string): boolean {
  const names = path.split('.').filter((name) => name !== 'state' && name !== '*');
  const kind = names.reduce<AnyKind | undefined>(
    (found, name) => (found === undefined ? fields : fieldsIn(found.layout))[name],
    undefined,
  );
  return kind?.idOf !== undefined;
}

function isInOrder(list: unknown): boolean {
  const items = list as readonly (number | string)[];
  const [up, down] = [1, -1].map((way) =>
    items.every((item, n) => n === 0 || (way > 0 ? items[n - 1] <= item : items[n - 1] >= item)),
  );
  return up || down;
}

interface Guessed {
  readonly truths: Set<string>;
  guesses: number;
  varied: boolean;
}
