// npm run check: no `as never` and no `as unknown as` that the compiler does not need.
//
// Takes every such cast out of a copy of the sources, compiles the copy, and puts back the casts that the compiler
// asks for, until it asks for no more. The casts that stay out are needless, and are listed with file and line.

import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const COPY = 'node_modules/.cache/railhead/casts';
const COMPILER = 'node_modules/typescript-7/bin/tsc';
// Lines round an error in which its cast may stand, nearest first.
const NEAR = [0, 1, -1, 2, -2, 3, -3, 4, 5, 6];
const KINDS = [
  { cast: / as never\b(?! as)/g, without: '' },
  { cast: / as unknown as\b/g, without: ' as' },
] as const;

const files = execFileSync('git', ['ls-files', 'package.json', 'src', 'rulesets', 'maps'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.(ts|json)$/.test(file) && !file.startsWith('maps/tools'));
const sources = files.filter(
  (file) => /^(src|rulesets)\/.*\.ts$/.test(file) && !file.includes('/generated/'),
);

rmSync(COPY, { recursive: true, force: true });
for (const file of files) {
  mkdirSync(dirname(join(COPY, file)), { recursive: true });
  cpSync(file, join(COPY, file));
}
const config = { extends: '../../../../tsconfig.json', include: ['src', 'rulesets', 'maps'], exclude: [] };
writeFileSync(join(COPY, 'tsconfig.json'), JSON.stringify(config));

const needless = KINDS.flatMap(needlessOf);
for (const place of needless) console.error(`${place}: the compiler does not need this cast; remove it`);
if (needless.length > 0) process.exitCode = 1;

function needlessOf({ cast, without }: (typeof KINDS)[number]): readonly string[] {
  const texts = new Map(sources.map((file) => [file, readFileSync(file, 'utf8').split('\n')]));
  const out = new Map<string, Set<number>>();
  for (const [file, lines] of texts) {
    const found = lines.flatMap((line, at) => (line.search(cast) >= 0 && !isComment(line) ? [at] : []));
    if (found.length > 0) out.set(file, new Set(found));
  }
  const write = (file: string) => {
    const lines = (texts.get(file) ?? []).map((line, at) =>
      out.get(file)?.has(at) ? line.replace(cast, without) : line,
    );
    writeFileSync(join(COPY, file), lines.join('\n'));
  };
  for (const file of out.keys()) write(file);
  let rounds = 12;
  for (let errors = compile(); errors.length > 0; errors = compile()) {
    for (const { file, at } of errors) {
      const places = out.get(file) ?? new Set();
      const near = NEAR.map((step) => at + step).find((line) => places.has(line));
      // An error far from any cast: all casts of its file come back, and then all others.
      const others = near === undefined ? (places.size > 0 ? [file] : [...out.keys()]) : [];
      if (near !== undefined) places.delete(near);
      for (const one of others) out.get(one)?.clear();
      for (const one of [file, ...others]) write(one);
    }
    if (--rounds === 0) throw new Error('the sources do not compile with their casts');
  }
  return [...out].flatMap(([file, places]) => [...places].map((at) => `${file}:${at + 1}`));
}

function isComment(line: string): boolean {
  return /^\s*(\/\/|\*|\/\*)/.test(line);
}

function compile(): readonly { readonly file: string; readonly at: number }[] {
  const { stdout } = spawnSync(process.execPath, [COMPILER, '--noEmit', '-p', COPY], { encoding: 'utf8' });
  const errors = [...stdout.matchAll(/^(\S+?)\((\d+),\d+\): error/gm)];
  const found = errors.map(([, path, line]) => ({
    file: path.slice(path.indexOf(COPY) + COPY.length + 1),
    at: Number(line) - 1,
  }));
  return found;
}
