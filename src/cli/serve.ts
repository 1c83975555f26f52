// railhead serve: the protocol on standard input and output, a message a line, until `bye` or end of input.

import { once } from 'node:events';
import manifest from '../../package.json' with { type: 'json' };
import { createEngine, freshSeed } from '../core/engine/index.js';
import { rulesetsOf } from '../core/title/title.js';
import { LONGEST_LINE, loadTitleWords, openSession } from '../serve/protocol/index.js';
import { withPlanning } from '../table/plans/index.js';
import { type Flags, textOf } from './arguments.js';
import { warnLines } from './console.js';
import { titlesFor } from './titles.js';

/** Answers line after line. */
export async function serve(flags: Flags): Promise<void> {
  const titles = await titlesFor(flags);
  const plannings = await Promise.all(Object.values(titles).map(({ planning }) => planning()));
  const engine = withPlanning(createEngine(rulesetsOf(titles)), plannings);
  const session = openSession(engine, {
    seed: textOf(flags, 'seed') ?? freshSeed(),
    server: `railhead ${manifest.version}`,
    titles: await loadTitleWords(titles),
    onFault: (error) => warnLines(error instanceof Error ? String(error.stack) : String(error)),
  });
  process.stdin.setEncoding('utf8');
  for await (const line of linesOf(process.stdin)) {
    if (line.trim() === '') continue;
    if (!process.stdout.write(`${session.answer(line)}\n`)) await once(process.stdout, 'drain');
    if (session.isOver) break;
  }
  process.stdin.destroy();
}

async function* linesOf(chunks: AsyncIterable<string>): AsyncGenerator<string> {
  let line = '';
  for await (const chunk of chunks) {
    const [first, ...rest] = chunk.split('\n');
    line = grown(line, first);
    for (const next of rest) {
      yield line;
      line = grown('', next);
    }
  }
  if (line !== '') yield line;
}

// A line that is too long already is refused in any case, so the rest of it is dropped unread.
const grown = (line: string, more: string): string =>
  line.length > LONGEST_LINE ? line : (line + more).slice(0, LONGEST_LINE + 1);
