// What a session refuses, on its way to becoming an answer.

import type { Rejection } from '../../core/engine/index.js';

/** A request that cannot be answered as it was meant; never leaves the session. */
export class ProtocolError extends Error {
  override readonly name = 'ProtocolError';
  constructor(
    readonly code: string,
    message: string,
    readonly details: object = {},
  ) {
    super(message);
  }
}

/** True for a {@link ProtocolError}, told by its name: copies of this library may meet. */
export function isProtocolError(error: unknown): error is ProtocolError {
  return error instanceof Error && error.name === 'ProtocolError';
}

/** The rejection of a decision that is not open for the seat (E-STALE-1). */
export const stale = (decision: string): Rejection => ({
  code: 'decision/stale',
  rule: 'E-STALE-1',
  params: { decision },
  scope: 'public',
});
