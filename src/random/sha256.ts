// SHA-256 (FIPS 180-4) of whole texts: where streams of luck start, and what tells one state from another. No secret
// depends on it. Written out here because a library of hashes costs a bundle four times as much.

/** The SHA-256 of a text in UTF-8: eight words of 32 bits, signed. */
export function sha256(text: string): readonly number[] {
  const message = padded(new TextEncoder().encode(text));
  const words = new Int32Array(64);
  const hash = Int32Array.from(START);
  for (let block = 0; block < message.byteLength; block += 64) {
    for (let round = 0; round < 16; round++) words[round] = message.getInt32(block + 4 * round);
    for (let round = 16; round < 64; round++) {
      const late = words[round - 2];
      const early = words[round - 15];
      const mixed = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10);
      const other = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3);
      words[round] = (mixed + words[round - 7] + other + words[round - 16]) | 0;
    }
    compress(hash, words);
  }
  return [...hash];
}

// One bit, zeros, and the length in bits, up to a whole number of blocks of 64 bytes.
function padded(bytes: Uint8Array): DataView {
  const message = new DataView(new ArrayBuffer((((bytes.length + 8) >> 6) + 1) << 6));
  new Uint8Array(message.buffer).set(bytes);
  message.setUint8(bytes.length, 0x80);
  message.setBigUint64(message.byteLength - 8, BigInt(bytes.length) * 8n);
  return message;
}

function compress(hash: Int32Array, words: Int32Array): void {
  // Read and written one by one: taking the list apart would make this twice as slow.
  let a = hash[0];
  let b = hash[1];
  let c = hash[2];
  let d = hash[3];
  let e = hash[4];
  let f = hash[5];
  let g = hash[6];
  let h = hash[7];
  for (let round = 0; round < 64; round++) {
    const choice = (e & f) ^ (~e & g);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const mixed = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
    const first = (h + mixed + choice + CONSTANTS[round] + words[round]) | 0;
    const second = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + majority) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + first) | 0;
    d = c;
    c = b;
    b = a;
    a = (first + second) | 0;
  }
  hash[0] += a;
  hash[1] += b;
  hash[2] += c;
  hash[3] += d;
  hash[4] += e;
  hash[5] += f;
  hash[6] += g;
  hash[7] += h;
}

function turn(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}

// The first 32 bits behind the point of the roots of the first primes. None of them lies within a thousandth of a bit of
// the next whole number, so how a machine rounds does not matter.
const PRIMES = /* @__PURE__ */ (() => {
  const primes: number[] = [];
  for (let candidate = 2; primes.length < 64; candidate++)
    if (primes.every((prime) => candidate % prime > 0)) primes.push(candidate);
  return primes;
})();
const firstBits = (root: number) => ((root % 1) * 2 ** 32) | 0;
const START = /* @__PURE__ */ (() => PRIMES.slice(0, 8).map((prime) => firstBits(Math.sqrt(prime))))();
const CONSTANTS = /* @__PURE__ */ (() => Int32Array.from(PRIMES, (prime) => firstBits(Math.cbrt(prime))))();
