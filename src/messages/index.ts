// The public surface of railhead/messages.

export { engineMessages } from './engine-messages.js';
export { formatRejection } from './format-rejection.js';
