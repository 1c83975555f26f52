/**
 * Any title for clients in whatever language: JSON lines, and the schemas of all that comes in from outside, in zod and as JSON Schema.
 *
 * @module railhead/serve
 */

export {
  type Answer,
  loadTitleWords,
  openSession,
  PROTOCOL_VERSION,
  type Request,
} from '../serve/protocol/index.js';
export {
  actionSchema,
  answerSchema,
  configSchema,
  optionsSchema,
  recordSchema,
  requestSchema,
  snapshotSchema,
  stateSchema,
  toJsonSchema,
} from '../serve/schemas/index.js';
