/** A full turn in radians. */
export const TURN = Math.PI * 2;

/** Seeded random numbers in 0..1 (mulberry32): the same picture on every run. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let n = Math.imul(state ^ (state >>> 15), 1 | state);
    n = (n + Math.imul(n ^ (n >>> 7), 61 | n)) ^ n;
    return ((n ^ (n >>> 14)) >>> 0) / 4294967296;
  };
}

export const mix = (a: number, b: number, t: number) => a + (b - a) * t;
export const clamp = (n: number, low = 0, high = 1) => Math.min(high, Math.max(low, n));
export const ease = (t: number) => {
  const n = clamp(t);
  return n * n * (3 - 2 * n);
};

/** A sine with a whole number of cycles per loop, so that the last frame meets the first. */
export const wave = (p: number, cycles: number, phase = 0) =>
  Math.sin(TURN * (p * Math.round(cycles) + phase));

/** 0 outside from..to, 1 inside, with soft ramps as long as `ramp` (all in loop position 0..1). */
export const during = (p: number, from: number, to: number, ramp = 0.03) =>
  ease((p - from) / ramp) * (1 - ease((p - to + ramp) / ramp));

/** Smooth one-dimensional value noise with octaves, about -1..1. */
export function ridgeNoise(seed: number, octaves = 5): (x: number) => number {
  const random = seeded(seed);
  const table = Array.from({ length: 512 }, () => random() * 2 - 1);
  const single = (x: number) => {
    const i = Math.floor(x);
    return mix(table[i & 511] ?? 0, table[(i + 1) & 511] ?? 0, ease(x - i));
  };
  return (x) => {
    let sum = 0;
    let gain = 0.55;
    for (let o = 0, f = 1; o < octaves; o += 1, f *= 2.07, gain *= 0.48)
      sum += single(x * f + o * 37.3) * gain;
    return sum;
  };
}
