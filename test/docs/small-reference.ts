// The reference of a source of a few lines, as typedoc reads it.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Application, type ProjectReflection } from 'typedoc';
import { onTestFinished } from 'vitest';

/** What typedoc makes of the text of an entry, with these plugins. */
export async function smallReference(
  source: string,
  ...plugins: readonly ((app: Application) => void)[]
): Promise<{ readonly app: Application; readonly project: ProjectReflection; readonly folder: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'railhead-reference-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const entry = join(folder, 'entry.ts');
  writeFileSync(entry, source);
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ files: ['entry.ts'] }));
  const app = await Application.bootstrap({
    entryPoints: [entry],
    tsconfig: join(folder, 'tsconfig.json'),
    alwaysCreateEntryPointModule: true,
    logLevel: 'Error',
  });
  for (const load of plugins) load(app);
  const project = await app.convert();
  if (project === undefined) throw new Error('typedoc read nothing');
  return { app, project, folder };
}
