// Actions, events and questions in English, with the names of players and places.

import type { Decision } from '../base/decision.js';
import type { GameAction } from '../base/game-action.js';
import { spaced } from '../base/spaced.js';
import { entryOf } from '../fields/ids.js';
import { reading } from '../input/arguments.js';
import type { GameEvent } from '../rules/event.js';
import { engineSentences } from './engine-messages.js';
import { fill, promptOf, type Said, type Wording, wordsOf } from './fill.js';

/** An action in English: `Ben builds from Wuhan to the milepost 1 east of Wuhan.` Also without a sentence. */
export function describeAction(action: GameAction, wording: Wording = {}): string {
  return reading('action', 'an action of a title, and a wording', () => {
    return described(action, ['type', 'seat', 'decision'], wording);
  });
}

/** A fact in English: `Ben delivers Rice to Beijing for 24 M.` What a view hides of it stays unsaid. */
export function describeEvent(event: GameEvent, wording: Wording = {}): string {
  return reading('event', 'an event of a title, and a wording', () => {
    return described(event, ['type', 'seat', 'n'], wording);
  });
}

/** What somebody is asked: `Ben: Build track or upgrade, then end the turn.` */
export function describeDecision(decision: Decision, wording: Wording = {}): string {
  return reading('decision', 'a decision of decisions(), and a wording', () => {
    const { seat, kind } = decision;
    return fill(`{seat}: ${promptOf(kind, wording)}`, { seat }, wording);
  });
}

// biome-ignore lint/suspicious/noExplicitAny: the fields depend on the type
function described(what: any, apart: readonly string[], wording: Wording): string {
  const sentence = entryOf(wording.sentences ?? {}, what.type) ?? entryOf(engineSentences, what.type);
  if (sentence !== undefined) return fill(sentence, what, wording);
  const details = Object.entries(what as Record<string, Said>)
    .filter(([name, value]) => !apart.includes(name) && isSayable(value))
    .map(([name, value]) => `${spaced(name)} ${wordsOf(value, name, wording)}`);
  const actor = typeof what.seat === 'number' ? `${wordsOf(what.seat, 'seat', wording)}: ` : '';
  const said = `${actor}${spaced(what.type)}${details.length > 0 ? ` (${details.join(', ')})` : ''}.`;
  return fill('{said:text}', { said }, wording);
}

function isSayable(value: unknown): boolean {
  if (Array.isArray(value)) return value.every((one) => typeof one !== 'object');
  return typeof value !== 'object' && value !== undefined;
}
