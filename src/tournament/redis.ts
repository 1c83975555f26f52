// The optional peers of tournaments over several machines, loaded when one begins.

import type { Redis } from 'ioredis';

/** BullMQ, and how it connects to a Redis server. */
export async function loadQueue(
  url: string,
): Promise<{ readonly bullmq: typeof import('bullmq'); readonly connect: () => Redis }> {
  try {
    const [bullmq, { Redis }] = await Promise.all([import('bullmq'), import('ioredis')]);
    return { bullmq, connect: () => new Redis(url, { maxRetriesPerRequest: null }) };
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'ERR_MODULE_NOT_FOUND') throw error;
    throw new Error('tournaments over a queue need the packages bullmq and ioredis', { cause: error });
  }
}
