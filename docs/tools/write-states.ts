// Writes the modules that copy, seal and show the states of the titles, and the types of their refusals,
// states, actions and facts. A test fails if one of them is out of date.
//   npm run generate -- states

import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { titleFolders } from '../../entries.mjs';
import { state as milepost } from '../../rulesets/milepost/rules/state.js';
import type { StateNames } from '../../src/cli/states/nests.js';
import { stateModule } from '../../src/cli/states/state-module.js';
import type { DeclaredState } from '../../src/core/engine/fields/declared/declare-state.js';
import { programOf } from './program.js';
import { codeModules } from './refusal-types.js';
import { titleLists } from './title-lists.js';
import { typeModules } from './types/type-modules.js';

const at = { engine: '../../../src/core/engine/index.js', declaration: '../rules/state.js' };

type Named = Omit<StateNames, keyof typeof at> & {
  readonly folder: string;
  readonly declared: DeclaredState;
};

const family: Named = {
  folder: 'milepost',
  declared: milepost,
  state: 'MilepostState',
  known: 'MilepostKnown',
  view: 'MilepostView',
  // Chapters of other packages write by these.
  examples: {
    seatToWrite: [
      'const next = { ...state };',
      'seatToWrite({ before: state }, next, 0).cash -= 5;',
      'console.log(state.seats[0].cash - next.seats[0].cash, next.seats[1] === state.seats[1]);',
      '// 5 true',
    ],
    trainToWrite: [
      'const next = { ...state };',
      'trainToWrite({ before: state }, next, 0, 0).points = 9;',
      'console.log(next.seats[0].trains[0].points, next.seats[1] === state.seats[1]);',
      '// 9 true',
    ],
  },
};

// A title whose declaration names the types of states and views gets a module. It extends the family's where
// it takes over the family's fields. For other titles the family's module does the work.
async function namedBy(folder: string): Promise<readonly Named[]> {
  const file = `rulesets/${folder}/rules/state.ts`;
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  if (!text.includes('export type View =')) return [];
  const { state: declared } = (await import(`../../rulesets/${folder}/rules/state.ts`)) as {
    state: DeclaredState;
  };
  const base = { declared: milepost, module: '../../milepost/generated/state.js' };
  const isOfTheFamily = text.includes("'../../milepost/rules/state.js'");
  return [
    {
      folder,
      declared,
      state: 'State',
      known: 'KnownState',
      view: 'View',
      ...(isOfTheFamily ? { base } : {}),
    },
  ];
}

const STATES = [family, ...(await Promise.all(titleFolders.map(namedBy))).flat()];

/** Every generated module with its text. */
export function stateModules(): readonly { readonly file: string; readonly text: string }[] {
  const states = STATES.map(({ folder, declared, ...types }) => ({
    file: `rulesets/${folder}/generated/state.ts`,
    text: stateModule(declared, { ...at, ...types }),
  }));
  const program = programOf([join(process.cwd(), 'rulesets/index.ts')]);
  // Types come first: the compiler names the parts of a union in the order in which it met them.
  const types = typeModules(program);
  return formatted([...titleLists(process.cwd()), ...states, ...codeModules(program), ...types]);
}

type Module = { readonly file: string; readonly text: string };

// All at once, in a folder by themselves: a process for each takes longer than all the rest.
function formatted(modules: readonly Module[]): readonly Module[] {
  const folder = mkdtempSync(join(tmpdir(), 'railhead-states-'));
  try {
    cpSync('biome.json', join(folder, 'biome.json'));
    for (const { file, text } of modules) write(join(folder, file), text);
    const biome = join(process.cwd(), 'node_modules/.bin/biome');
    execFileSync(biome, ['check', '--write', '.'], { cwd: folder, stdio: 'pipe' });
    return modules.map(({ file }) => ({ file, text: readFileSync(join(folder, file), 'utf8') }));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const { file, text } of stateModules()) {
    write(file, text);
    console.log(file);
  }
}
