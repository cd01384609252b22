import { logFailure } from './log.ts';
import { readStored, writeStored } from './storage.ts';

// Named by themselves too: the head script carries no other names.
export const STREAMS_PER_ROW = 'streamsViewPerRow';
export const COOKIES_ACCEPTED = 'cookies-accepted';

/** Cookies keep their old names and meaning; none of them identifies a person. */
export const cookieNames = {
  autoplayIntroVideo: 'autoplay_intro_video',
  highlightsPerRow: 'highlightsPerRow',
  pastShowsPerRow: 'pastShowsPerRow',
  streamsPerRow: STREAMS_PER_ROW,
  cookiesAccepted: COOKIES_ACCEPTED,
} as const;

const ONE_YEAR_SECONDS = 31_536_000;

/**
 * Safari keeps the cookies that scripts write for seven days. A copy in local storage, which a visit renews there, keeps a
 * value for its whole year.
 */
const copyOf = (name: string) => `boma:cookie:${name}`;

function readCopy(name: string): string | undefined {
  const [, until, value] = readStored(copyOf(name))?.match(/^(\d+) (\S*)$/) ?? [];
  return Number(until) > Date.now() ? value : undefined;
}

/** The cookie's value, or that of its copy. One that cannot be decoded counts as absent, and so does each in a sandbox. */
export function readCookie(name: string): string | undefined {
  try {
    const pair = document.cookie.split('; ').find((entry) => entry.startsWith(`${name}=`));
    const value = pair === undefined ? readCopy(name) : pair.slice(name.length + 1);
    return value && decodeURIComponent(value);
  } catch {
    return undefined;
  }
}

/** Sets a cookie for one year on the whole site, and its copy. A sandbox has neither: the page works without. */
export function writeCookie(name: string, value: string): void {
  const encoded = encodeURIComponent(value);
  writeStored(copyOf(name), `${Date.now() + ONE_YEAR_SECONDS * 1000} ${encoded}`);
  try {
    document.cookie = `${name}=${encoded}; path=/; max-age=${ONE_YEAR_SECONDS}; samesite=lax`;
  } catch (cause) {
    logFailure(`Setting the cookie '${name}'`, cause);
  }
}
