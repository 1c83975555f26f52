// English for refusals, actions, facts and decisions, with the names of players, places and cards.

export { describeAction, describeDecision, describeEvent } from './describe.js';
export { describeCard } from './describe-card.js';
export { describeProposal } from './describe-proposal.js';
export { describeRow } from './describe-row.js';
export { describeStatus } from './describe-status.js';
export { type Describable, sentenceOf } from './describe-thing.js';
export { engineMessages } from './engine-messages.js';
export type { Wording } from './fill.js';
export { formatRejection } from './format-rejection.js';
export { labelOf } from './label-of.js';
export { wordingOf } from './wording.js';
