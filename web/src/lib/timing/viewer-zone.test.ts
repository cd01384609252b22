import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const NOON = Date.parse('2026-03-05T10:00:00Z');

function sayZone(timeZone: unknown): void {
  const options = new Intl.DateTimeFormat().resolvedOptions();
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
    ...options,
    timeZone: timeZone as string,
  });
}
const modules = async () => ({
  ...(await import('./viewer-zone.ts')),
  ...(await import('../moments.ts')),
});

beforeEach(() => void vi.resetModules());
afterEach(() => void vi.restoreAllMocks());

it.each([
  'Etc/Unknown',
  'Nowhere/Land',
  'GMT+25:00',
  '',
  ' ',
  'undefined',
  'Africa/Johannesburg\n',
  undefined,
  null,
  2,
])("becomes camp time where the browser says %j, and every date is written in camp's time", async (said) => {
  sayZone(said);
  const { viewerZone, timeWords, momentWords } = await modules();
  expect(viewerZone()).toBe('Etc/GMT-2');
  expect(timeWords(NOON)).toBe('12:00 PM');
  expect(momentWords(NOON)).toBe('Mar 5, 2026, 12:00 PM');
});

it('becomes camp time where the browser throws when it is asked', async () => {
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockImplementation(() => {
    throw new RangeError('no zone');
  });
  expect((await modules()).viewerZone()).toBe('Etc/GMT-2');
});

it.each([
  ['Africa/Johannesburg', '12:00 PM'],
  ['america/NEW_york', '5:00 AM'],
  ['Asia/Kathmandu', '3:45 PM'],
  ['Etc/GMT+12', '10:00 PM'],
  ['UTC', '10:00 AM'],
])('is %s where the browser says so', async (said, time) => {
  sayZone(said);
  const { viewerZone, timeWords } = await modules();
  expect(viewerZone()).toBe(said);
  expect(timeWords(NOON)).toBe(time);
});

it('follows a viewer who travels while the page is open', async () => {
  const at = vi.spyOn(performance, 'now').mockReturnValue(0);
  sayZone('Africa/Johannesburg');
  const { viewerZone } = await modules();
  expect(viewerZone()).toBe('Africa/Johannesburg');
  sayZone('Asia/Tokyo');
  at.mockReturnValue(5000);
  expect(viewerZone()).toBe('Asia/Tokyo');
});
