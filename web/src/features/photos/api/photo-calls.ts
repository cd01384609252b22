import type { KeepMomentInput, PhotoView } from '@boma/domain/photos/photos.schema.ts';
import type { Playback } from '@boma/domain/streams/streams.schema.ts';
import type { Page } from '../../../components/endless/list-pages.ts';
import type { AskPage } from '../../../components/endless/pages-reader.ts';
import { callApi } from '../../../lib/api-client.ts';
import { databasePageSize } from '../../../lib/page-size.ts';
import { type PhotoFilters, photoDeleted } from '../photo-news.ts';

/** The pages of a list of photos, newest first. */
export function photoPages(filters: PhotoFilters): AskPage<PhotoView> {
  return async ({ page, cursor }): Promise<Page<PhotoView>> => {
    const body = {
      page,
      per_page: databasePageSize(innerWidth),
      filters: { ...filters },
      ...(cursor !== null && { after: cursor }),
    };
    const { data, meta } = await callApi('searchPhotos', { body });
    return { items: data, lastPage: meta.last_page, cursor: meta.next, total: meta.total };
  };
}

/** @throws AppError `not-found` for a photo that is gone. */
export const findPhoto = async (id: string): Promise<PhotoView> =>
  (await callApi('showPhoto', { params: { id } }, { own: ['not-found'] })).data;

export const findFeaturedPhoto = async (): Promise<PhotoView | null> =>
  (await callApi('featuredPhoto', {}, { own: ['internal', 'unavailable'] })).data.featured;

export async function deletePhoto(id: string): Promise<void> {
  await callApi('deletePhoto', { body: { photo_id: id } });
  photoDeleted(id);
}

/** Staff: shows a photo on home, or no longer. */
export const featurePhoto = async (id: string, featured: boolean): Promise<PhotoView> =>
  (await callApi('featurePhoto', { body: { photo_id: id, featured } })).data;

/** Milliseconds. The server copies a minute of film. */
const KEEPING_TIMEOUT = 40_000;

/** Members: keeps the last seconds of a camera. */
export const keepMoment = async (body: KeepMomentInput): Promise<PhotoView> =>
  (await callApi('keepMoment', { body }, { timeout: KEEPING_TIMEOUT, own: ['unavailable'] })).data;

/** Where to play a moment. @throws AppError `forbidden` where it is only for members. */
export async function requestMoment(id: string): Promise<Playback> {
  const { url, expires_at } = (
    await callApi(
      'momentPlayback',
      { params: { id } },
      { own: ['forbidden', 'not-found', 'too-many-requests'] },
    )
  ).data;
  return { url: new URL(url, location.href).href, expires_at };
}
