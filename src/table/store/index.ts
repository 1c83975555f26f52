// A game that an interface holds: the view to show now, what can be taken back, and every step that led
// there. It needs no framework; its `subscribe` and `getSnapshot` fit React's `useSyncExternalStore`.

export { createGameStore, type GameStart, type GameStore } from './game-store.js';
export { replaySteps } from './replay-steps.js';
export { rowsOf, type StoryRow } from './story-rows.js';
