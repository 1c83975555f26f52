// A title's plan in English: what it fetches, delivers and builds, what it pays and how long it takes.

import type { PlanPlace } from '../rules/plan.js';
import type { Plan } from '../rules/ruleset.js';
import { describeAction } from './describe.js';
import { type Wording, wordsOf } from './fill.js';

/** The plan in words; for a plan that does nothing beyond its line, what it begins with. */
export function describePlan(plan: Plan, wording: Wording): string {
  const parts = partsOf(plan, wording);
  if (parts.length === 0) {
    const [first] = plan.line;
    return first === undefined ? 'The plan is to do nothing.' : `First: ${describeAction(first, wording)}`;
  }
  return `The plan ${listed(parts)}.`;
}

function partsOf({ pickUps, deliveries, builds, goals, ...plan }: Plan, wording: Wording): readonly string[] {
  const name = ({ kind, id }: PlanPlace) => wordsOf(id, kind, wording);
  const good = (id: string) => wordsOf(id, 'good', wording);
  const { spend, fees, money, turns } = plan;
  const bank = spend > 0 ? [`${spend} ${money} to the bank`] : [];
  const others = fees > 0 ? [`${fees} ${money} to other players`] : [];
  return [
    ...(goals.length > 0 ? [`is for ${listed(goals.map(name))}`] : []),
    ...(pickUps.length > 0
      ? [`fetches ${listed(pickUps.map((one) => `${good(one.good)} from ${name(one.at)}`))}`]
      : []),
    ...(deliveries.length > 0
      ? [
          `delivers ${listed(
            deliveries.map((one) => `${good(one.good)} to ${name(one.to)} for ${one.pays} ${money}`),
          )}`,
        ]
      : []),
    ...(builds.length > 0 ? [`builds ${builtBy(builds)}`] : []),
    ...(spend + fees > 0 ? [`pays ${listed([...bank, ...others])}`] : []),
    ...(turns > 0 ? [`takes ${counted(Math.ceil(turns), 'turn')}`] : []),
  ];
}

// How many of each kind, in the order in which kinds come up.
function builtBy(builds: readonly PlanPlace[]): string {
  const kinds = [...new Set(builds.map(({ kind }) => kind))];
  return listed(kinds.map((kind) => counted(builds.filter((one) => one.kind === kind).length, kind)));
}

const counted = (count: number, thing: string) =>
  `${count} ${count === 1 ? thing : thing.endsWith('x') ? `${thing}es` : `${thing}s`}`;

const listed = (words: readonly string[]) =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
