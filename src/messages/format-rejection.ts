// From a rejection to a sentence. Codes are API, sentences are not.

import type { Rejection } from '../engine/index.js';
import { engineMessages } from './engine-messages.js';

/**
 * Says in English why an action was refused, with the rule that says so in brackets. `messages` are a title's own
 * sentences by code (`ruleset.messages`); a code without a sentence is spelled out.
 *
 * @example
 * formatRejection(rejection, chinaRails.messages)
 * // 'The segment costs 5 M; only 3 M of this turn’s budget is left. [M-BUILD-16]'
 */
export function formatRejection(
  { code, rule, params }: Rejection,
  messages: Readonly<Record<string, string>> = {},
): string {
  const sentence = messages[code] ?? engineMessages[code] ?? `Refused: ${code.replace(/[/-]/g, ' ')}.`;
  const filled = sentence.replace(/\{(\w+)\}/g, (_, name: string) => words(params[name]));
  return `${filled.charAt(0).toUpperCase()}${filled.slice(1)} [${rule}]`;
}

function words(value: Rejection['params'][string] | undefined): string {
  if (value === undefined || value === null) return 'nothing';
  return Array.isArray(value) ? value.join(', ') : String(value).replace(/-/g, ' ');
}
