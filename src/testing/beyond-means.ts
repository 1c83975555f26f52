// Actions that go beyond cash or supplies: one rule alone refuses them. Prices that actions state say what is dear, and bounds that
// fields declare say how much an action may ask for.

import {
  type ActionSpec,
  type AnyEngine,
  actionPrice,
  type Decision,
  type Envelope,
  type GameAction,
  type Random,
} from '../core/engine/index.js';
import { boundsOf } from './bounds.js';
import { some } from './law.js';
import { offered } from './offers.js';

/** A state, and what is listed in it. */
interface Listed {
  readonly state: Envelope;
  readonly actions: readonly GameAction[];
}

// What a kind of action that answers a decision lists now.
interface Kind {
  readonly decision: Decision;
  readonly spec: ActionSpec<never>;
  readonly listed: readonly GameAction[];
}

// So many offers of a kind are priced, and so many actions are tried.
const OFFERS = 400;
const TRIES = 40;

/**
 * Actions of one kind that one rule refuses, and that cost more than any that is listed, or ask for more in a field. Empty where no
 * kind that answers a decision has any.
 */
export function beyondMeans(
  engine: AnyEngine,
  { state, actions }: Listed,
  random: Random,
): readonly GameAction[] {
  const { ruleset } = engine.settingOf(state);
  const kinds = (engine.decisions(state) as readonly Decision[]).flatMap((decision) =>
    ruleset.phases[decision.kind].actions.map((spec): Kind => {
      const listed = actions.filter(({ type, seat }) => type === spec.type && seat === decision.seat);
      return { decision, spec, listed };
    }),
  );
  while (kinds.length > 0) {
    const [kind] = kinds.splice(random.int(0, kinds.length - 1), 1);
    const tries = [...dearer(engine, state, kind, random), ...larger(kind, random)];
    const found = some(tries, TRIES, random).filter((one) => isOneRuleShort(engine, state, one));
    if (found.length > 0) return found;
  }
  return [];
}

const isOneRuleShort = (engine: AnyEngine, state: Envelope, action: GameAction) =>
  engine.explainAction(state, action).length === 1;

// What is offered at a price above all that is listed, or at any price where nothing is.
function dearer(
  engine: AnyEngine,
  state: Envelope,
  { decision, spec, listed }: Kind,
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

// What asks for more in a field than all that is listed, within what the field declares: a larger number, or one more in a list.
function larger({ spec, listed }: Kind, random: Random): readonly GameAction[] {
  return some(listed, TRIES, random).flatMap((action) =>
    Object.entries(action as unknown as Fields).flatMap(([name, value]) =>
      largerValues(spec, listed, { name, value }, random).map(
        (more) => ({ ...action, [name]: more }) as unknown as GameAction,
      ),
    ),
  );
}

type Fields = Readonly<Record<string, unknown>>;

function largerValues(
  { fields }: ActionSpec<never>,
  listed: readonly GameAction[],
  { name, value }: { readonly name: string; readonly value: unknown },
  random: Random,
): readonly unknown[] {
  const field = fields[name];
  if (field === undefined || name === 'seat') return [];
  const others = listed.map((action) => (action as unknown as Fields)[name]);
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
