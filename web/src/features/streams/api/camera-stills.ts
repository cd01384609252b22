import { AppError } from '@boma/domain/errors.ts';
import { reelAt } from '@boma/domain/streams/reels.constants.ts';
import type { ReelView } from '@boma/domain/streams/reels.schema.ts';
import { callApi } from '../../../lib/api-client.ts';
import { serverNow } from '../../../lib/server-clock.ts';

const own = { own: ['not-found', 'internal', 'unavailable'] } as const;

/** The last 48 hours of a camera: how much moved, and what happened. @throws AppError. */
export const readDay = async (slug: string) => (await callApi('cameraDay', { params: { slug } }, own)).data;

/** The stills of a half hour, by its number since 1970. @throws AppError. */
export const readReel = async (slug: string, reel: number) =>
  (await callApi('cameraReel', { params: { slug, reel } }, own)).data;

/** The still of two minutes, by their number since 1970. @throws AppError. */
export const readStill = async (slug: string, slot: number) =>
  (await callApi('cameraStill', { params: { slug, slot } }, own)).data;

/** The tiny stills of four hours, by their number since 1970. @throws AppError. */
export const readPeeks = async (slug: string, number: number) =>
  (await callApi('cameraPeeks', { params: { slug, number } }, own)).data;

type Still = ReelView['stills'][number];

/** The stills of a half hour. None of one that has not begun at the server, whose clock may be behind this page's. */
async function stillsOf(slug: string, reel: number): Promise<readonly Still[]> {
  try {
    return (await readReel(slug, reel)).stills;
  } catch (cause) {
    if (cause instanceof AppError && cause.code === 'not-found') return [];
    throw cause;
  }
}

/** The newest stills of a camera, at most `most`, the oldest first. Everyone may see them, of a members' camera too. */
export async function newestStills(slug: string, most: number): Promise<readonly Still[]> {
  const current = reelAt(serverNow());
  const reels = await Promise.all([current - 1, current].map((reel) => stillsOf(slug, reel)));
  return reels.flat().slice(-most);
}
