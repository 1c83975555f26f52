/**
 * English for refusals.
 *
 * @module railhead/messages
 */

export { engineMessages } from './engine-messages.js';
export { formatRejection, type Wording } from './format-rejection.js';
