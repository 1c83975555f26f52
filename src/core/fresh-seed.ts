// Fresh seeds, drawn from the platform. Rules never call this: all their luck comes from the seed of the
// game.

/**
 * A seed that nobody can guess: 128 random bits of the platform, as 32 hex digits. Every fresh seed of the
 * package, the command and the playground is one of these. It is as good as a secret part for `commitSeed`.
 *
 * @returns The seed; another one with every call.
 * @throws TypeError where the platform has no `crypto.getRandomValues`.
 * @see E-SEED-1
 * @example
 * console.log(freshSeed().length, freshSeed() === freshSeed());
 * // 32 false
 */
export function freshSeed(): string {
  const bytes = globalThis.crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
