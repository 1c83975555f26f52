// Words of the command line as they were typed. The parser beneath turns whatever looks like a number into one (a seed
// 007 would be 7), so values of options go through it in disguise.

const DISGUISE = 'text:';

/** Disguises the values of the given options: `--seed 007` becomes `--seed=text:007`. Flags without a value stay. */
export function disguised(argv: readonly string[], options: readonly string[]): string[] {
  const flags = new Set(options.map((option) => `--${option}`));
  const words: string[] = [];
  for (let place = 0; place < argv.length; place++) {
    const [flag, ...rest] = argv[place].split('=');
    const next = argv[place + 1];
    if (!flags.has(flag)) words.push(argv[place]);
    else if (rest.length > 0) words.push(`${flag}=${DISGUISE}${rest.join('=')}`);
    else if (next === undefined || next.startsWith('--')) words.push(flag);
    else {
      words.push(`${flag}=${DISGUISE}${next}`);
      place++;
    }
  }
  return words;
}

/** Takes the disguise off again, in lists too; anything else stays as it is. */
export function undisguised(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(undisguised);
  return typeof value === 'string' && value.startsWith(DISGUISE) ? value.slice(DISGUISE.length) : value;
}
