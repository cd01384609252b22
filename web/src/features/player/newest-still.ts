import { thumbnailUrl } from '@boma/domain/streams/media-urls.ts';
import type { ThumbnailSize } from '@boma/domain/streams/streams.constants.ts';
import type { StreamView } from '@boma/domain/streams/streams.schema.ts';
import { runtimeConfig } from '../../lib/runtime-config.ts';
import { serverNow } from '../../lib/server-clock.ts';

/** Seconds for which a still is the newest: as long as on a card. All viewers ask for the same ones, so a CDN answers most of them. */
export const STILL_EVERY = 30;

/** What decides which still of a camera a page may show. */
export type StillSource = Pick<StreamView, 'code' | 'subscriber_only'>;

/** The address of the camera's newest still. One of a members' camera is small: the media server opens no larger one. */
export const newestStill = async (
  { code, subscriber_only }: StillSource,
  size: ThumbnailSize,
): Promise<string> =>
  thumbnailUrl(
    await runtimeConfig(),
    code,
    subscriber_only ? 'small' : size,
    Math.floor(serverNow() / 1000 / STILL_EVERY),
  );
