// Lines of the protocol with one thing changed, in the middle of a session: every line gets one answer, which is none of a
// fault, and the session goes on.

import { createRandom, type Random } from '../../src/core/engine/index.js';
import { openSession, type Session } from '../../src/serve/protocol/index.js';
import { changed, randomChange, randomText } from './changes.js';
import type { Fuzzer } from './fuzzer.js';
import { engine } from './games.js';

/** The lines of a session, in order. */
export type ProtocolInput = readonly string[];

const LINES = 12;
// Counting more takes long, whether it is allowed or not.
const PERFT = { depth: 2, limit: 50 };

/** See above. */
export const protocolLines: Fuzzer<ProtocolInput> = {
  name: 'protocol-lines',

  *inputs(ruleset, seed) {
    const random = createRandom(seed, `protocol-lines ${ruleset}`);
    for (;;) yield linesOf(ruleset, random);
  },

  attempt(lines) {
    const { session, faults } = begin();
    let taken = 0;
    for (const line of lines) {
      if (session.isOver) break;
      const answer = JSON.parse(session.answer(line)) as {
        protocol: number;
        ok: boolean;
        error?: { code: string };
      };
      if (answer.protocol !== 1 || answer.ok !== (answer.error === undefined))
        throw new Error('that is no answer');
      if (answer.ok) taken++;
    }
    if (faults.length > 0) throw faults[0];
    return taken > 0;
  },

  *smaller(lines) {
    for (const place of [...lines.keys()].reverse()) yield lines.filter((_, at) => at !== place);
  },
};

function begin(): { readonly session: Session; readonly faults: readonly unknown[] } {
  const faults: unknown[] = [];
  return { session: openSession(engine, { seed: 'fuzz', onFault: (error) => faults.push(error) }), faults };
}

// A game is opened and played by samples; in between, requests with a change.
function linesOf(ruleset: string, random: Random): string[] {
  const { session } = begin();
  const lines: string[] = [];
  // biome-ignore lint/suspicious/noExplicitAny: answers of whatever type
  const ask = (type: string, fields: object): any => {
    const request = { protocol: 1, id: lines.length, type, ...fields };
    if (random.int(0, 2) === 0) {
      const other =
        random.int(0, 1) === 0 ? JSON.stringify(changed(request, randomChange(request, random))) : '';
      lines.push(other === '' ? randomText(JSON.stringify(request), random) : other);
      session.answer(lines[lines.length - 1]);
    }
    lines.push(JSON.stringify(request));
    return JSON.parse(session.answer(lines[lines.length - 1]));
  };
  const config = { seats: 2, seed: random.int(0, 99) };
  const { game } = ask('new', { ruleset, config });
  const draw = createRandom(String(random.int(0, 999)), 'requests');
  while (lines.length < LINES && !session.isOver) {
    const { decisions = [] } = ask('observe', { game, seat: 0, since: 0 });
    if (decisions.length === 0) break;
    const [{ id: decision, seat }] = decisions;
    const kind = draw.int(0, 9);
    if (kind === 0) ask('legal', { game, seat, decision, limit: 20 });
    else if (kind === 1) ask('hello', {});
    else if (kind === 2) ask('perft', { ruleset, config, ...PERFT });
    else if (kind === 3 && draw.int(0, 3) === 0) ask('bye', { game });
    else {
      const { action, text } = ask('sample', { game, seat, decision });
      if (action === undefined) continue;
      ask(kind < 5 ? 'check' : 'act', { game, decision, action: draw.int(0, 1) === 0 ? action : text });
    }
  }
  return lines;
}
