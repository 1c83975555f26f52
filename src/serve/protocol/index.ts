// Any title as JSON lines, for clients in any language.

export { type Answer, answerSchema } from './answers.js';
export {
  LONGEST_ANSWER,
  LONGEST_LINE,
  MOST_GAMES,
  MOST_LINES,
  MOST_REMEMBERED,
  MOST_WORK,
  PROTOCOL_VERSION,
} from './limits.js';
export { plainJson } from './plain-json.js';
export { type Request, requestSchema } from './requests.js';
export { openSession, type Session, type SessionOptions } from './session.js';
export { loadTitleWords } from './title-words.js';
