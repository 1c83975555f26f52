// The zod schemas of everything that comes in from outside, and JSON Schemas of them for other languages.

export { configSchema } from '../../core/engine/begin/game.js';
export { recordSchema } from '../../core/engine/save/record.js';
export { snapshotSchema } from '../../core/engine/save/snapshot.js';
export { answerSchema } from '../protocol/answers.js';
export { requestSchema } from '../protocol/requests.js';
export { actionSchema, optionsSchema, stateSchema, toJsonSchema } from './titles.js';
