import { LOOP_SECONDS } from '../../simulators/cameras/loop.ts';
import { seeded, TURN, wave } from './lib/math.ts';

/** 32 kHz: a segment of 4 s is then exactly 125 AAC frames, so that cuts fall between frames. */
export const SAMPLE_RATE = 32_000;
const LENGTH = SAMPLE_RATE * LOOP_SECONDS;

export type Voice = (track: Float32Array) => void;

/** Noise through two one-pole filters; the filters run the loop twice so that end and start meet. */
function breeze(seed: number, low: number, high: number): Float32Array {
  const random = seeded(seed);
  const noise = Float32Array.from({ length: LENGTH }, () => random() * 2 - 1);
  const out = new Float32Array(LENGTH);
  let a = 0;
  let b = 0;
  for (let i = 0; i < LENGTH * 2; i += 1) {
    const n = noise[i % LENGTH] ?? 0;
    a += low * (n - a);
    b += high * (a - b);
    out[i % LENGTH] = a - b;
  }
  return out;
}

export const wind =
  (gain: number, seed = 1): Voice =>
  (track) => {
    const air = breeze(seed, 0.06, 0.004);
    for (let i = 0; i < LENGTH; i += 1) {
      const p = i / LENGTH;
      track[i] =
        (track[i] ?? 0) + (air[i] ?? 0) * gain * (0.65 + 0.25 * wave(p, 5) + 0.15 * wave(p, 11, 0.3));
    }
  };

export const water =
  (gain: number, seed = 2): Voice =>
  (track) => {
    const splash = breeze(seed, 0.3, 0.05);
    for (let i = 0; i < LENGTH; i += 1) {
      const p = i / LENGTH;
      const lap = Math.max(0, wave(p, 14) * 0.6 + wave(p, 23, 0.4) * 0.5) ** 2;
      track[i] = (track[i] ?? 0) + (splash[i] ?? 0) * gain * (0.25 + lap);
    }
  };

/** Crickets: trains of short chirps at a steady pitch. */
export const crickets =
  (gain: number, pitch = 4300, rate = 52, seed = 3): Voice =>
  (track) => {
    const random = seeded(seed);
    const voices = [0, 1, 2].map((i) => ({ f: pitch * (1 + i * 0.031), r: rate + i * 9, ph: random() }));
    for (const v of voices) {
      for (let i = 0; i < LENGTH; i += 1) {
        const q = ((i / LENGTH) * v.r + v.ph) % 1;
        if (q > 0.42) continue;
        const pulse = Math.max(0, Math.sin(q * TURN * 9)) * Math.sin((q / 0.42) * Math.PI);
        track[i] = (track[i] ?? 0) + Math.sin((TURN * v.f * i) / SAMPLE_RATE) * pulse * gain * 0.4;
      }
    }
  };

export interface Call {
  /** Seconds into the loop. */
  at: number;
  seconds: number;
  /** Pitch in Hz over the call's course 0..1. */
  pitch: (t: number) => number;
  /** Loudness over the course 0..1. */
  shape: (t: number) => number;
  gain: number;
  harmonics?: readonly number[];
  rough?: number;
}

/** A voice of an animal far away: gliding tone with harmonics, and an echo. */
export const call =
  (o: Call): Voice =>
  (track) => {
    const random = seeded(Math.round(o.at * 1000));
    const n = Math.round(o.seconds * SAMPLE_RATE);
    let phase = 0;
    let breath = 0;
    for (let i = 0; i < n; i += 1) {
      const t = i / n;
      phase += (TURN * o.pitch(t)) / SAMPLE_RATE;
      breath += 0.05 * (random() * 2 - 1 - breath);
      let tone = 0;
      (o.harmonics ?? [1, 0.3, 0.1]).forEach((level, h) => {
        tone += Math.sin(phase * (h + 1)) * level;
      });
      const sample = (tone * (1 - (o.rough ?? 0)) + breath * 5 * (o.rough ?? 0)) * o.shape(t) * o.gain;
      for (const [delay, level] of [
        [0, 1],
        [0.19, 0.3],
        [0.37, 0.14],
      ] as const) {
        const k = (Math.round((o.at + delay) * SAMPLE_RATE) + i) % LENGTH;
        track[k] = (track[k] ?? 0) + sample * level;
      }
    }
  };

