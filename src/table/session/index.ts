// A game as a client holds it, wherever it is kept.

export { createAutoplay } from './autoplay.js';
export { createRecordedSession } from './recorded-session.js';
export { type RemoteOptions, type RemoteSession, remoteSession } from './remote/remote-session.js';
export type { SeatClock, Session, ToldStep } from './session.js';
