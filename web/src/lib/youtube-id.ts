/** Characters of an address that an id is taken from. */
export const YOUTUBE_ADDRESS_MAX = 300;

const HOST = /^(?:(?:www|m|music)\.)?(?:youtube\.com|youtube-nocookie\.com)$/;
/** Pages of one video: '/live/{id}'. */
const PAGE = /^\/(?:live|shorts|embed|v)\/([^/]+)\/?$/;

function videoIn({ hostname, pathname, searchParams }: URL): string | null {
  if (hostname === 'youtu.be') return pathname.slice(1).replace(/\/$/, '');
  if (!HOST.test(hostname)) return null;
  return pathname === '/watch' ? searchParams.get('v') : (PAGE.exec(pathname)?.[1] ?? null);
}

/** The id in the address of a video at YouTube, as the browser or its share button gives it. Any other text as it is. */
export function youtubeIdOf(text: string): string {
  const trimmed = text.trim();
  const address = /^(?:https?:)?\/\//i.test(trimmed)
    ? trimmed.replace(/^\/\//, 'https://')
    : `https://${trimmed}`;
  try {
    return videoIn(new URL(address)) || trimmed;
  } catch {
    return trimmed;
  }
}
