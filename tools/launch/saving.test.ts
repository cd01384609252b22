import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Run } from '../lib/run.ts';
import { startSaving } from './saving.ts';

const { exportData } = vi.hoisted(() => ({ exportData: vi.fn<() => Promise<void>>() }));
vi.mock('../emulators/saved-data.ts', () => ({ exportData }));

const run = {} as Run;
const MINUTE_MS = 60_000;

beforeEach(() => {
  vi.useFakeTimers();
  exportData.mockReset().mockResolvedValue();
});
afterEach(() => void vi.useRealTimers());

it('saves the local data every three minutes, and once more when it is stopped', async () => {
  const saving = startSaving(run, () => {});
  await vi.advanceTimersByTimeAsync(9 * MINUTE_MS + 1000);
  expect(exportData).toHaveBeenCalledTimes(3);
  await saving.stop();
  expect(exportData).toHaveBeenCalledTimes(4);
  await vi.advanceTimersByTimeAsync(9 * MINUTE_MS);
  expect(exportData).toHaveBeenCalledTimes(4);
});

it('goes on after a failure, which it reports in one line', async () => {
  const lines: string[] = [];
  exportData.mockRejectedValueOnce(new Error('The hub does not answer.'));
  const saving = startSaving(run, (line) => lines.push(line));
  await vi.advanceTimersByTimeAsync(6 * MINUTE_MS + 1000);
  expect(lines).toEqual(['The local data could not be saved: it stays as it was at the start.']);
  expect(exportData).toHaveBeenCalledTimes(2);
  await saving.stop();
});
