// The public surface of railhead/protocol: any ruleset as JSON lines, for clients in whatever language.

export {
  type Answer,
  answerSchema,
  MOST_ACTIONS,
  MOST_GAMES,
  MOST_LINES,
  PROTOCOL,
  type Request,
  requestSchema,
} from './messages.js';
export { openSession, type Session, type SessionOptions } from './session.js';
