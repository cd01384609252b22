/** Cookies keep their old names and meaning; none of them identifies a person. */
export const cookieNames = {
  autoplayIntroVideo: 'autoplay_intro_video',
  highlightsPerRow: 'highlightsPerRow',
  pastShowsPerRow: 'pastShowsPerRow',
  streamsPerRow: 'streamsViewPerRow',
  cookiesAccepted: 'cookies-accepted',
} as const;

const ONE_YEAR_SECONDS = 365 * 24 * 60 * 60;

/** The cookie's value. One that cannot be decoded counts as absent. */
export function readCookie(name: string): string | undefined {
  const pair = document.cookie.split('; ').find((entry) => entry.startsWith(`${name}=`));
  try {
    return pair && decodeURIComponent(pair.slice(name.length + 1));
  } catch {
    return undefined;
  }
}

/** Sets a cookie for one year on the whole site. */
export function writeCookie(name: string, value: string): void {
  document.cookie = `${name}=${encodeURIComponent(value)}; path=/; max-age=${ONE_YEAR_SECONDS}; samesite=lax`;
}
