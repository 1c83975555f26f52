// A client of a session in a test: what it says is checked against the schemas of the protocol.

import { expect } from 'vitest';
import type { AnyEngine } from '../../../src/core/engine/index.js';
import { answerSchema, openSession, type SessionOptions } from '../../../src/serve/protocol/index.js';

/** Answers of whatever type. */
// biome-ignore lint/suspicious/noExplicitAny: as above
export type AnyAnswer = any;

/** A session on an engine, and what says and asks something of it. */
export function client(engine: AnyEngine, options: Partial<SessionOptions> = {}) {
  const faults: unknown[] = [];
  const session = openSession(engine, {
    seed: 'secret',
    server: 'railhead 1',
    onFault: (error) => faults.push(error),
    ...options,
  });
  const lines: string[] = [];
  const say = (line: string): AnyAnswer => {
    const answer = session.answer(line);
    lines.push(answer);
    const told = JSON.parse(answer);
    expect(answerSchema.safeParse(told).error?.issues ?? []).toEqual([]);
    return told;
  };
  const ask = (type: string, fields: object = {}): AnyAnswer =>
    say(JSON.stringify({ protocol: 1, type, ...fields }));
  return { session, say, ask, faults, lines };
}
