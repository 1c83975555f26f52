// What simulate prints of a tournament: bounds that the games do not set are left open.

import { expect, test, vi } from 'vitest';
import { tellTournament } from '../../src/cli/tell-tournament.js';
import { summarize } from '../../src/players/tournament/index.js';

/** The lines printed for games of two bots in mirrored pairs; seat 0 wins those that `isWon` says. */
function told(isWon: (game: number) => boolean): string {
  const reports = Array.from({ length: 20 }, (_, game) => ({
    ...{ game, deal: game >> 1, seed: '', bots: ['a', 'b'], rounds: 1, actions: 1, stopped: 'end', hash: '' },
    ranking: [0, 1].map((seat) => ({ seat, place: (seat === 0) === isWon(game) ? 1 : 2, score: null })),
  }));
  const plan = { ruleset: 'pebbles', seats: 2, seed: 1, bots: ['a', 'b'], maxRounds: 9 };
  const lines: string[] = [];
  const log = vi.spyOn(console, 'log').mockImplementation((line) => void lines.push(String(line)));
  const write = vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    lines.push(String(text));
    return true;
  });
  tellTournament('Pebbles', summarize(plan, 20, reports), 1);
  log.mockRestore();
  write.mockRestore();
  return lines.join('\n');
}

test('who has won all games has a lower bound and no upper one', () => {
  const text = told(() => true);
  expect(text).toMatch(/^a .* 100\.0 % {2}72\.2 % … 100\.0 %.*\+\d+ \(\+83 …\)$/m);
  expect(text).toMatch(/^b .* 0\.0 % {2}0\.0 % … 27\.8 %.*−\d+ \(… −83\)$/m);
  expect(text).not.toContain('± 0');
});

test('pairs that all split leave an interval around nothing', () => {
  const text = told((game) => game % 2 === 0);
  expect(text).toMatch(/^a .*\+0 \(−\d+ … \+\d+\)$/m);
});
