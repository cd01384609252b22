import { thumbnailUrl } from '@boma/domain/streams/media-urls.ts';
import type { ThumbnailSize } from '@boma/domain/streams/streams.constants.ts';
import { runtimeConfig } from '../../lib/runtime-config.ts';
import { serverNow } from '../../lib/server-clock.ts';

/** Seconds for which a still is the newest: as long as on a card. All viewers ask for the same ones, so a CDN answers most of them. */
export const STILL_EVERY = 30;

/** The address of the camera's newest still. */
export const newestStill = async (code: string, size: ThumbnailSize): Promise<string> =>
  thumbnailUrl(await runtimeConfig(), code, size, Math.floor(serverNow() / 1000 / STILL_EVERY));
