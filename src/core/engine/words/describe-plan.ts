// A title's plan in words: what it fetches, delivers and builds, what it pays and how long it takes.

import type { PlanPlace } from '../rules/plan.js';
import type { Plan } from '../rules/ruleset.js';
import { describeAction } from './describe.js';
import { amountText, engineText, fill, type Wording, wordsOf } from './fill.js';

/** The plan in words; for a plan that does nothing beyond its line, what it begins with. */
export function describePlan(plan: Plan, wording: Wording): string {
  const parts = partsOf(plan, wording);
  if (parts.length > 0) return engineText(wording, 'plan parts', { parts: andAll(parts, wording) });
  const [first] = plan.line;
  if (first === undefined) return engineText(wording, 'plan nothing', {});
  return engineText(wording, 'plan first', { action: describeAction(first, wording) });
}

function partsOf({ pickUps, deliveries, builds, goals, ...plan }: Plan, wording: Wording): readonly string[] {
  const name = ({ kind, id }: PlanPlace) => wordsOf(id, kind, wording);
  const load = (id: string) => wordsOf(id, 'good', wording);
  const { spend, fees, money, turns } = plan;
  const price = (amount: number) => amountText(amount, money, wording);
  const said = (
    key: 'plan goals' | 'plan fetches' | 'plan delivers' | 'plan builds' | 'plan pays',
    what: readonly string[],
  ) => (what.length === 0 ? [] : [engineText(wording, key, { what: andAll(what, wording) })]);
  return [
    ...said('plan goals', goals.map(name)),
    ...said(
      'plan fetches',
      pickUps.map(({ good, at }) => engineText(wording, 'plan fetch', { load: load(good), place: name(at) })),
    ),
    ...said(
      'plan delivers',
      deliveries.map(({ good, to, pays }) =>
        engineText(wording, 'plan delivery', { load: load(good), place: name(to), price: price(pays) }),
      ),
    ),
    ...said('plan builds', builtBy(builds, wording)),
    ...said('plan pays', [
      ...(spend > 0 ? [engineText(wording, 'plan bank', { price: price(spend) })] : []),
      ...(fees > 0 ? [engineText(wording, 'plan others', { price: price(fees) })] : []),
    ]),
    ...(turns > 0 ? [engineText(wording, 'plan turns', { turns: Math.ceil(turns) })] : []),
  ];
}

// How many of each kind, in the order in which kinds come up.
function builtBy(builds: readonly PlanPlace[], wording: Wording): readonly string[] {
  const kinds = [...new Set(builds.map(({ kind }) => kind))];
  return kinds.map((kind) => {
    const amount = builds.filter((one) => one.kind === kind).length;
    const plural = kind.endsWith('x') ? `${kind}es` : `${kind}s`;
    return fill(wording.sentences?.[`unit ${kind}`] ?? `{amount#${kind}|${plural}}`, { amount }, wording);
  });
}

// Parts have lists in them, and the last still follows “and”.
const andAll = (words: readonly string[], wording: Wording) =>
  words.length < 2
    ? words.join('')
    : `${words.slice(0, -1).join(', ')}${engineText(wording, 'word and', {})}${words.at(-1)}`;
