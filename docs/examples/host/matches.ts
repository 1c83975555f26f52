// All matches of a folder. A file that cannot be played is set aside under another name, and all others are
// served.

import { join } from 'node:path';
import { fileOf, type Match, type Means, openMatch } from './match.js';
import { UNFINISHED } from './match-file.js';

const ENDING = '.jsonl';

/** Opens every match of the folder, and keeps those that are not over, by id. */
export function openMatches(means: Means): Map<string, Match> {
  const matches = new Map<string, Match>();
  for (const name of means.disk.readdirSync(means.folder).sort()) {
    if (name.endsWith(ENDING + UNFINISHED)) dropUnfinished(means, name);
    if (!name.endsWith(ENDING)) continue;
    const id = name.slice(0, -ENDING.length);
    try {
      const match = openMatch(means, id);
      if (match.state().outcome === null) matches.set(id, match);
    } catch (error) {
      setAside(means, id, error as Error);
    }
  }
  return matches;
}

function dropUnfinished({ disk, folder, log }: Means, name: string): void {
  try {
    disk.rmSync(join(folder, name), { force: true });
    log(`${plain(name)} was never finished and is deleted: nobody has a key for it`);
  } catch (error) {
    log(`${plain(name)} cannot be deleted: ${plain((error as Error).message)}`);
  }
}

function setAside({ disk, folder, log }: Means, id: string, error: Error): void {
  const why = `match ${plain(id)} is not served: ${plain(error.message)}`;
  // An error of the disk says nothing about the file: the next start may be able to read it.
  if ('syscall' in error) {
    log(`${why}; its file stays where it is`);
    return;
  }
  const file = fileOf({ folder }, id);
  let bad = `${file}.bad`;
  for (let n = 2; disk.existsSync(bad); n++) bad = `${file}.bad-${n}`;
  try {
    disk.renameSync(file, bad);
    log(`${why}; its file is now ${plain(bad)}`);
  } catch (failure) {
    log(`${why}; its file cannot be renamed: ${plain((failure as Error).message)}`);
  }
}

// A name of a file, or a message that quotes one, may hold what forges a line of the log.
const plain = (text: string) => text.replaceAll(/\p{C}/gu, '?').slice(0, 300);
