// The words of a game: its title's sentences, its players' names, and what its places and cards are called.

import type { Setting } from '../play/setting.js';
import { textOfRule, withNumbers } from '../rules/rule-texts.js';
import { type AnyRuleset, layersOf } from '../rules/ruleset.js';
import type { Wording } from './fill.js';
import type { Language } from './translation.js';

/** The words of a game in a setting, whose seats have these names; in English unless a language is given. */
export function wordingIn(setting: Setting, seatNames: readonly string[], language?: Language): Wording {
  const { ruleset, rules, board } = setting;
  const { messages, sentences, nameOf, phases } = ruleset;
  const { locale, words = {} } = language ?? {};
  const prompts = Object.entries(phases).map(([kind, { prompt }]) => [kind, words[`ask ${kind}`] ?? prompt]);
  return {
    messages: language === undefined ? messages : { ...messages, ...words },
    sentences: language === undefined ? sentences : { ...sentences, ...words },
    ruleText(rule) {
      if (words[`rule ${rule}`] !== undefined) return words[`rule ${rule}`];
      const found = textOfRule(textsOf(ruleset), rule);
      return found === undefined ? null : withNumbers(found.text, rules);
    },
    prompts: Object.fromEntries(prompts),
    seatNames,
    locale,
    ...(nameOf && {
      called: (kind: string, value: string | number) => nameOf({ rules, board, words }, kind, value),
    }),
  };
}

// The last layer first: what it says of a rule is what holds.
const textsOf = (ruleset: AnyRuleset) => [...layersOf(ruleset)].reverse().flatMap(({ texts }) => texts);
