import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  type PreviewSchedule,
  previewRefresh,
  refreshWindow,
  START_DELAY_MAX,
  schedulePreview,
  startDelay,
} from './preview-schedule.ts';

let schedule: PreviewSchedule | undefined;
let serverAhead = 0;

beforeEach(() => void vi.useFakeTimers({ now: 1_800_000_000_000 }));
afterEach(() => {
  schedule?.stop();
  schedule = undefined;
  serverAhead = 0;
  vi.useRealTimers();
});

function begin(refresh: number, random = 0) {
  const reload = vi.fn();
  schedule = schedulePreview({
    refresh,
    random: () => random,
    now: Date.now,
    serverNow: () => Date.now() + serverAhead,
    reload,
  });
  return { reload, setVisible: schedule.setVisible };
}

describe('the start delay', () => {
  it('R4-071 is nothing for a random 0', () => {
    const { reload, setVisible } = begin(30, 0);
    setVisible(true);
    vi.advanceTimersByTime(0);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it.each([
    [0.5, 7500],
    [1, 15_000],
  ])('R4-071 R9-038 for a random %d is %d ms', (random, delay) => {
    const { reload, setVisible } = begin(30, random);
    setVisible(true);
    vi.advanceTimersByTime(delay - 1);
    expect(reload).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('R9-038 stays between 0 and 15 s for every random value', () => {
    for (let index = 0; index < 1000; index++) {
      const delay = startDelay(Math.random);
      expect(delay).toBeGreaterThanOrEqual(0);
      expect(delay).toBeLessThanOrEqual(START_DELAY_MAX);
    }
  });
});

describe('the rhythm', () => {
  it('R4-072 has no timer with a refresh of 0', () => {
    const { reload, setVisible } = begin(0);
    setVisible(true);
    expect(vi.getTimerCount()).toBe(0);
    vi.advanceTimersByTime(3_600_000);
    expect(reload).not.toHaveBeenCalled();
  });

  it.each([20, 30, 40])('R4-073 R9-036 reloads every %d seconds after the start', (refresh) => {
    const { reload, setVisible } = begin(refresh);
    setVisible(true);
    vi.advanceTimersByTime(0);
    expect(reload).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(refresh * 1000 - 1);
    expect(reload).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1);
    expect(reload).toHaveBeenCalledTimes(2);
    vi.advanceTimersByTime(refresh * 3000);
    expect(reload).toHaveBeenCalledTimes(5);
  });

  it('R2-201 R9-034 R9-035 is 40 s in the picker, 20 s on the stream page and 30 s on the streams page', () => {
    expect(previewRefresh).toEqual({ picker: 40, streamPage: 20, streamsPage: 30 });
  });

  it('R4-075 requests another time window each time', () => {
    const { reload, setVisible } = begin(20, 0.37);
    setVisible(true);
    vi.advanceTimersByTime(200_000);
    const windows = reload.mock.calls.map(([window]) => Number(window));
    expect(windows.length).toBe(10);
    expect(new Set(windows).size).toBe(10);
  });

  it('requests the same time window as other viewers', () => {
    expect(refreshWindow(1_800_000_000_000, 30)).toBe(60_000_000);
    expect(refreshWindow(1_800_000_029_999, 30)).toBe(60_000_000);
    expect(refreshWindow(1_800_000_030_000, 30)).toBe(60_000_001);
  });
});

describe('visibility', () => {
  it('R4-074 does not reload while hidden, and reloads once when it is visible again', () => {
    const { reload, setVisible } = begin(30);
    vi.advanceTimersByTime(300_000);
    expect(reload).not.toHaveBeenCalled();
    setVisible(true);
    vi.advanceTimersByTime(0);
    expect(reload).toHaveBeenCalledTimes(1);
    setVisible(false);
    vi.advanceTimersByTime(300_000);
    expect(reload).toHaveBeenCalledTimes(1);
    setVisible(true);
    vi.advanceTimersByTime(29_999);
    expect(reload).toHaveBeenCalledTimes(2);
    vi.advanceTimersByTime(1);
    expect(reload).toHaveBeenCalledTimes(3);
  });

  it('keeps its rhythm when it was hidden for a moment only', () => {
    const { reload, setVisible } = begin(30);
    setVisible(true);
    vi.advanceTimersByTime(10_000);
    setVisible(false);
    setVisible(true);
    vi.advanceTimersByTime(19_999);
    expect(reload).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('requests no picture after it was stopped', () => {
    const { reload, setVisible } = begin(30);
    setVisible(true);
    schedule?.stop();
    vi.advanceTimersByTime(300_000);
    expect(reload).not.toHaveBeenCalled();
    expect(vi.getTimerCount()).toBe(0);
  });
});

it('asks for the picture of this moment on a device whose clock is an hour fast, and of no moment to come', () => {
  const { reload, setVisible } = begin(30);
  serverAhead = -3_600_000;
  setVisible(true);
  vi.advanceTimersByTime(0);
  expect(reload).toHaveBeenCalledWith((1_800_000_000 - 3600) / 30);
});
