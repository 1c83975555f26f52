// Code as users write it, for what an editor says of it: text, because half of it must not compile.

/** Code over which hovers are looked at. */
export const hovered = `
import {
  type State, applyAction, checkAction, createGame, decisions, engine, legalActions, tryAction, view as show,
} from 'railhead';
import { createEngine, layer } from 'railhead/engine';
import { greedyBot, playGame } from 'railhead/players';
import { createGameStore } from 'railhead/table';
import { type BuildTrack, chinaRails } from 'railhead/rulesets/china-rails';

export type Mine = State<'china-rails'>;
export type Anybody = State;
const config = { seats: 2, seed: 7 };
const begun = createGame('china-rails', config);
export const next = applyAction(begun, { type: 'endTurn', seat: 0 });
export const seen = show(begun, 0);
export const asked = decisions(begun);
export const refused = checkAction(begun, { type: 'endTurn', seat: 0 });
export const actions = [...legalActions(begun)];
export const result = tryAction(begun, actions[0]);
export const store = createGameStore(engine, { ruleset: 'china-rails', config });
export const snapshot = store.getSnapshot();
export const { view } = snapshot;
const quick = layer(chinaRails, { id: 'quick-china', title: 'China Rails to 150', tables: { victoryCash: 150 } });
export const laid = createEngine([quick]).createGame('quick-china', config);
export const played = playGame(engine, 'china-rails', { config, bots: [greedyBot] });
export const turn = begun.turn;
export const cash = begun.seats[0].cash;
export const build: BuildTrack = { type: 'buildTrack', seat: 0, from: 1, to: 2 };
export const from = build.from;
`;

/** What is shown over names of it: the word, what stands before it, what is shown. */
export const names: readonly (readonly [word: string, before: string, shown: string])[] = [
  ['Mine', 'type ', 'type Mine = ChinaRailsState'],
  ['begun', 'const ', 'const begun: ChinaRailsState'],
  ['next', 'const ', 'const next: ChinaRailsState'],
  ['seen', 'const ', 'const seen: ChinaRailsView'],
  ['asked', 'const ', 'const asked: readonly ChinaRailsDecision[]'],
  ['refused', 'const ', 'const refused: ChinaRailsRejection | null'],
  ['store', 'const ', 'const store: GameStore<ChinaRailsNames>'],
  ['snapshot', 'const ', 'const snapshot: GameSnapshot<ChinaRailsNames>'],
  ['view', 'const { ', 'const view: ChinaRailsView'],
  ['laid', 'const ', 'const laid: Layered<ChinaRailsState, "quick-china", ChinaRailsOptions, object>'],
  ['played', 'const ', 'const played: PlayedGame<ChinaRailsNames>'],
  ['turn', 'const ', 'const turn: MilepostTurn'],
];

/** Names over which little is shown: the word, and what stands before it. */
export const short: readonly (readonly [word: string, before: string])[] = [
  ['State', 'type Anybody = '],
  ['Anybody', 'type '],
  ['createGame', 'begun = '],
  ['applyAction', 'next = '],
  ['tryAction', 'result = '],
  ['decisions', 'asked = '],
  ['checkAction', 'refused = '],
  ['legalActions', '...'],
  ['getSnapshot', 'store.'],
  ['result', 'const '],
  ['quick', 'const '],
];

const HEAD = `
import { applyAction, createGame, engine, view } from 'railhead';
import { createEngine, layer } from 'railhead/engine';
import { type Bot, playGame } from 'railhead/players';
import { chinaRails } from 'railhead/rulesets/china-rails';
import { hexTycoon } from 'railhead/rulesets/hex-tycoon';
const config = { seats: 2, seed: 7 };
const state = createGame('china-rails', config);
export const used = [applyAction, createEngine, engine, layer, playGame, view, chinaRails, hexTycoon, state];
export type Used = Bot;
`;

/** The commonest slips, each with code that has it and nothing else wrong. */
export const slips: readonly { readonly slip: string; readonly code: string }[] = [
  { slip: 'a wrong id', code: `createGame('china-rail', config);` },
  { slip: 'a misspelt action', code: `applyAction(state, { type: 'bildTrack', seat: 0, from: 1, to: 2 });` },
  {
    slip: 'a wrong field',
    code: `applyAction(state, { type: 'buildTrack', seat: 0, from: 1, towards: 2 });`,
  },
  { slip: 'a missing field', code: `applyAction(state, { type: 'buildTrack', seat: 0, from: 1 });` },
  { slip: 'another title’s action', code: `applyAction(state, { type: 'buildStation', seat: 0, hex: 3 });` },
  {
    slip: 'an option that there is not',
    code: `createGame('china-rails', { ...config, options: { fastGame: true } });`,
  },
  { slip: 'no seed', code: `createGame('china-rails', { seats: 2 });` },
  {
    slip: 'a view where a state is needed',
    code: `applyAction(view(state, 0), { type: 'endTurn', seat: 0 });`,
  },
  { slip: 'writing a state', code: `state.seats[0].cash = 100;` },
  { slip: 'a field of a state that there is not', code: `export const money = state.seats[0].money;` },
  {
    slip: 'a table that there is not',
    code: `layer(chinaRails, { id: 'x', title: 'X', tables: { victorCash: 1 } });`,
  },
  {
    slip: 'a state of a title that the engine does not have',
    code: `createEngine([hexTycoon]).decisions(state);`,
  },
  {
    slip: 'a bot of another title',
    code: `const bot: Bot<(typeof hexTycoon & { types: {} })['types']['named']> = { name: 'b', choose: ({ game }) => [...game.legalActions()][0] };
playGame(engine, 'china-rails', { config, bots: [() => bot] });`,
  },
].map(({ slip, code }) => ({ slip, code: `${HEAD}${code}\n` }));
