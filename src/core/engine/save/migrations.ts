// Saves of older formats. Every format version that was published is read. When a format changes, its version
// goes up by one, and a further migration brings the version before it up to it. The folder
// test/core/engine/saves keeps a file of every version.

import * as z from 'zod/mini';
import { issuesOf } from '../base/issues.js';
import { quoted } from '../base/printable.js';
import { DamagedSaveError } from '../base/rejection.js';

/** The JSON of a save. */
export type Save = Readonly<Record<string, unknown>>;

/** Brings a save one version further; `formatVersion` and the seal are seen to by {@link upToDate}. */
export type Migration = (save: Save) => Save;

/** A kind of file: its name, its versions, and the seal that shows any change. */
export interface SaveFormat {
  readonly format: string;
  /** The version of today's files. */
  readonly newest: number;
  /** What brings older versions one further each; the last one leads to the newest. */
  readonly migrations: readonly Migration[];
  /** The save with a new seal. */
  readonly seal: (save: Save) => Save;
  /** True if the seal fits the contents. */
  readonly isWhole: (save: Save) => boolean;
}

/**
 * A save in today's version, the same object if it is that already. Its seal must fit before any change.
 * Throws {@link DamagedSaveError} for foreign, newer and damaged files.
 */
export function upToDate(value: unknown, kind: SaveFormat): Save {
  const { format, newest, migrations, seal, isWhole } = kind;
  const oldest = newest - migrations.length;
  const { format: found, formatVersion } = (value ?? {}) as { format?: unknown; formatVersion?: unknown };
  if (found !== format) {
    const instead = typeof found === 'string' ? `, but ${quoted(found)}` : '';
    throw new DamagedSaveError(`this is no ${format} file${instead}`);
  }
  if (typeof formatVersion !== 'number' || !Number.isInteger(formatVersion) || formatVersion < oldest)
    throw new DamagedSaveError(`the ${format} file names no version`);
  if (formatVersion > newest)
    throw new DamagedSaveError(
      `the ${format} file has version ${formatVersion}; this library reads up to ${newest}`,
    );
  if (formatVersion === newest) return value as Save;
  if (!isWhole(value as Save))
    throw new DamagedSaveError(`the ${format} file was changed: its seal does not fit its contents`);
  return migrations
    .slice(formatVersion - oldest)
    .reduce((save, step, n) => seal({ ...step(save), formatVersion: formatVersion + n + 1 }), value as Save);
}

/** What a schema makes of a save; throws {@link DamagedSaveError} with the place where it does not fit. */
export function inShape<Schema extends z.ZodMiniType>(
  schema: Schema,
  save: Save,
  what: string,
): z.output<Schema> {
  const parsed = z.safeParse(schema, save);
  if (parsed.success) return parsed.data;
  const [{ path, message }] = issuesOf(parsed.error);
  throw new DamagedSaveError(
    `the ${what} is damaged at ${path.map(quoted).join('.') || 'its top'}: ${message}`,
  );
}
