// Actions that go beyond cash or supplies: one rule alone refuses them. Prices tell which actions are
// expensive. Bounds of fields say how much an action may ask for. Offers and earlier actions say what there
// was: cubes, cards, shares.

import {
  type AnyEngine,
  actionPrice,
  type Decision,
  type Envelope,
  type GameAction,
  type Random,
} from '../core/engine/index.js';
import type { AnySpec } from '../core/engine/rules/action.js';
import { boundsOf } from './bounds.js';
import { type History, some } from './law.js';
import { offered } from './offers.js';

/** An action that is refused, and after how many actions of the game it was tried. */
export interface Beyond {
  readonly step: number;
  readonly action: GameAction;
}

// A state of a game, and what was played on the way to it.
interface Place {
  readonly step: number;
  readonly state: Envelope;
  readonly played: readonly GameAction[];
}

// What a kind of action that answers a decision lists now.
interface Kind extends Place {
  readonly decision: Decision;
  readonly spec: AnySpec;
  readonly listed: readonly GameAction[];
}

// How many states of a game are looked at, offers of a kind priced, and actions of a kind tried.
const STATES = 16;
const OFFERS = 400;
const TRIES = 12;

/**
 * Actions that one rule alone refuses at some place of a game, all with one code. The code is drawn, so that
 * rare ones come as often. The actions cost more than any listed one, ask for more in a field, were played
 * before, or are offered; this too is drawn. Empty if no such action is found.
 */
export function beyondMeans(
  engine: AnyEngine,
  { states, actions }: Pick<History, 'states' | 'actions'>,
  random: Random,
): readonly Beyond[] {
  const open = states.flatMap((state, step) => (state.outcome === null ? [step] : []));
  const places = [...some(open.slice(0, -1), STATES - 1, random), ...open.slice(-1)].map((step) => ({
    step,
    state: states[step],
    played: actions.slice(0, step),
  }));
  const kinds = places.flatMap((place) => kindsAt(engine, place));
  const ways: readonly ((kind: Kind) => readonly GameAction[])[] = [
    (kind) => [...some(dearer(engine, kind, random), TRIES, random), ...larger(kind, random)],
    playedBefore,
    ({ state, spec, decision }) =>
      offered(engine.settingOf(state), state, { spec, decision, count: OFFERS }, random),
  ];
  const left = [...ways];
  while (left.length > 0) {
    const [way] = left.splice(random.int(0, left.length - 1), 1);
    const tries = kinds.flatMap((kind) =>
      some(way(kind), TRIES, random).map((action) => ({ step: kind.step, action })),
    );
    const groups = [...byCode(engine, states, tries).values()];
    if (groups.length > 0) return groups[random.int(0, groups.length - 1)];
  }
  return [];
}

function kindsAt(engine: AnyEngine, place: Place): readonly Kind[] {
  const { state } = place;
  const { ruleset } = engine.settingOf(state);
  // Lists take longest, and two of the ways do without.
  let all: readonly GameAction[] | undefined;
  return (engine.decisions(state) as readonly Decision[]).flatMap((decision) =>
    ruleset.phases[decision.kind].actions.map(
      (spec): Kind => ({
        ...place,
        decision,
        spec,
        get listed() {
          all ??= [...engine.legalActions(state)];
          return all.filter(({ type, seat }) => type === spec.type && seat === decision.seat);
        },
      }),
    ),
  );
}

// Those that one rule refuses, by the code of the refusal.
function byCode(engine: AnyEngine, states: History['states'], tries: readonly Beyond[]) {
  const found = new Map<string, Beyond[]>();
  for (const one of tries) {
    const [refusal, ...others] = engine.explainAction(states[one.step], one.action);
    if (refusal === undefined || others.length > 0) continue;
    const alike = found.get(refusal.code);
    if (alike === undefined) found.set(refusal.code, [one]);
    else alike.push(one);
  }
  return found;
}

// What anybody played before, by the seat that is asked now: it may be used up.
const playedBefore = ({ played, spec, decision: { seat } }: Kind): readonly GameAction[] =>
  played.filter(({ type }) => type === spec.type).map(({ decision: _, ...action }) => ({ ...action, seat }));

// Offers at a price above all that is listed, or at any price if nothing is listed.
function dearer(
  engine: AnyEngine,
  { state, decision, spec, listed }: Kind,
  random: Random,
): readonly GameAction[] {
  if (spec.price === undefined) return [];
  const setting = engine.settingOf(state);
  const costOf = (action: GameAction) =>
    actionPrice(setting, state, action).reduce((sum, { amount }) => sum + amount, 0);
  const most = Math.max(0, ...some(listed, OFFERS, random).map(costOf));
  const offers = offered(setting, state, { spec, decision, count: OFFERS }, random);
  return offers.filter((action) => costOf(action) > most);
}

// What asks for more in a field than all that is listed, within what the field declares: a larger number, or
// one more in a list.
function larger({ spec, listed }: Kind, random: Random): readonly GameAction[] {
  return some(listed, TRIES, random).flatMap((action) =>
    Object.entries<unknown>({ ...action }).flatMap(([name, value]) =>
      largerValues(spec, listed, { name, value }, random).map(
        (more) => ({ ...action, [name]: more }) as GameAction,
      ),
    ),
  );
}

type Fields = Readonly<Record<string, unknown>>;

function largerValues(
  { fields }: AnySpec,
  listed: readonly GameAction[],
  { name, value }: { readonly name: string; readonly value: unknown },
  random: Random,
): readonly unknown[] {
  const field = fields[name];
  if (field === undefined || name === 'seat') return [];
  const others = listed.map((action) => (({ ...action }) as Fields)[name]);
  if (Array.isArray(value)) {
    const items = [...new Set(others.flatMap((other) => (other ?? []) as readonly unknown[]))];
    const most = Math.max(...others.map((other) => (other as readonly unknown[] | undefined)?.length ?? 0));
    const rest = items.filter((item) => !value.includes(item));
    // A list that stands for a set is in order.
    const longer = [...value, ...some(rest, most + 1 - value.length, random)];
    return longer.length > most ? [longer.sort(inOrder)] : [];
  }
  if (typeof value !== 'number' || field.idOf !== undefined) return [];
  const most = Math.max(...others.filter((other) => typeof other === 'number'));
  const [, bound] = boundsOf(field.schema());
  return most < bound ? [most + 1, random.int(most + 1, bound), bound] : [];
}

const inOrder = (one: unknown, other: unknown) =>
  one === other ? 0 : (one as number) < (other as number) ? -1 : 1;
