// The words of a game: its title's sentences, its players' names, and what its places and cards are called.

import type { Setting } from '../play/setting.js';
import { textOfRule, withNumbers } from '../rules/rule-texts.js';
import { type AnyRuleset, layersOf } from '../rules/ruleset.js';
import type { Wording } from './fill.js';

/** The words of a game in a setting, whose seats have these names. */
export function wordingIn(setting: Setting, seatNames: readonly string[]): Wording {
  const { ruleset, rules, board } = setting;
  const { messages, sentences, nameOf, phases } = ruleset;
  const prompts = Object.entries(phases).map(([kind, { prompt }]) => [kind, prompt]);
  return {
    messages,
    sentences,
    ruleText(rule) {
      const found = textOfRule(textsOf(ruleset), rule);
      return found === undefined ? null : withNumbers(found.text, rules);
    },
    prompts: Object.fromEntries(prompts),
    seatNames,
    ...(nameOf && {
      called: (kind: string, value: string | number) => nameOf({ rules, board }, kind, value),
    }),
  };
}

// The last layer first: what it says of a rule is what holds.
const textsOf = (ruleset: AnyRuleset) => [...layersOf(ruleset)].reverse().flatMap(({ texts }) => texts);
