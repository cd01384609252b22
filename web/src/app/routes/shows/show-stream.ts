import { GENERAL_CHAT } from '@boma/domain/chat/chat.policy.ts';
import type { ShowView } from '@boma/domain/shows/shows.schema.ts';
import type { StreamView } from '@boma/domain/streams/streams.schema.ts';
import { showCoverOf } from '../../../features/shows/show-words.ts';

/** A running show as the player takes it: at YouTube, or at the camera that shows it. */
export function streamOfShow(show: ShowView): StreamView {
  const cover = showCoverOf(show.cover_clean, show.show_type.type);
  return {
    id: show.id,
    slug: `show-${show.id}`,
    name: show.title,
    code: show.code ?? `show-${show.id}`,
    youtube_id: show.youtube_id,
    chat: GENERAL_CHAT,
    subscriber_only: false,
    cover,
    preview: cover,
    status_update: '',
    noted_ts: null,
    source_kind: show.youtube_id === null ? 'hls' : 'youtube',
    place: null,
    species: [],
    about: '',
    ranger: '',
    since: null,
    live: true,
  };
}
