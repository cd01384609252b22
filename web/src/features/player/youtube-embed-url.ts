/** The player's host without tracking cookies; the content policy lets frames come from nowhere else. */
export const YOUTUBE_ORIGIN = 'https://www.youtube-nocookie.com';

/** Ids up to this length name a video, longer ones a channel. */
const VIDEO_ID_LONGEST = 12;

export interface YoutubeEmbedOptions {
  /** 1 plays at once, 0 waits. */
  readonly autoplay?: 0 | 1;
  readonly muted?: boolean;
  /** The page's own origin: only then does the frame answer messages. */
  readonly origin?: string;
}

/** The address of the frame that plays a video, or what a channel has on the air. */
export function youtubeEmbedUrl(id: string, options: YoutubeEmbedOptions = {}): string {
  const { autoplay = 1, muted = false, origin } = options;
  const isChannel = id.length > VIDEO_ID_LONGEST;
  const query = new URLSearchParams({
    ...(isChannel ? { channel: id } : {}),
    autoplay: String(autoplay),
    playsinline: '1',
    rel: '0',
    ...(muted ? { mute: '1' } : {}),
    ...(origin === undefined ? {} : { enablejsapi: '1', origin }),
  });
  const path = isChannel ? 'live_stream' : encodeURIComponent(id);
  return `${YOUTUBE_ORIGIN}/embed/${path}?${query.toString()}`;
}
