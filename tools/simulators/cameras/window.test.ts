import { expect, it } from 'vitest';
import {
  ALWAYS,
  EPOCH_MS,
  HEAD_START,
  isResolvable,
  type LiveSegment,
  liveWindow,
  newestSequence,
  returnToAir,
  WINDOW_SEGMENTS,
} from './window.ts';

const START = EPOCH_MS + 5_000_000_000;
const every = (stepMs: number, totalMs: number) =>
  Array.from({ length: Math.floor(totalMs / stepMs) }, (_, i) => START + i * stepMs);

/** Discontinuity sequence number of each segment, as a player works it out (RFC 8216 §6.2.1). */
function numbered(nowMs: number, air = ALWAYS): Map<number, number> {
  const window = liveWindow(nowMs, air);
  const numbers = new Map<number, number>();
  let current = window.discontinuitySequence;
  for (const segment of window.segments) {
    if (segment.discontinuity) current += 1;
    numbers.set(segment.sequence, current);
  }
  return numbers;
}

it('moves on by one segment every four seconds and never backwards', () => {
  let last = liveWindow(START).mediaSequence;
  for (const now of every(700, 120_000)) {
    const { mediaSequence, segments } = liveWindow(now);
    expect(mediaSequence - last).toBeGreaterThanOrEqual(0);
    expect(mediaSequence - last).toBeLessThanOrEqual(1);
    expect(segments).toHaveLength(WINDOW_SEGMENTS);
    last = mediaSequence;
  }
  expect(liveWindow(START + 240_000).mediaSequence - liveWindow(START).mediaSequence).toBe(60);
});

it('is the same for two servers and after a restart, because the clock alone decides', () => {
  expect(liveWindow(START + 1)).toEqual(liveWindow(START + 3999));
});

it('lists only segments whose last frame has passed, the newest less than four seconds ago', () => {
  for (const now of every(333, 40_000)) {
    const newest = liveWindow(now).segments.at(-1);
    const end = (newest?.startsAtMs ?? 0) + 4000;
    expect(end).toBeLessThanOrEqual(now);
    expect(now - end).toBeLessThan(4000);
  }
});

it('numbers sequences without a gap and repeats the loop of eight', () => {
  const { mediaSequence, segments } = liveWindow(START);
  segments.forEach((segment: LiveSegment, i) => {
    expect(segment.sequence).toBe(mediaSequence + i);
    expect(segment.index).toBe(segment.sequence % 8);
    expect(segment.discontinuity).toBe(segment.index === 0);
  });
});

it('gives a segment the same discontinuity number for as long as it is listed', () => {
  const seen = new Map<number, number>();
  for (const now of every(4000, 400_000)) {
    for (const [sequence, number] of numbered(now)) {
      expect(seen.get(sequence) ?? number).toBe(number);
      seen.set(sequence, number);
    }
  }
  expect(new Set(seen.values()).size).toBeGreaterThan(10);
});

it('keeps every listed segment resolvable, also for a player that read the list a while ago', () => {
  for (const now of every(4000, 80_000)) {
    for (const { sequence } of liveWindow(now).segments) {
      expect(isResolvable(sequence, now)).toBe(true);
      expect(isResolvable(sequence, now + 12_000)).toBe(true);
    }
  }
  expect(isResolvable(newestSequence(START) + 1, START)).toBe(false);
  expect(isResolvable(newestSequence(START) - WINDOW_SEGMENTS - 20, START)).toBe(false);
});

it('continues at the sequence of the wall clock after an outage, with a discontinuity', () => {
  for (let offset = 0; offset < 32_000; offset += 4000) {
    const back = START + 600_000 + offset;
    const air = returnToAir(back, ALWAYS);
    const window = liveWindow(back, air);
    expect(window.segments).toHaveLength(HEAD_START);
    expect(window.segments.at(-1)?.sequence).toBe(newestSequence(back));
    expect(window.segments[0]?.discontinuity).toBe(true);
    expect(window.mediaSequence).toBeGreaterThan(liveWindow(START).mediaSequence);
    expect(isResolvable(air.since - 1, back, air)).toBe(false);
    const before = Math.max(...numbered(START).values());
    expect(Math.min(...numbered(back, air).values())).toBeGreaterThan(before);
  }
});

it('keeps discontinuity numbers stable after outages too', () => {
  const first = returnToAir(START + 4000 * 3, ALWAYS);
  const air = returnToAir(START + 4000 * 90 + 8000, first);
  const seen = new Map<number, number>();
  for (let i = 0; i < 200; i += 1) {
    for (const [sequence, number] of numbered(START + 4000 * 92 + i * 4000, air)) {
      expect(seen.get(sequence) ?? number).toBe(number);
      seen.set(sequence, number);
    }
  }
});

it('never shows the same segment again when a camera flickers off and on within seconds', () => {
  const first = returnToAir(START, ALWAYS);
  const second = returnToAir(START + 100, first);
  expect(second.since).toBeGreaterThan(first.since);
});
