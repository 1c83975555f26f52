// English for what the table itself says, by key. A word in braces is a blank, a part in brackets is left out
// where one of its blanks has nothing to say. A title has its own sentences under the same keys if it wants.

import type { engineMessages, engineSentences } from '../../core/engine/words/engine-messages.js';
import type { engineWords } from '../../core/engine/words/engine-words.js';
import { fill, type Wording } from '../../core/engine/words/fill.js';
import type { ParamsOf } from '../../core/engine/words/translation.js';
import type { whereWords } from '../../core/title/where-is.js';
import type { shownWords } from './shown-words.js';

/** Labels, plans, how a turn stands, and cards: what `sentenceOf` and `labelOf` say. */
export const tableWords = {
  whither: 'to {place:text}',
  there: 'there',
  'label build': 'Build[ {count} of {all#step|steps}] {whither:text}',
  'label go': 'Go[ {count} of {all#step|steps}] {whither:text}[ with train {train}]',
  'label paid': '{label:text}, {price:text}',
  'label then': '{first:text}, then {next:lower}',

  first: 'First: {action:text}',
  'points at build':
    'Building {whither:text} takes {steps#step|steps}[, {price:text}][ in {turns#turn|turns}]{part:text}.',
  'points at go':
    'Going {whither:text} takes {steps#step|steps}[, {price:text}][ in {turns#turn|turns}]{part:text}.',
  'points at some': '; {count} of them[, {price:text},] can be played now',
  'points at none': '; none of them can be played now',
  'points at rent': '{price:text} of it to {to:seat}.',

  'status train': '{meter:text} with train {train}',
  'status aboard': 'Aboard[ train {train}]: {loads:loads}; {room:text}',
  'status full': 'no room',
  'status empty': 'room for {room}',
  'status room': 'room for {room} more',
  'status to win': 'To win: {goals:text}',
  'status to end': 'The game ends at: {goals:text}',
  'status or': ', or ',

  'card back': '{sort:text}, face down.',
  'card line': '{line:text} for {pays:text}',

  'row twice': '{told:text}, twice.',
  'row times': '{told:text}, {count#time|times}.',
} as const;

/** The English of the engine and of the table, for a translation. */
export type TableEnglish = typeof engineMessages &
  typeof engineSentences &
  typeof engineWords &
  typeof whereWords &
  typeof tableWords &
  typeof shownWords;

/** What a text of the table is called. */
export type TableKey = keyof typeof tableWords;

/** A text of the table with its blanks filled, in the language of the wording. */
export function tableText<Key extends TableKey>(
  wording: Wording,
  key: Key,
  params: ParamsOf<(typeof tableWords)[Key]>,
): string {
  return fill(wording.sentences?.[key] ?? tableWords[key], params, wording);
}
