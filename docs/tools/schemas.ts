// The published JSON Schemas and the protocol's transcript, as files by path below docs/schemas. They are
// made from the sources, and test/serve/schemas compares them with the committed files.

import { hexTycoon } from '../../rulesets/hex-tycoon/index.js';
import { type AnyEngine, createEngine } from '../../src/core/engine/index.js';
import { openSession } from '../../src/serve/protocol/index.js';
import {
  answerSchema,
  configSchema,
  recordSchema,
  requestSchema,
  snapshotSchema,
  toJsonSchema,
} from '../../src/serve/schemas/index.js';
import { describe, type Words, wordsIn } from './schema-words.js';

const BOOK = 'src/core/engine/save/book.ts';
const ORDERS = 'src/core/engine/rules/orders.ts';
const RECORD = 'src/core/engine/save/record.ts';
const STATE = 'src/core/engine/base/state.ts';
const VIEW_PATCH = 'src/core/engine/views/view-patch.ts';
const SHARED_SEED = 'src/core/engine/base/seed-shapes.ts';

// Where the fields of messages are told: of several places the last has its way.
const PROTOCOL = [
  ...['worlds', 'acting', 'asking', 'session', 'telling', 'refused', 'parts'].map(
    (part) => `answers/${part}`,
  ),
  ...['requests', 'shapes'],
];

/** File names and texts. */
export function schemaFiles(): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  const add = (name: string, schema: Parameters<typeof toJsonSchema>[0], words: Words) =>
    files.set(
      `${name}.json`,
      `${JSON.stringify({ title: name, ...describe(toJsonSchema(schema), words) }, null, 2)}\n`,
    );
  const under = (field: string, words: Words): Words =>
    new Map([...words].map(([way, word]) => [`${field}.${way}`, word]));
  const config: Words = new Map([
    ...wordsIn('src/core/engine/begin/game.ts', 'GameConfig'),
    ...under('seedCommitments', wordsIn(SHARED_SEED, 'SeedCommitments')),
    ...under('seedParts', wordsIn(SHARED_SEED, 'SeedParts')),
  ]);
  const inConfig = under('config', config);
  const sources = PROTOCOL.map((part) => wordsIn(`src/serve/protocol/${part}.ts`));
  const patch: Words = new Map([
    ...under('patch', wordsIn(VIEW_PATCH, 'ViewPatch')),
    ...under('changes', wordsIn(VIEW_PATCH, 'ViewChange')),
  ]);
  const orders = [
    'orders',
    'program',
    'meanwhile',
    'stopIf',
    'to',
    'from',
    'action',
    'actions',
    'deliveries',
    'order',
  ].flatMap((field) => [...under(field, wordsIn(ORDERS))]);
  const ofAll = sources.flatMap((words) => [...words]);
  const messages: Words = new Map([...ofAll, ...inConfig, ...patch, ...orders]);
  add('protocol-request', requestSchema, messages);
  add('protocol-answer', answerSchema, messages);
  add('config', configSchema, config);
  const written = [
    ...under('meta', wordsIn(BOOK, 'RecordMeta')),
    ...under('notes', wordsIn(BOOK, 'RecordNote')),
  ];
  const ofRecord = [...wordsIn(RECORD), ...wordsIn(RECORD, 'GameRecord')];
  add('record', recordSchema, new Map([...ofRecord, ...inConfig, ...written]));
  add('snapshot', snapshotSchema, wordsIn('src/core/engine/save/snapshot.ts'));
  files.set('transcript.jsonl', transcript());
  return files;
}

/** The schemas and words of the engine that `railhead document` writes into those of every title. */
export function engineFile(): string {
  const files = schemaFiles();
  const [config, record] = ['config', 'record'].map((name) => JSON.parse(files.get(`${name}.json`) ?? ''));
  const words = new Map<string, string>();
  const add = (at: string, found: Words) => {
    for (const [way, word] of found) words.set(`${at}${way}`, word);
  };
  add('state.', wordsIn(STATE, 'Envelope'));
  add('game.', wordsIn(STATE, 'GameHeader'));
  add('game.seedCommitments.', wordsIn(SHARED_SEED, 'SeedCommitments'));
  add('luck.', wordsIn('src/core/random/streams.ts', 'Luck'));
  add('outcome.', wordsIn(STATE, 'Outcome'));
  add('ranking.', wordsIn(STATE, 'Standing'));
  add('board.', wordsIn(STATE, 'Board'));
  add('items.', wordsIn('src/core/engine/rules/price.ts', 'PriceItem'));
  add('turns.', wordsIn('src/core/engine/fields/turns.ts', 'Turns'));
  return `${JSON.stringify({ config, record, words: Object.fromEntries(words) }, null, 1)}\n`;
}

