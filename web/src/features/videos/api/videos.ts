import type { Playback } from '@boma/domain/streams/streams.schema.ts';
import { PAGE_SIZE } from '@boma/domain/videos/videos.constants.ts';
import type { VideoFilters, VideoView } from '@boma/domain/videos/videos.schema.ts';
import type { Page } from '../../../components/endless/list-pages.ts';
import type { AskPage } from '../../../components/endless/pages-reader.ts';
import { callApi } from '../../../lib/api-client.ts';

interface Wanted {
  readonly filters?: VideoFilters;
  readonly paginate?: 0 | 1;
  readonly page?: number;
  readonly perPage?: number;
  readonly cursor?: string | null;
}

/** Reads videos, newest first. It asks nothing if the kinds are given and are no list, as in an address that was edited. */
export async function fetchVideos({
  filters = {},
  paginate = 0,
  page = 1,
  perPage = PAGE_SIZE.usual,
  cursor = null,
}: Wanted): Promise<Page<VideoView>> {
  const nothing = { items: [], lastPage: 0, cursor: null };
  if (filters.type !== undefined && !Array.isArray(filters.type)) return nothing;
  const { data, meta } = await callApi('listVideos', {
    body: { filters, paginate, page, per_page: perPage, ...(cursor !== null && { cursor }) },
  });
  return { items: data, lastPage: meta?.last_page ?? 1, cursor: meta?.cursor ?? null };
}

/** A list of the videos that match, in pages. */
export const videoPages =
  (filters: VideoFilters, perPage?: number): AskPage<VideoView> =>
  (next) =>
    fetchVideos({ filters, paginate: 1, ...next, ...(perPage !== undefined && { perPage }) });

/** One video, null if there is none. The server counts a view of it. */
export const viewVideo = async (id: number): Promise<VideoView | null> =>
  (await fetchVideos({ filters: { id } })).items[0] ?? null;

/** Where to play a recording: its open address, else one that the server signs for members. @throws AppError */
export async function requestVideo({ id, storage_reference }: VideoView): Promise<Playback> {
  if (storage_reference !== null) return { url: storage_reference, expires_at: null };
  return (
    await callApi(
      'videoPlayback',
      { params: { id: String(id) } },
      { own: ['forbidden', 'too-many-requests'] },
    )
  ).data;
}
