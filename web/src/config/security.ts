import { usesAppCheck } from './uses-app-check.ts';

/** Where pictures and streams come from in production. */
export const mediaHosts = ['https://media.boma.example'] as const;

/**
 * The Firebase project's `authDomain`, as `/__/firebase/init.json` names it (`https://my-boma.firebaseapp.com`, or a domain
 * of your own): while a user signs in with Google, a frame of this host talks to Google's window.
 */
export const authDomain = 'https://auth.boma.example';

/** Where page views are sent: the origin of `ANALYTICS_ENDPOINT`, unless it is the site's own. Empty to count none. */
const analyticsHosts: readonly string[] = [];

/**
 * Hosts of an advert network and of a consent manager. Empty while the site shows its own adverts. For Google:
 * https://pagead2.googlesyndication.com https://securepubads.g.doubleclick.net https://*.safeframe.googlesyndication.com
 * https://tpc.googlesyndication.com, and the host of the consent manager's script.
 */
const advertHosts: readonly string[] = [];

/** Where a browser gets its address for pushes. */
const pushes = 'https://firebaseinstallations.googleapis.com https://fcmregistrations.googleapis.com';

/** Where an identity is proved and renewed. */
const identity = 'https://identitytoolkit.googleapis.com https://securetoken.googleapis.com';
/** The script that makes that frame; fetched only when a user presses the Google button. */
const googleScripts = 'https://apis.google.com';

/** What App Check asks: reCAPTCHA Enterprise with its frame, and the service that makes a token of its answer. */
const recaptcha = ['https://www.google.com/recaptcha/'] as const;
const appCheckHosts = {
  scripts: [...recaptcha, 'https://www.gstatic.com/recaptcha/'],
  calls: [...recaptcha, 'https://content-firebaseappcheck.googleapis.com'],
  frames: [...recaptcha, 'https://recaptcha.google.com/recaptcha/'],
} as const;
const noHosts = { scripts: [], calls: [], frames: [] } as const;

const youtubeImages = 'https://i.ytimg.com';
const youtubePlayer = 'https://www.youtube-nocookie.com';
const firestore = 'https://firestore.googleapis.com';
/** The pictures of photos. */
const pictures = 'https://firebasestorage.googleapis.com';
/** Where snapshots are uploaded to. */
const uploads = 'https://storage.googleapis.com';

/** What an operator may open. Where it is not named, this file decides. */
interface Openings {
  readonly withAppCheck?: boolean;
  readonly adverts?: readonly string[];
}

/**
 * The policy every page is served with.
 *
 * `style-src` needs 'unsafe-inline' because Emotion writes style elements as components appear; hls.js feeds the
 * video element from blobs.
 *
 * @param scriptHashes base64 SHA-256 of each inline script, as `sha256-…`.
 */
export function contentSecurityPolicy(
  scriptHashes: readonly string[],
  { withAppCheck = usesAppCheck, adverts = advertHosts }: Openings = {},
): string {
  const media = mediaHosts.join(' ');
  const appCheck = withAppCheck ? appCheckHosts : noHosts;
  return [
    "default-src 'self'",
    [
      "script-src 'self'",
      ...scriptHashes.map((hash) => `'${hash}'`),
      googleScripts,
      ...appCheck.scripts,
      ...adverts,
    ].join(' '),
    "style-src 'self' 'unsafe-inline'",
    ["img-src 'self' data: blob:", media, youtubeImages, pictures, ...adverts].join(' '),
    `media-src 'self' blob: ${media}`,
    [
      "connect-src 'self'",
      media,
      firestore,
      identity,
      pushes,
      uploads,
      ...appCheck.calls,
      ...analyticsHosts,
      ...adverts,
    ].join(' '),
    ['frame-src', youtubePlayer, authDomain, ...appCheck.frames, ...adverts].join(' '),
    "worker-src 'self'",
    "font-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** The policy of the player for other sites: the same, but every site may show it in a frame. */
export const embedPolicy = (policy: string): string =>
  policy.replace("frame-ancestors 'none'", 'frame-ancestors *');
