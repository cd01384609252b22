import { GENERAL_CHAT } from '../chat/chat.policy.ts';
import { isSeen, type SeenFrom } from '../publish.policy.ts';
import { toSeconds } from '../time.ts';
import { type MediaServer, playlistUrl, thumbnailUrl } from './media-urls.ts';
import { toPlaceView } from './place.policy.ts';
import type { Stream, StreamView } from './streams.schema.ts';

const IN_MAINTENANCE = 'Our rangers are working on this camera. It will be back.';

/** What viewers read about the state of a camera. Staff who work on it need not write anything. */
const statusOf = ({ status_update, maintenance }: Stream): string =>
  maintenance && status_update === '' ? IN_MAINTENANCE : status_update;

type Seen = Pick<Stream, 'public_at'>;

export const seenFrom = ({ public_at = 0 }: Seen): SeenFrom => public_at;

/** True if viewers may see it. `now`: unix milliseconds. */
export const isPublic = (stream: Seen, now: number): boolean => isSeen(seenFrom(stream), now);

/** The address of a partner's camera. Undefined for one of our own media server, and for one at YouTube. */
export const addressOfPartner = ({ source }: Pick<Stream, 'source'>): string | undefined =>
  source.kind === 'hls' ? source.address : undefined;

/** True for a camera of our own media server, which has its stills and counts its viewers. */
export const hasStills = ({ source_kind, address }: Pick<StreamView, 'source_kind' | 'address'>): boolean =>
  source_kind === 'hls' && address === undefined;

/** The playlist of an HLS camera without a ticket. */
export const openPlaylistUrl = (
  media: MediaServer,
  { address, code }: Pick<StreamView, 'address' | 'code'>,
): string => address ?? playlistUrl(media, code);

/** Its picture: the one that staff chose, else its newest still. */
export const coverOf = (
  { cover, code, subscriber_only }: Pick<Stream, 'cover' | 'code' | 'subscriber_only'>,
  media: MediaServer,
): string => cover ?? thumbnailUrl(media, code, subscriber_only ? 'small' : 'medium');

/** The camera as everybody may see it. The public fields are listed, so that a new private field stays private. */
export function toStreamView(stream: Stream, live: boolean, media: MediaServer): StreamView {
  const address = addressOfPartner(stream);
  const cover = coverOf(stream, media);
  return {
    id: stream.id,
    slug: stream.slug,
    name: stream.name,
    code: stream.code,
    youtube_id: stream.source.kind === 'youtube' ? stream.source.youtube_id : null,
    chat: stream.chat || GENERAL_CHAT,
    subscriber_only: stream.subscriber_only,
    cover,
    preview:
      address === undefined
        ? thumbnailUrl(media, stream.code, stream.subscriber_only ? 'small' : 'medium')
        : cover,
    status_update: statusOf(stream),
    noted_ts: stream.noted_at === null || stream.maintenance ? null : toSeconds(stream.noted_at),
    source_kind: stream.source.kind,
    ...(address !== undefined && { address }),
    place: stream.place && toPlaceView(stream.place),
    species: stream.species,
    about: stream.about,
    ranger: stream.ranger,
    since: stream.since,
    live: live && !stream.maintenance,
  };
}

/** The full-size cover of an image URL that may name its small variant: `tau-sm.jpg` → `tau.jpg`. */
export function fullCover(cover: string): string {
  return cover.replace(/-sm(?=\.[a-z0-9]+(?:[?#]|$)|$)/i, '');
}

/** The description of a camera's page for search engines and shared links. */
export function streamDescription(
  stream: Pick<StreamView, 'name' | 'place' | 'status_update' | 'subscriber_only'>,
): string {
  const update = stream.status_update === '' ? '' : ` ${stream.status_update}`;
  const who = stream.subscriber_only ? ' For Premium members.' : '';
  const where = stream.place ? ` from ${stream.place.name}, ${stream.place.country}` : '';
  return `Watch ${stream.name} live${where}: an African wildlife camera, day and night.${update}${who}`;
}

/** The slug in a stream route: links contain `{slug}-live`, and the bare slug is accepted too. */
export function slugFromRoute(parameter: string): string {
  return parameter.replace(/-live$/, '');
}

/** The camera to offer instead of one that is off the air: from the same lodge first, then in list order. */
export function nextLiveStream<S extends Pick<StreamView, 'slug' | 'live' | 'subscriber_only'>>(
  streams: readonly S[],
  current: string,
  options: { readonly member: boolean; readonly sameLodge?: ReadonlySet<string> },
): S | undefined {
  const playable = streams.filter(
    (stream) => stream.slug !== current && stream.live && (options.member || !stream.subscriber_only),
  );
  return playable.find((stream) => options.sameLodge?.has(stream.slug)) ?? playable[0];
}
