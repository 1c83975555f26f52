// English for refusals, actions, facts and decisions, with the names of players, places and cards.

export { describeAction, describeDecision, describeEvent } from '../../core/engine/words/describe.js';
export { engineMessages } from '../../core/engine/words/engine-messages.js';
export type { Wording } from '../../core/engine/words/fill.js';
export { formatRejection } from '../../core/engine/words/format-rejection.js';
export { type Language, translating, type Words } from '../../core/engine/words/translation.js';
export { describeCard } from './describe-card.js';
export { describeProposal } from './describe-proposal.js';
export { describeRow } from './describe-row.js';
export { describeStatus } from './describe-status.js';
export { type Describable, sentenceOf } from './describe-thing.js';
export { labelOf } from './label-of.js';
export { languageOf, printedIn } from './languages.js';
export { shownText, shownWords } from './shown-words.js';
export { type TableEnglish, type TableKey, tableText, tableWords } from './table-words.js';
export { wordingOf } from './wording.js';
