// A game that an interface holds: the view to show now, what can be taken back, and every step that led
// there. It needs no framework; its `subscribe` and `getSnapshot` fit React's `useSyncExternalStore`.

export {
  createGameStore,
  type GameSnapshot,
  type GameStart,
  type GameStore,
  type PlayedGame,
} from './game-store.js';
export { type ReplaySteps, replaySteps, type StoryStep } from './replay-steps.js';
export { rowsOf, type StoryRow } from './story-rows.js';
