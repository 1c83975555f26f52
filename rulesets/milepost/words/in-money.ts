// The family's sentences count in millions, `{price} M`; a title may count in something else.

import type { Words } from '../../../src/core/engine/words/translation.js';

/** The sentences with another unit of money. */
export const inMoney = (words: Words, money: string): Words =>
  Object.fromEntries(Object.entries(words).map(([key, text]) => [key, text.replaceAll('} M', `} ${money}`)]));
