// English for help on what a player points at, by key. The wording of a page or a title may have other
// sentences under the same keys.

import { fill, type Wording } from '../../core/engine/words/fill.js';

const helpSentences = {
  'help aboard': 'Aboard: {load}.',
  'help source here': 'Pick up {load} in {place:text}, where the train stands.',
  'help source move':
    'Fetch {load} from {place:text}: {steps#step} by train[, {turns#turn}][, {price:text} of rent].',
  'help source build':
    'Fetch {load} from {place:text}, {steps#step} of track away[, {price:text}][, {turns#turn}].',
  'help source joined': 'Fetch {load} from {place:text}.',
  'help source none': 'To get {load} in {place:text}, no way leads there now.',
  'help goal here': '{place:text} pays {pays:text}, and the train stands there.',
  'help goal move':
    '{place:text} pays {pays:text}: {steps#step} by train[, {turns#turn}][, {price:text} of rent].',
  'help goal joined': '{place:text} pays {pays:text}, and your track leads there.',
  'help goal build':
    '{place:text} pays {pays:text}: {steps#step} of track away[, {price:text}][, {turns#turn}].',
  'help goal none': '{place:text} pays {pays:text}, and no way leads there now.',
  'help asked': '{line:text} pays {pays:text}.',
  'help score': 'Score {title:text}[, {price:text}]',
  'help build': 'Build {steps#step} for {title:text}[, {price:text}]',
  'help card ready': 'The track for {title:text} lies[, for {price:text}][, and it brings {pays:text}].',
  'help card plan':
    '{title:text} needs {steps#more step} of track[, {turns#turn}][, and brings {pays:text}]. Begin with {place:text}.',
  'help train': 'Train {number}',
  'help nothing': 'There is nothing to do about it now.',
} as const;

/** What a sentence of help is called. */
export type HelpSentence = keyof typeof helpSentences;

/** A sentence of help with its blanks filled. */
export function helpText(
  wording: Wording,
  key: HelpSentence,
  params: Readonly<Record<string, string | number | null>> = {},
): string {
  const { sentences = {} } = wording;
  return fill(Object.hasOwn(sentences, key) ? sentences[key] : helpSentences[key], params, wording);
}
