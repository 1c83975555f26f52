// The versions of TypeScript that the package is tried with, oldest first. The range of the peer dependency says the same.

export const COMPILERS = { 5.9: '5.9.3', '6.0': '6.0.3', '7.0': '7.0.2' };

/** The range from the oldest to the major version of the newest. */
export function peerRange(versions = Object.keys(COMPILERS)) {
  return `>=${versions[0]} <${Number.parseInt(versions.at(-1), 10) + 1}`;
}
