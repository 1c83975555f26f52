// English for help on what a player points at, by key. The wording of a page or a title may have other
// sentences under the same keys.

import { fill, type Wording } from '../../core/engine/words/fill.js';

const helpSentences = {
  'help aboard': 'Aboard: {load}.',
  'help source here': 'Pick up {load} in {place}, where the train stands.',
  'help source move': 'Fetch {load} from {place}: {steps#step} by train[, {turns#turn}][, {price} of rent].',
  'help source build': 'Fetch {load} from {place}, {steps#step} of track away[, {price}][, {turns#turn}].',
  'help source none': 'To get {load} in {place}, no way leads there now.',
  'help goal here': '{place} pays {pays}, and the train stands there.',
  'help goal move': '{place} pays {pays}: {steps#step} by train[, {turns#turn}][, {price} of rent].',
  'help goal joined': '{place} pays {pays}, and your track leads there.',
  'help goal build': '{place} pays {pays}: {steps#step} of track away[, {price}][, {turns#turn}].',
  'help goal none': '{place} pays {pays}, and no way leads there now.',
  'help asked': '{line} pays {pays}.',
  'help score': 'Score {title}[, {price}]',
  'help build': 'Build {steps#step} for {title}[, {price}]',
  'help card ready': 'The track for {title} lies[, for {price}][, and it brings {pays}].',
  'help card plan':
    '{title} needs {steps#more step} of track[, {turns#turn}][, and brings {pays}]. Begin with {place}.',
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
