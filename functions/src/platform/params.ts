import { SIMULATED_PUSH } from '@boma/domain/alerts/push.constants.ts';
import type { SiteConfig } from '@boma/domain/site-config.ts';
import type { MediaServer } from '@boma/domain/streams/media-urls.ts';
import { defineInt, defineSecret, defineString } from 'firebase-functions/params';

const mediaServer = defineString('MEDIA_SERVER', {
  description: 'Origin of the media server that publishes the cameras, such as https://media.example.org',
});
const mediaApplication = defineString('MEDIA_APPLICATION', {
  default: 'boma',
  description: 'The application that the cameras are published under at the media server.',
});
const origin = defineString('SITE_ORIGIN', {
  description: 'Origin of the site without a slash at its end, such as https://boma.example.org',
});
const bomaVersion = defineString('BOMA_VERSION', {
  default: '0.1.0',
  description: 'What /api/health and /config.json name as the version.',
});

const mailOfRangers = defineString('CONTACT_MAIL', {
  description: 'The mail address that messages from the contact form go to.',
});

/** A start takes seconds, which the first caller waits for. One instance that always runs costs about as much as a small server. */
export const apiMinInstances = defineInt('API_MIN_INSTANCES', {
  default: 0,
  description: 'Instances of the function api that run also when nobody calls.',
});

/** The key for Stripe. A test key outside of production. */
export const stripeKey = defineSecret('STRIPE_SECRET_KEY');
export const stripeWebhookSecret = defineSecret('STRIPE_WEBHOOK_SECRET');

/** The mail server with its account, such as smtps://user:password@smtp.example.org. A function that sends mails must name it in its options. */
export const smtpSecret = defineSecret('SMTP_URL');
export const smtpUrl = () => smtpSecret.value();

/** What a mail provider, or a relay of ours, signs its reports of bounces with. */
export const mailWebhookSecret = defineSecret('MAIL_WEBHOOK_SECRET');

/** Origin of the Stripe simulator, empty for Stripe itself. Not a parameter, because a deployment would ask for it. */
export const stripeAddress = () => process.env.STRIPE_ADDRESS ?? '';

/** The secret shared with the media server, which signs playlist URLs. A function that signs must name it in its options. */
export const playbackSecret = defineSecret('PLAYBACK_SECRET');

const withoutSlash = (url: string) => url.replace(/\/+$/, '');

export function media(): MediaServer {
  return { mediaServer: withoutSlash(mediaServer.value()), mediaApplication: mediaApplication.value() };
}

export function siteOrigin(): string {
  return withoutSlash(origin.value());
}

/** Where messages from the contact form go. */
export function contactMail(): string {
  return mailOfRangers.value();
}

export function version(): string {
  return bomaVersion.value();
}

/** Where pages send views. Off until both are configured. Not parameters, because a deployment would ask for them. */
export function analytics(): Pick<SiteConfig, 'analytics'> {
  const { ANALYTICS_ENDPOINT: endpoint, ANALYTICS_SITE: name } = process.env;
  return endpoint && name ? { analytics: { endpoint, site: name } } : {};
}

/** Who fills the places for adverts. A network without an account is as good as none of it: we advertise ourselves. */
export function adverts(): Pick<SiteConfig, 'adverts'> {
  const { ADVERT_NETWORK: network, ADVERT_ACCOUNT: account, CONSENT_MANAGER: manager } = process.env;
  if (network === 'none') return { adverts: { network } };
  if (network !== 'google' || !account) return {};
  return { adverts: { network, account, ...(manager && { consent_manager: manager }) } };
}

/** Origin of the push simulator. Not a parameter, because a deployment would ask for it. */
export const pushAddress = () => process.env.PUSH_ADDRESS ?? '';

/** The public key by which browsers subscribe to pushes. Without it none are offered. */
export function pushes(): Pick<SiteConfig, 'push'> {
  const key = isEmulator() ? pushAddress() && SIMULATED_PUSH : process.env.PUSH_VAPID_KEY;
  return key ? { push: { vapid_key: key } } : {};
}

export type AppCheckMode = 'off' | 'monitor' | 'enforce';

/**
 * What happens to calls without a valid token of App Check: nothing; they are logged and counted; they are also refused. Without
 * a key pages get no token, and the emulators' pages have none, so it is off there.
 */
export function appCheckMode(): AppCheckMode {
  const { APP_CHECK: mode, APP_CHECK_SITE_KEY: key } = process.env;
  if (isEmulator() || !key) return 'off';
  return mode === 'monitor' || mode === 'enforce' ? mode : 'off';
}

/** The key by which pages get tokens of App Check. */
export function appCheck(): Pick<SiteConfig, 'appCheck'> {
  const { APP_CHECK_SITE_KEY: key } = process.env;
  return key && appCheckMode() !== 'off' ? { appCheck: { site_key: key } } : {};
}

/** From how many percent of the budget on costs are stopped; 0: never. Not a parameter, because a deployment would ask for it. */
export const budgetStopPercent = () => Number(process.env.BUDGET_STOP_PERCENT ?? 0);

/** True on the emulators. Seeds, the shifted clock and the internal route exist only there. */
export function isEmulator(): boolean {
  return process.env.FUNCTIONS_EMULATOR === 'true';
}

type Emulators = Pick<SiteConfig, 'firestoreEmulator' | 'authEmulator' | 'googleChooser' | 'campShift'>;

/** What pages use on one machine instead of Google's services and the real time at camp. Nothing in production. */
export function emulators(): Emulators {
  if (!isEmulator()) return {};
  // The chooser and the clock are not parameters, because a deployment would ask for it.
  const { FIRESTORE_EMULATOR_HOST: firestoreEmulator, FIREBASE_AUTH_EMULATOR_HOST: authEmulator } =
    process.env;
  const googleChooser = process.env.GOOGLE_CHOOSER;
  const campShift = Number(process.env.CAMP_SHIFT ?? 0);
  return {
    ...(firestoreEmulator && { firestoreEmulator }),
    ...(authEmulator && { authEmulator }),
    ...(googleChooser && { googleChooser }),
    ...(campShift && { campShift }),
  };
}

/** What differs from one deployment to the next. Pages know it, so nothing in it is a secret. */
export function siteConfig(): SiteConfig {
  return {
    ...media(),
    ...analytics(),
    ...adverts(),
    ...pushes(),
    ...appCheck(),
    ...emulators(),
    version: version(),
  };
}
