// English for what the table itself says, by key. A word in braces is a blank, a part in brackets is left out
// where one of its blanks has nothing to say. A title has its own sentences under the same keys if it wants.

import type { engineMessages, engineSentences } from '../../core/engine/words/engine-messages.js';
import type { engineWords } from '../../core/engine/words/engine-words.js';
import { fill, type Wording } from '../../core/engine/words/fill.js';
import type { ParamsOf } from '../../core/engine/words/translation.js';
import type { whereWords } from '../../core/title/where-is.js';

/** Help, labels, proposals, how a turn stands, cards, and the end of a game. */
export const tableWords = {
  'help aboard': 'Aboard: {load}.',
  'help source here': 'Pick up {load} in {place:text}, where the train stands.',
  'help source move':
    'Fetch {load} from {place:text}: {steps#step|steps} by train[, {turns#turn|turns}][, {price:text} of rent].',
  'help source build':
    'Fetch {load} from {place:text}, {steps#step|steps} of track away[, {price:text}][, {turns#turn|turns}].',
  'help source joined': 'Fetch {load} from {place:text}.',
  'help source none': 'To get {load} in {place:text}, no way leads there now.',
  'help goal here': '{place:text} pays {pays:text}, and the train stands there.',
  'help goal move':
    '{place:text} pays {pays:text}: {steps#step|steps} by train[, {turns#turn|turns}][, {price:text} of rent].',
  'help goal joined': '{place:text} pays {pays:text}, and your track leads there.',
  'help goal build':
    '{place:text} pays {pays:text}: {steps#step|steps} of track away[, {price:text}][, {turns#turn|turns}].',
  'help goal none': '{place:text} pays {pays:text}, and no way leads there now.',
  'help asked': '{line:text} pays {pays:text}.',
  'help score': 'Score {title:text}[, {price:text}]',
  'help build': 'Build {steps#step|steps} for {title:text}[, {price:text}]',
  'help card ready': 'The track for {title:text} lies[, for {price:text}][, and it brings {pays:text}].',
  'help card plan':
    '{title:text} needs {steps#more step|more steps} of track[, {turns#turn|turns}][, and brings {pays:text}]. Begin with {place:text}.',
  'help train': 'Train {number}',
  'help nothing': 'There is nothing to do about it now.',

  whither: 'to {place:text}',
  there: 'there',
  'label build': 'Build[ {count} of {all#step|steps}] {whither:text}',
  'label go': 'Go[ {count} of {all#step|steps}] {whither:text}[ with train {train}]',
  'label paid': '{label:text}, {price:text}',
  'label then': '{first:text}, then {next:lower}',
  'label gain': '{label:text} {gain:text}',
  really: 'Really {label:lower}?',

  first: 'First: {action:text}',
  'points at build':
    'Building {whither:text} takes {steps#step|steps}[, {price:text}][ in {turns#turn|turns}]{part:text}.',
  'points at go':
    'Going {whither:text} takes {steps#step|steps}[, {price:text}][ in {turns#turn|turns}]{part:text}.',
  'points at some': '; {count} of them[, {price:text},] can be played now',
  'points at none': '; none of them can be played now',
  'points at rent': '{price:text} of it to {to:seat}.',

  'title build': 'Build to {place:text}',
  'title run': 'Run[ train {train}] to {place:text}',
  'button build': 'Build[ {count} of {all}][, {price:text}]',
  'button go': 'Go[ {count} of {all#step|steps}][, {price:text}]',
  'button do': 'Do it[, {price:text}]',
  'button do all': 'Do all {count}[, {price:text}]',
  'button do all, end': 'Do all {count}[, {price:text}], and end',
  'note build': '{price:text} in all, {long:text}',
  'note go': '{steps#step|steps}, {long:text}',
  'note this turn': 'this turn',
  'note turns': '{turns#turn|turns}',
  'note rent': 'Rent {price:text} to {to:seat}[, in turn {turn}]',
  'note item': '{what:text} {price:text}[ to {to:seat}]',

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

  'final chance': 'Luck was drawn: nothing before it can be undone.',
  'final reveal': 'Something hidden came to light: nothing before it can be undone.',
  'hand over': 'Hand the screen to {name:text}.',
  'hand taken': 'I am {name:text}',

  'result wins': '{seat} wins.',
  'result shared': '{who:text} share the first place.',
  'result agreed': 'The players agreed to stop.',
  'result equal': 'Nothing decides between the best.',
  'result ahead': '{first:seat} is {amount:text} ahead of {second:seat}.',
  'result gap': 'The biggest difference is {amount:text} under “{label:text}”.',
} as const;

/** The English of the engine and of the table, for a translation. */
export type TableEnglish = typeof engineMessages &
  typeof engineSentences &
  typeof engineWords &
  typeof whereWords &
  typeof tableWords;

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
