// Waiting for what happens elsewhere: in a server, in a process, on a page.

import { setTimeout as pause } from 'node:timers/promises';

/** Waits until something has happened, for as long as it takes. A run that hangs is ended by the job that it is part of. */
export async function until(hasHappened: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await hasHappened())) await pause(2);
}
