import { expect, it, vi } from 'vitest';
import { type Darkroom, openDarkroom } from './thumbnail.ts';

const tau = { code: 'tau', name: 'Tau', paid: false };

it.each([
  ['1280x720', 2000],
  ['640x360', 10_000],
  ['384x216', 10_000],
] as const)('keeps a picture of %s for %i ms, also when an older one fails after it was made', async (size, fresh) => {
  const older = Promise.withResolvers<Buffer>();
  const compose = vi
    .fn<Darkroom>()
    .mockReturnValueOnce(older.promise)
    .mockResolvedValueOnce(Buffer.from('newer'))
    .mockResolvedValueOnce(Buffer.from('newest'));
  const darkroom = openDarkroom(compose);
  const blurred = darkroom(tau, size, 0);
  expect(String(await darkroom(tau, size, fresh))).toBe('newer');
  older.reject(new Error('blurred'));
  await expect(blurred).rejects.toThrow('blurred');
  expect(String(await darkroom(tau, size, 2 * fresh - 1))).toBe('newer');
  expect(String(await darkroom(tau, size, 2 * fresh))).toBe('newest');
});

it('does not keep a failure', async () => {
  const compose = vi
    .fn<Darkroom>()
    .mockRejectedValueOnce(new Error('blurred'))
    .mockResolvedValueOnce(Buffer.from('sharp'));
  const darkroom = openDarkroom(compose);
  await expect(darkroom(tau, '384x216', 0)).rejects.toThrow('blurred');
  expect(String(await darkroom(tau, '384x216', 1))).toBe('sharp');
});

it('keeps the picture of a moment by its second, apart from the newest one', async () => {
  const composed: number[] = [];
  const darkroom = openDarkroom(async (_camera, _size, shownMs) => {
    composed.push(shownMs);
    return Buffer.from(String(shownMs));
  });
  expect(String(await darkroom(tau, '640x360', 50_000))).toBe('50000');
  expect(String(await darkroom(tau, '640x360', 50_000, 41_200))).toBe('41000');
  expect(String(await darkroom(tau, '640x360', 90_000, 41_999))).toBe('41000');
  expect(String(await darkroom(tau, '640x360', 90_000, 42_000))).toBe('42000');
  expect(composed).toEqual([50_000, 41_000, 42_000]);
});
