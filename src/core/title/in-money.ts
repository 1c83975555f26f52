// Sentences that count in millions, `{price} M`, for a title that counts in something else.

import type { Words } from '../engine/words/translation.js';

/** The sentences with another unit of money. */
export const inMoney = (words: Words, money: string): Words =>
  Object.fromEntries(Object.entries(words).map(([key, text]) => [key, text.replaceAll('} M', `} ${money}`)]));
