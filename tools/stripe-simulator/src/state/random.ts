/** A number from 0 up to 1 that depends on the seed and the label alone, so that timing cannot change a decision. */
export function chance(seed: number, label: string): number {
  let hash = (seed ^ 0x9e3779b9) >>> 0;
  for (const sign of label) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  hash = Math.imul(hash ^ (hash >>> 16), 0x21f0aaad) >>> 0;
  hash = Math.imul(hash ^ (hash >>> 15), 0x735a2d97) >>> 0;
  return ((hash ^ (hash >>> 15)) >>> 0) / 2 ** 32;
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** `length` letters and digits, always the same ones for one seed and label. */
export function word(seed: number, label: string, length: number): string {
  let text = '';
  for (let at = 0; at < length; at++) {
    text += ALPHABET[Math.floor(chance(seed, `${label}.${at}`) * ALPHABET.length)] ?? 'A';
  }
  return text;
}

/** The same values in another order, decided by seed and label. */
export function shuffled<T>(seed: number, label: string, values: readonly T[]): T[] {
  return values
    .map((value, index) => ({ value, rank: chance(seed, `${label}.${index}`) }))
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ value }) => value);
}
