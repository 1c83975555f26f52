// A game that an interface holds on to: what is to be shown now, what can be taken back, and every step that led there. It needs
// no framework; its two functions `subscribe` and `getSnapshot` are what React's `useSyncExternalStore` takes.

export {
  createGameStore,
  type GameSnapshot,
  type GameStart,
  type GameStore,
  type PlayedGame,
} from './game-store.js';
export { type ReplaySteps, replaySteps, type StoryStep } from './replay-steps.js';
export { rowsOf, type StoryRow } from './story-rows.js';
