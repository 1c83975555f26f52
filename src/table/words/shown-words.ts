// English for what a whole table shows beside sentences, as in `table-words.ts`. A page that only says things
// does not load it.

import { fill, type Wording } from '../../core/engine/words/fill.js';
import type { ParamsOf } from '../../core/engine/words/translation.js';

/** Help, buttons and notes of proposals, the hand-over, and the end of a game. */
export const shownWords = {
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

  'label gain': '{label:text} {gain:text}',
  really: 'Really {label:lower}?',

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

/** A text that a table shows with its blanks filled, in the language of the wording. */
export function shownText<Key extends keyof typeof shownWords>(
  wording: Wording,
  key: Key,
  params: ParamsOf<(typeof shownWords)[Key]>,
): string {
  return fill(wording.sentences?.[key] ?? shownWords[key], params, wording);
}