// Every kind of request and the commonest refusals, in a game of two seats: a request, its answer, and so on.
function transcript(): string {
  const engine = createEngine([hexTycoon]) as unknown as AnyEngine;
  const session = openSession(engine, { seed: 'transcript', server: 'railhead' });
  const lines: string[] = [];
  const ask = (request: object) =>
    askRaw(JSON.stringify({ protocol: 1, id: lines.length / 2 + 1, ...request }));
  const askRaw = (line: string) => {
    const answer = session.answer(line);
    lines.push(line, answer);
    return JSON.parse(answer);
  };
  ask({ type: 'hello' });
  ask({ type: 'board', ruleset: 'hex-tycoon', parts: ['rules'] });
  const config = { seats: ['Ann', 'Ben'], seed: 7 };
  const { game, decisions } = ask({ type: 'new', ruleset: 'hex-tycoon', config });
  const [{ seat, id: decision }] = decisions;
  ask({ type: 'observe', game, seat, since: 0 });
  ask({ type: 'observe', game, seat: null });
  ask({ type: 'legal', game, seat, decision, limit: 3 });
  ask({ type: 'legal', game, seat, decision, form: 'counts' });
  ask({ type: 'suggest', game, seat, decision });
  ask({ type: 'evaluate', game, seat });
  ask({ type: 'plans', game, seat, decision, limit: 2 });
  const orders = { seat, program: [{ do: 'end' }] };
  ask({ type: 'checkOrders', game, seat, orders });
  ask({ type: 'orders', game, seat });
  ask({ type: 'describe', game, seat, since: 0 });
  ask({ type: 'playout', game, seat, steps: 5 });
  ask({ type: 'determinize', game, seat, seed: 7 });
  ask({ type: 'clone', game });
  const { action } = ask({ type: 'sample', game, seat, decision });
  ask({ type: 'check', game, decision, action: { ...action, seat: 1 - seat } });
  ask({ type: 'check', game, decision, action });
  ask({ type: 'outcomes', game, decision, action, draws: 1 });
  ask({ type: 'act', game, decision, action });
  ask({ type: 'observe', game, seat, since: 1, held: 0 });
  ask({ type: 'act', game, decision, action });
  ask({ type: 'act', game, decision, action: { type: 'castle' } });
  ask({ type: 'act', game, decision: null, action: { type: 'dropSeat', seat: null, target: 1 - seat } });
  const other = ask({ type: 'new', ruleset: 'hex-tycoon', config });
  const [open] = other.decisions;
  ask({ type: 'bot', game: other.game, seat: 1 - open.seat, bot: 'greedy' });
  const { line } = ask({ type: 'suggest', game: other.game, seat: open.seat, decision: open.id });
  const actions = line.map(({ text }: { text: string }) => text);
  ask({ type: 'line', game: other.game, decision: open.id, actions });
  ask({
    type: 'batch',
    requests: [
      { type: 'observe', game: other.game, seat: null },
      { type: 'bye', game: other.game },
    ],
  });
  ask({ type: 'perft', ruleset: 'hex-tycoon', config, depth: 2 });
  ask({ type: 'observe', game: 'g9', seat });
  ask({ type: 'new', ruleset: 'chess', config });
  ask({ type: 'new', ruleset: 'hex-tycoon', config: { seats: 99 } });
  ask({ type: 'castle' });
  ask({ protocol: 2, type: 'hello' });
  askRaw('{');
  ask({ type: 'act', game, decision: null, action: { type: 'endGame', seat: null } });
  ask({ type: 'bye', game });
  ask({ type: 'bye' });
  return `${lines.join('\n')}\n`;
}
