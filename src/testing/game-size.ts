// How long generated games get, by fast-check's word for sizes.

import * as fc from 'fast-check';

/** How long games get. Nothing has to be given. */
export interface GameSize {
  /** Actions to play at most; as many as `size` says if left out. */
  readonly maxSteps?: number;
  /**
   * The size for fast-check, `'medium'` or `'+1'`: a `small` game has at most 100 actions, the next size 4
   * times that. If left out, that of `fc.configureGlobal`, which is `small` unless set.
   */
  readonly size?: fc.SizeForArbitrary;
}

const SIZES: readonly fc.SizeForArbitrary[] = ['xsmall', 'small', 'medium', 'large', 'xlarge'];
const SMALL = 100;
const TIMES = 4;

/** How many actions a game has at most. */
export function mostSteps({ maxSteps, size = '=' }: GameSize): number {
  if (maxSteps !== undefined) return maxSteps;
  const { baseSize = 'small' } = fc.readConfigureGlobal();
  const place = size === 'max' ? SIZES.length : SIZES.indexOf(size);
  const relative = size === '=' ? 0 : Number(size);
  const wanted = place >= 0 ? place : SIZES.indexOf(baseSize) + relative;
  return SMALL * TIMES ** (Math.max(0, Math.min(wanted, SIZES.length - 1)) - SIZES.indexOf('small'));
}
