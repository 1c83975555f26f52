// The English of the family, for translations.

import type { milepostPlanningWords } from './players/people/planning-words.js';
import type { milepostMessages } from './words/messages.js';
import type { milepostNameWords } from './words/name-words.js';
import type { milepostSentences } from './words/sentences.js';
import type { milepostSummaryWords } from './words/summary-words.js';

/** What every title of the family says. */
export type MilepostEnglish = typeof milepostMessages &
  typeof milepostNameWords &
  typeof milepostPlanningWords &
  typeof milepostSentences &
  typeof milepostSummaryWords;
