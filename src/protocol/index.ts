/**
 * Any title as JSON lines, for clients in whatever language.
 *
 * @module railhead/protocol
 */

export {
  type Answer,
  answerSchema,
  LONGEST_LINE,
  MOST_ACTIONS,
  MOST_GAMES,
  MOST_LINES,
  PROTOCOL,
  type Request,
  requestSchema,
} from './messages.js';
export { openSession, type Session, type SessionOptions } from './session.js';
