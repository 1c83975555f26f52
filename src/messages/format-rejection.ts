// From a rejection to a sentence. Codes are API, sentences are not.

import type { Rejection } from '../core/engine/index.js';
import { engineMessages } from './engine-messages.js';

/** Where the words of a sentence come from. */
export interface Wording {
  /**
   * A title's own sentences by code: a ruleset has them, so a ruleset may be given for this. Besides, what things are
   * called of which sentences have the number: `event {card}` is said as `event 144` stands here, if it does.
   */
  readonly messages?: Readonly<Record<string, string>>;
  /** Names to use for seats; without them a seat is its number. */
  readonly seatNames?: readonly string[];
}

/**
 * Says in English why an action was refused, with the rule that says so in brackets. A code without a sentence is
 * spelled out. The sentences are no API: do not take them apart.
 *
 * @example
 * formatRejection(rejection, myTitle)
 * // 'The segment costs 5 M; only 3 M of this turn’s budget is left. [M-BUILD-16]'
 */
export function formatRejection({ code, rule, params }: Rejection, wording: Wording = {}): string {
  const { messages = {}, seatNames = [] } = wording;
  const sentence =
    messageOf(code, messages) ??
    messageOf(code.replace(/^(action\/no-such)-.*/, '$1'), engineMessages) ??
    spelledOut(code, params);
  const named = sentence.replace(/\b(\w+) \{(\w+)\}/g, (text, kind: string, name: string) => {
    const number = params[name];
    if (typeof number !== 'number') return text;
    const thing = kind.toLowerCase();
    return (thing === 'seat' ? seatNames[number] : messageOf(`${thing} ${number}`, messages)) ?? text;
  });
  const filled = named.replace(/\{(\w+)\}/g, (_, name: string) => words(params[name]));
  return `${filled.charAt(0).toUpperCase()}${filled.slice(1)} [${rule}]`;
}

const messageOf = (key: string, messages: Readonly<Record<string, string>>) =>
  Object.hasOwn(messages, key) ? messages[key] : undefined;

function spelledOut(code: string, params: Rejection['params']): string {
  const details = Object.entries(params).map(([name, value]) => `${name} ${words(value)}`);
  return `Refused: ${code.replace(/[/-]/g, ' ')}${details.length > 0 ? ` (${details.join(', ')})` : ''}.`;
}

// Ids are in lower case, ids of rules are not and stay what they are.
function words(value: Rejection['params'][string] | undefined): string {
  if (value === undefined || value === null) return 'nothing';
  return Array.isArray(value) ? value.join(', ') : String(value).replace(/-(?=\p{Ll})/gu, ' ');
}
