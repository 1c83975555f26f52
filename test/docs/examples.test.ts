// The examples of the reference run as they stand, and log what they say they log. What they use without declaring it are the
// exports of the package, and the names given here.

import { readdirSync, readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import * as boards from '../../maps/china-rails/index.js';
import * as hexBoards from '../../maps/hex-tycoon/index.js';
import * as twentiethBoards from '../../maps/twentieth-century-limited/index.js';
import * as chinaRails from '../../rulesets/china-rails/index.js';
import * as hexTycoon from '../../rulesets/hex-tycoon/index.js';
import { allRulesets } from '../../rulesets/index.js';
import * as indiaRails from '../../rulesets/india-rails/index.js';
import * as ironDragon from '../../rulesets/iron-dragon/index.js';
import * as payouts from '../../rulesets/milepost/board/deck-maker/payouts.js';
import * as milepost from '../../rulesets/milepost/index.js';
import * as icons from '../../rulesets/milepost/picture/goods/good-icon.js';
import * as titleDrawing from '../../rulesets/milepost/picture/title-drawing.js';
import { titles } from '../../rulesets/titles.js';
import * as twentieth from '../../rulesets/twentieth-century-limited/index.js';
import * as engineRoom from '../../src/core/engine/index.js';
import * as sim from '../../src/core/engine/play/simulator.js';
import * as graph from '../../src/core/graph/index.js';
import * as drawings from '../../src/core/title/draw-picture.js';
import * as table from '../../src/entries/table.js';
import * as railhead from '../../src/index.js';
import * as analysis from '../../src/players/analysis/index.js';
import * as bots from '../../src/players/bots/index.js';
import * as encode from '../../src/players/encode/index.js';
import * as tournament from '../../src/players/tournament/index.js';
import * as protocol from '../../src/serve/protocol/index.js';
import * as schema from '../../src/serve/schemas/index.js';
import * as planning from '../../src/table/plans/index.js';
import * as store from '../../src/table/store/index.js';
import * as messages from '../../src/table/words/index.js';
import * as arbitraries from '../../src/testing/arbitraries.js';
import * as testing from '../../src/testing/index.js';
import { runExample } from '../run-example.js';
import { examplesOf } from './examples.js';

const examples = ['src', 'rulesets'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts'))
    .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
    .sort()
    .flatMap((path) => examplesOf(path, readFileSync(path, 'utf8'))),
);

const engine = planning.withPlanning(railhead.engine, [
  chinaRails.chinaRailsPlanning,
  indiaRails.indiaRailsPlanning,
  ironDragon.ironDragonPlanning,
  hexTycoon.hexTycoonPlanning,
  twentieth.twentiethCenturyLimitedPlanning,
]);
const state = railhead.createGame('china-rails', { seats: ['Ann', 'Ben'], seed: 7 });
const saved = new Map<string, string>();
const given: Record<string, unknown> = {
  ...analysis,
  ...encode,
  ...protocol,
  ...bots,
  ...schema,
  ...sim,
  ...store,
  ...protocol,
  ...table,
  ...milepost,
  ...testing,
  ...tournament,
  ...arbitraries,
  ...engineRoom,
  ...graph,
  ...planning,
  ...boards,
  ...hexBoards,
  ...twentiethBoards,
  ...chinaRails,
  ...indiaRails,
  ...ironDragon,
  ...hexTycoon,
  ...twentieth,
  ...milepost,
  ...payouts,
  ...icons,
  ...titleDrawing,
  ...messages,
  ...railhead,
  allRulesets,
  titles,
  fc,
  engine,
  state,
  seat: 0,
  map: boards.chinaMap,
  deck: boards.chinaDeck,
  board: chinaRails.chinaRails.board(),
  localStorage: { setItem: saved.set.bind(saved), getItem: saved.get.bind(saved) },
  // What an interface does with what it is handed.
  show() {},
  offer() {},
};
// Sentences for people with the engine's state take more than the room does; each room's own functions are meant in its files.
const rooms: readonly (readonly [string, object])[] = [
  ['src/table/words/', messages],
  ['src/core/title/', drawings],
  ['rulesets/hex-tycoon/', hexTycoon],
  ['rulesets/twentieth-century-limited/', twentieth],
];

beforeAll(() => {
  const config = { seats: 2, seed: 7 };
  given['playing'] = bots.playGame(engine, 'china-rails', {
    config,
    bots: [bots.greedyBot],
    maxRounds: 2,
  }).state;
  given['twentieth'] = railhead.createGame('twentieth-century-limited', config);
});

// Sketches, which name what the reader has: a title, a page, a server. What they show is run by the guides and the rooms' own tests.
const SKETCHES: readonly string[] = [
  'Rejection',
  'analyze',
  'cardWays',
  'catalogueOf',
  'checkOrders',
  'choiceFor',
  'compareRules',
  'conformance',
  'createBoard',
  'createDrawing',
  'createEngine',
  'createGameStore',
  'createSimulator',
  'deckSpecFor',
  'declareState',
  'defineSlice',
  'examineActions',
  'expertBot',
  'generateMap',
  'guardServer',
  'isGame',
  'lawfulGames',
  'layer',
  'milepostLaws',
  'milepostTitle',
  'once',
  'openSession',
  'openTable',
  'ordersFor',
  'ordersOf',
  'perft',
  'plainTitle',
  'playFromQueue',
  'planBuild',
  'playTentatively',
  'playedGames',
  'playsAsBefore',
  'proposalsAt',
  'queueTournament',
  'replaySteps',
  'ruleIn',
  'runTournament',
  'secretsOf',
  'setOf',
  'stackLuck',
  'titles',
  'titlesIn',
  'toBoardgameIO',
  'toBoardgamers',
  'watchRules',
  'withPlanning',
  'wordingOf',
  'writePlaythrough',
];

// The root entry and the room of sentences have functions of one name, of which one has its example run.
const isSketch = (name: string, place: string) =>
  (SKETCHES.includes(name) && !place.startsWith('src/index.ts:')) ||
  name === 'titles' ||
  name === 'formatRejection' ||
  name === 'Rejection';

test('every sketch is there', () => {
  const names = examples.map(({ name }) => name);
  expect(SKETCHES.filter((name) => !names.includes(name))).toEqual([]);
});

test.each(examples.filter(({ name, place }) => !isSketch(name, place)))(
  'the example of $name runs and logs what it says ($place)',
  async ({ place, source }) => {
    const own = rooms.find(([room]) => place.startsWith(room))?.[1];
    const { logged, promised, done } = runExample(source, {}, { ...given, ...own });
    await done;
    expect(promised.length === 0 ? [] : logged).toEqual(promised);
  },
);
