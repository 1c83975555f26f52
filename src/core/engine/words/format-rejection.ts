// From a rejection to a sentence. Codes are API, sentences are not.

import type { Rejection } from '../base/rejection.js';
import { reading } from '../input/arguments.js';
import { engineMessages } from './engine-messages.js';
import { fill, type Said, type Wording, wordsOf } from './fill.js';

/**
 * Says in English why an action was refused, with the rule that says so in brackets. If the code has no
 * sentence, it says the rule; if the rule has no text either, it spells the code out. The sentences may
 * change: do not take them apart.
 */
export function formatRejection(rejection: Rejection, wording: Wording = {}): string {
  return reading('rejection', 'a rejection, and a wording', () => {
    const { code, rule, params } = rejection;
    const { messages = {} } = wording;
    const sentence =
      messageOf(code, messages) ??
      messageOf(code.replace(/^(action\/no-such)-.*/, '$1'), { ...engineMessages, ...messages });
    // The text of a rule has no blanks.
    const text = sentence === undefined ? wording.ruleText?.(rule) : fill(sentence, params, wording);
    return `${text ?? fill(spelledOut(code, params, wording), params, wording)} [${rule}]`;
  });
}

const messageOf = (key: string, messages: Readonly<Record<string, string>>) =>
  Object.hasOwn(messages, key) ? messages[key] : undefined;

function spelledOut(code: string, params: Rejection['params'], wording: Wording): string {
  const details = Object.entries(params).map(
    ([name, value]) => `${name} ${wordsOf(value as Said, name, wording)}`,
  );
  return `Refused: ${code.replace(/[/-]/g, ' ')}${details.length > 0 ? ` (${details.join(', ')})` : ''}.`;
}
