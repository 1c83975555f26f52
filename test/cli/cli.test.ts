import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'railhead-'));
const command = join(folder, 'cli.mjs');

beforeAll(() => {
  execFileSync(
    join(root, 'node_modules/.bin/esbuild'),
    [
      'src/cli/main.ts',
      '--bundle',
      '--platform=node',
      '--format=esm',
      '--log-level=error',
      `--outfile=${command}`,
    ],
    { cwd: root },
  );
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

function railhead(...words: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, ...words], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  return { status, stdout, stderr };
}

describe('railhead', () => {
  test('list names every title with its seats and options', () => {
    const { status, stdout } = railhead('list', '--json');
    expect(status).toBe(0);
    expect(JSON.parse(stdout).map(({ id }: { id: string }) => id)).toContain('china-rails');
  });

  test('play --json prints one document; replay confirms the record it wrote; a changed record is refused', () => {
    const record = join(folder, 'record.json');
    const svg = join(folder, 'board.svg');
    const words = ['play', 'china-rails', '--seats', '2', '--seed', 'cli', '--max-rounds', '2'];
    const played = railhead(...words, '--json', '--record', record, '--svg', svg);
    expect(played.status).toBe(0);
    const report = JSON.parse(played.stdout);
    expect(report).toMatchObject({
      ruleset: 'china-rails',
      seed: 'cli',
      rounds: 2,
      outcome: null,
      stopped: 'roundLimit',
    });
    expect(report.seats).toHaveLength(2);
    expect(readFileSync(svg, 'utf8')).toMatch(/^<svg/);

    const again = railhead('replay', record, '--json');
    expect(JSON.parse(again.stdout)).toMatchObject({ hash: report.hash, whole: true });
    expect(JSON.parse(railhead('replay', record, '--to', '3', '--json').stdout)).toMatchObject({
      actions: 3,
      whole: false,
    });

    writeFileSync(record, readFileSync(record, 'utf8').replace('"endTurn"', '"endTurm"'));
    const changed = railhead('replay', record);
    expect(changed.status).toBe(1);
    expect(changed.stderr).toContain('the record was changed');
  });

  test('an own board is played on, a broken one refused', () => {
    const own = ['--map', 'maps/china-rails/map.json', '--deck', 'maps/china-rails/deck.json'];
    expect(railhead('play', 'china-rails', '--seed', 'own', '--max-rounds', '1', ...own).status).toBe(0);
    const broken = join(folder, 'map.json');
    writeFileSync(broken, '{"format":"none"}');
    expect(railhead('check-board', broken).status).toBe(1);
    expect(railhead('check-board', 'maps/china-rails/map.json', 'maps/china-rails/deck.json').status).toBe(0);
  });

  test('perft counts the first actions and the lines behind them', () => {
    const { status, stdout } = railhead('perft', 'china-rails', '--depth', '1', '--seats', '2', '--json');
    expect(status).toBe(0);
    const { total, branches } = JSON.parse(stdout);
    expect(total).toBe(branches.length);
    expect(branches.length).toBeGreaterThan(10);
  });

  test('rules prints the catalogue, render the board', () => {
    expect(railhead('rules', 'china-rails').stdout).toContain('CR-WIN-1');
    const svg = join(folder, 'empty.svg');
    expect(railhead('render', 'china-rails', '--svg', svg).status).toBe(0);
    expect(readFileSync(svg, 'utf8')).toMatch(/^<svg/);
  });

  test.each([
    [['play', 'no-such-game'], 'there is no ruleset'],
    [['play', 'china-rails', '--seats', '9'], '--seats takes'],
    [['play', 'china-rails', '--bots', 'clever'], 'there is no bot'],
    [['play', 'china-rails', '--nonsense', '1'], 'Unknown option'],
    [['play'], 'missing required args'],
    [['dance'], 'there is no command'],
    [['play', 'china-rails', '--option', 'slowTrains'], 'slowTrains'],
  ])('wrong usage %j exits with 2 and says what is wrong', (words, says) => {
    const { status, stderr } = railhead(...words);
    expect(status).toBe(2);
    expect(stderr).toContain(says);
  });

  test('a file that is not there exits with 1', () => {
    expect(railhead('replay', join(folder, 'nothing.json')).status).toBe(1);
  });
});