const swell = (t: number) => Math.sin(Math.PI * t) ** 1.5;

export const roar = (at: number, gain = 0.12): Voice =>
  call({
    at,
    seconds: 1.9,
    pitch: (t) => 105 + 70 * swell(t),
    shape: swell,
    gain,
    harmonics: [1, 0.8, 0.6, 0.4, 0.2],
    rough: 0.35,
  });
export const rumble = (at: number, gain = 0.14): Voice =>
  call({
    at,
    seconds: 2.6,
    pitch: (t) => 62 + 12 * swell(t),
    shape: swell,
    gain,
    harmonics: [1, 0.7, 0.5, 0.3],
  });
export const dove =
  (at: number, gain = 0.05): Voice =>
  (track) => {
    for (const [d, f] of [
      [0, 560],
      [0.32, 620],
      [0.7, 560],
      [1.0, 540],
      [1.3, 530],
    ] as const) {
      call({ at: at + d, seconds: 0.24, pitch: (t) => f - 30 * t, shape: swell, gain, harmonics: [1, 0.12] })(
        track,
      );
    }
  };
export const whoop = (at: number, gain = 0.08): Voice =>
  call({
    at,
    seconds: 1.5,
    pitch: (t) => 300 + 520 * t ** 3,
    shape: (t) => swell(t ** 1.6),
    gain,
    harmonics: [1, 0.25, 0.12],
  });
export const eagle =
  (at: number, gain = 0.04): Voice =>
  (track) => {
    for (const d of [0, 0.5, 0.85, 1.15])
      call({
        at: at + d,
        seconds: 0.3,
        pitch: (t) => 1900 - 500 * t,
        shape: swell,
        gain,
        harmonics: [1, 0.2],
      })(track);
  };
export const grunt =
  (at: number, gain = 0.16): Voice =>
  (track) => {
    for (const d of [0, 0.75, 1.2, 1.55, 1.85])
      call({
        at: at + d,
        seconds: d ? 0.26 : 0.6,
        pitch: (t) => 88 - 16 * t,
        shape: swell,
        gain,
        harmonics: [1, 0.8, 0.7, 0.4, 0.3],
        rough: 0.25,
      })(track);
  };
export const saw =
  (at: number, gain = 0.1): Voice =>
  (track) => {
    for (let i = 0; i < 6; i += 1)
      call({
        at: at + i * 0.52,
        seconds: 0.34,
        pitch: () => 92 + (i % 2) * 34,
        shape: swell,
        gain,
        harmonics: [1, 0.6, 0.5, 0.4],
        rough: 0.7,
      })(track);
  };
export const honk =
  (at: number, gain = 0.05): Voice =>
  (track) => {
    for (const d of [0, 0.42])
      call({
        at: at + d,
        seconds: 0.3,
        pitch: (t) => 420 - 90 * t,
        shape: swell,
        gain,
        harmonics: [1, 0.8, 0.6, 0.4, 0.25],
        rough: 0.2,
      })(track);
  };
/** An eagle owl: one deep soft note and a shorter one. */
export const hoot =
  (at: number, gain = 0.07): Voice =>
  (track) => {
    for (const [d, seconds] of [
      [0, 0.5],
      [0.7, 0.28],
    ] as const)
      call({ at: at + d, seconds, pitch: (t) => 228 - 18 * t, shape: swell, gain, harmonics: [1, 0.2] })(
        track,
      );
  };
export const bray =
  (at: number, gain = 0.07): Voice =>
  (track) => {
    for (const d of [0, 0.3, 0.6])
      call({
        at: at + d,
        seconds: 0.22,
        pitch: (t) => 640 + 260 * t,
        shape: swell,
        gain,
        harmonics: [1, 0.5, 0.3],
      })(track);
  };

/** Mixes the voices to 16 bit samples, never louder than a quarter of full scale on average peaks. */
export function mixdown(voices: readonly Voice[]): Buffer {
  const track = new Float32Array(LENGTH);
  for (const voice of voices) voice(track);
  const out = Buffer.alloc(LENGTH * 2);
  track.forEach((v, i) => {
    out.writeInt16LE(Math.round(Math.tanh(v) * 26000), i * 2);
  });
  return out;
}
