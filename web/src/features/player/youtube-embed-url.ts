/** YouTube's host without tracking cookies. The content policy allows its frames. */
export const YOUTUBE_ORIGIN = 'https://www.youtube-nocookie.com';

/** Ids up to this length name a video, longer ones a channel. */
const VIDEO_ID_LONGEST = 12;

export interface YoutubeEmbedOptions {
  /** 1 plays at once, 0 waits. */
  readonly autoplay?: 0 | 1;
  readonly muted?: boolean;
  /** The page's own origin. The frame needs it to answer messages. */
  readonly origin?: string;
}

/** The address of the frame that plays a video, or a channel's live stream. */
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
