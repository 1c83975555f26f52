// Rules that say so when a policy answers NaN: a price that is no number can be neither paid nor refused, and so, often enough,
// nothing else breaks.

import type { Setting } from '../core/engine/index.js';

type Policies = Readonly<Record<string, unknown>>;

/** The setting with policies that throw a `RangeError` where they would answer NaN; all else is the same. */
export function withSoundPolicies(setting: Setting): Setting {
  const { policies } = setting.rules as { readonly policies?: Policies };
  if (policies === undefined) return setting;
  const sound = Object.entries(policies).map(([name, policy]) => [name, answering(name, policy)]);
  return { ...setting, rules: { ...setting.rules, policies: Object.fromEntries(sound) } } as Setting;
}

function answering(name: string, policy: unknown): unknown {
  if (typeof policy !== 'function') return policy;
  return (...asked: readonly unknown[]) => {
    const answer: unknown = policy(...asked);
    if (Number.isNaN(answer)) throw new RangeError(`the policy ${name} answered NaN`);
    return answer;
  };
}
