/** Numbers from 0 up to 1, the same ones for the same seed. Not for secrets. */
export type Random = () => number;

export function seedRandom(seed: string): Random {
  let [a, b, c, d] = [0x9e3779b9, 0x243f6a88, 0xb7e15162, hash(seed)];
  const next = () => {
    // sfc32, which passes the usual batteries of tests with 128 bits of state.
    const sum = (((a + b) | 0) + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return (sum >>> 0) / 2 ** 32;
  };
  for (let round = 0; round < 12; round += 1) next();
  return next;
}

/** A whole number from 0 up to, but not including, the limit. */
export function pickIndex(random: Random, limit: number): number {
  return Math.floor(random() * limit);
}

/** The same things in an order of chance. */
export function shuffle<T>(things: readonly T[], random: Random): T[] {
  const left = [...things];
  const shuffled: T[] = [];
  while (left.length > 0) shuffled.push(...left.splice(pickIndex(random, left.length), 1));
  return shuffled;
}

/** FNV-1a. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const sign of text) value = Math.imul(value ^ (sign.codePointAt(0) ?? 0), 0x01000193);
  return value | 0;
}
