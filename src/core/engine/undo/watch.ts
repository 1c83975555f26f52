// Finds out what rules read that a seat may not know while they carry out an action. The action is played on
// a state whose records are watched: reading a hidden value is noted, and so is storing a record that holds
// one in another place. An unread value cannot have influenced what is told, so the answer holds for every
// state that the seat cannot tell from this one. A value is hidden if a view lacks it, or has null or another
// value. A value that is null in the state is not hidden: views hide values, never their existence.

import { isDraft, original } from 'immer';
import type { Seat } from '../base/seat.js';
import type { Envelope } from '../base/state.js';
import type { Executor } from '../play/executor.js';
import type { Parsed } from '../play/judge.js';
import { play } from '../play/play.js';
import type { Setting } from '../play/setting.js';
import { writeDraft } from '../rules/drafts.js';
import type { GameEvent } from '../rules/event.js';

/** An action, played under watch. */
export interface Watched {
  readonly state: Envelope;
  readonly events: readonly GameEvent[];
  /** Places of the hidden numbers (a purse, points) that rules have read, as paths: `/seats/1/cash`. */
  readonly numbers: ReadonlySet<string>;
  /** True if they have read anything else: an entry of a hidden list, a hidden name. */
  readonly sawMore: boolean;
}

/** A hidden number as rules are to find it: at `place`, `value`. */
export interface Pretence {
  readonly place: string;
  readonly value: number;
}

/** Plays an action that may be played, and notes what rules look at that `seat` may not know. */
export function playWatched(
  setting: Setting,
  before: Envelope,
  { parsed, seat, pretence }: { parsed: Parsed; seat: Seat; pretence?: Pretence },
): Watched {
  const { ruleset } = setting;
  const watch = createWatch(setting, pretence);
  const viewOf = (state: object) => ruleset.state.view(state, seat);
  const events: GameEvent[] = [];
  const watchedBefore = watch.over(before, viewOf(before));
  const state = play(setting, watch.executor(viewOf), watchedBefore, parsed, events);
  watch.release(events, null);
  return { state, events, numbers: watch.numbers, sawMore: watch.sawMore };
}

/** Whether something hidden before is shown now at its place, by a rule that did not even look at it. */
export function isUnveiled(before: unknown, shown: unknown, shownNow: unknown): boolean {
  if (before === null || before === undefined || shown === shownNow) return false;
  if (typeof before !== 'object' || typeof shown !== 'object' || shown === null)
    return shown !== before && shownNow !== null && shownNow !== undefined;
  if (typeof shownNow !== 'object' || shownNow === null) return false;
  return Object.entries(before).some(([key, item]) => isUnveiled(item, at(shown, key), at(shownNow, key)));
}

const at = (record: object, key: PropertyKey) => (record as Record<PropertyKey, unknown>)[key];

// What a view shows of a record that it hides.
const HIDDEN = Object.freeze({});

const isRecord = (value: unknown): value is object => typeof value === 'object' && value !== null;

const originalOf = (value: unknown) => (isDraft(value) ? original(value as object) : value);

function createWatch(setting: Setting, pretence: Pretence | undefined) {
  const numbers = new Set<string>();
  let sawMore = false;
  // The plain record behind every watched one, and its place in the state.
  const plainOf = new WeakMap<object, { plain: object; place: string }>();

  // A number in a list is a card or a segment, not an amount: which one it is must not be seen.
  const look = (value: unknown, place: string, isInList: boolean): unknown => {
    if (typeof value === 'number' && !isInList) numbers.add(place);
    else sawMore = true;
    return place === pretence?.place ? pretence.value : value;
  };

  const watched = <Value extends object>(plain: Value, shown: object, place: string): Value => {
    const isList = Array.isArray(plain);
    const children = new Map<PropertyKey, object>();
    const written = new Set<PropertyKey>();
    const target = (isList ? [...plain] : { ...plain }) as Value;
    // Which entries a hidden record has is hidden too.
    const lookedAt = <Found>(found: Found): Found => {
      if (shown === HIDDEN) sawMore = true;
      return found;
    };
    const proxy = new Proxy(target, {
      get(_, key) {
        const value = Reflect.get(target, key);
        if (typeof value === 'function' || value === null || value === undefined) return value;
        const known = at(shown, key);
        // Where the view holds the very same record, nothing in it is hidden.
        if (known === originalOf(value) || written.has(key)) return value;
        const where = `${place}/${String(key)}`;
        if (typeof value !== 'object') return look(value, where, isList);
        // Rules may copy or hand on a hidden record: they see it only when they look into it.
        const child = children.get(key) ?? watched(value, isRecord(known) ? known : HIDDEN, where);
        children.set(key, child);
        return child;
      },
      ownKeys: () => lookedAt(Reflect.ownKeys(target)),
      has: (_, key) => lookedAt(Reflect.has(target, key)),
      getOwnPropertyDescriptor: (_, key) => lookedAt(Reflect.getOwnPropertyDescriptor(target, key)),
      set(_, key, value) {
        written.add(key);
        Reflect.set(plain, key, release(value, `${place}/${String(key)}`));
        return Reflect.set(target, key, value);
      },
      deleteProperty: (_, key) => Reflect.deleteProperty(plain, key) && Reflect.deleteProperty(target, key),
    });
    plainOf.set(proxy, { plain, place });
    return proxy;
  };

  // The value with plain records instead of watched ones, to be written at `place`. A record with something
  // hidden may be written back where it was; anywhere else it counts as seen.
  const release = (value: unknown, place: string | null): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    const found = plainOf.get(value);
    if (found !== undefined) {
      if (found.place !== place) sawMore = true;
      return found.plain;
    }
    const items = Object.entries(value);
    const bare = items.map(([key, item]) => release(item, place === null ? null : `${place}/${key}`));
    if (items.every(([, item], n) => item === bare[n])) return value;
    return Array.isArray(value) ? bare : Object.fromEntries(items.map(([key], n) => [key, bare[n]]));
  };

  const bared = <State extends object>(state: State) => (plainOf.get(state)?.plain ?? state) as State;
  // Drafts of immer even if the ruleset has its own fork: a draft keeps changes separate from the old state.
  const executor = (viewOf: (state: object) => object): Executor => ({
    step(before, write) {
      const plain = bared(before);
      const shown = viewOf(plain);
      const after = writeDraft(plain, (draft, copied) =>
        write(watched(draft, shown, ''), (value) => copied(release(value, null) as typeof value)),
      );
      return watched(after, viewOf(after), '');
    },
    seal: (_original, last) => bared(last),
    luckOf: setting.ready.executor.luckOf,
  });

  return {
    over: <State extends object>(state: State, shown: object): State => watched(state, shown, ''),
    executor,
    release,
    numbers,
    get sawMore() {
      return sawMore;
    },
  };
}
