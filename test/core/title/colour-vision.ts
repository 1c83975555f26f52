// How far colours are apart for people: the difference ΔE of 1976 in CIELAB, for full sight and for the three kinds of colour blindness.

type Triple = readonly [number, number, number];

/** Kinds of sight: full, without red, without green, without blue. Simulated after Machado, Oliveira and Fernandes (2009). */
export const SIGHTS: Readonly<Record<string, readonly Triple[]>> = {
  full: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

/** ΔE of two six-digit hex codes; 2 is a difference that one must look for, 10 one that is seen at a glance. */
export function difference(one: string, other: string, sight = 'full'): number {
  const [a, b] = [lab(one, SIGHTS[sight]), lab(other, SIGHTS[sight])];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

/** ΔE for whoever sees the least of it. */
export const leastDifference = (one: string, other: string) =>
  Math.min(...Object.keys(SIGHTS).map((sight) => difference(one, other, sight)));

/** A colour laid over another, `share` of it opaque. */
export function over(colour: string, ground: string, share: number): string {
  const mixed = channels(colour).map((part, n) =>
    Math.round(part * share + channels(ground)[n] * (1 - share)),
  );
  return `#${mixed.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

const channels = (code: string) => [1, 3, 5].map((at) => Number.parseInt(code.slice(at, at + 2), 16));

function lab(code: string, sight: readonly Triple[]): Triple {
  const linear = channels(code).map((part) =>
    part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
  );
  const [r, g, b] = sight.map((row) =>
    Math.min(
      1,
      Math.max(
        0,
        row.reduce((sum, weight, n) => sum + weight * linear[n], 0),
      ),
    ),
  );
  const [x, y, z] = [
    (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047,
    0.2126 * r + 0.7152 * g + 0.0722 * b,
    (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883,
  ].map((part) => (part > 216 / 24389 ? Math.cbrt(part) : (24389 / 27 / 116) * part + 16 / 116));
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}
