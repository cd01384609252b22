import type { FirebaseApp } from 'firebase/app';
import { runtimeConfig } from '../runtime-config.ts';

/** Answers the newest token. The SDK keeps it, and fetches the next one before it expires. */
type ReadToken = () => Promise<string>;

let starting: Promise<ReadToken | undefined> | undefined;

async function start(app: FirebaseApp): Promise<ReadToken | undefined> {
  const { appCheck } = await runtimeConfig();
  if (!appCheck) return undefined;
  const { getToken, initializeAppCheck, ReCaptchaEnterpriseProvider } = await import('firebase/app-check');
  const provider = new ReCaptchaEnterpriseProvider(appCheck.site_key);
  const started = initializeAppCheck(app, { provider, isTokenAutoRefreshEnabled: true });
  return async () => (await getToken(started)).token;
}

/**
 * App Check of the page's Firebase app, started once: from then on Firebase's own services get its tokens too. Undefined where
 * this deployment has no key. An attempt that fails is not kept.
 */
export function startAppCheck(app: FirebaseApp): Promise<ReadToken | undefined> {
  starting ??= start(app).catch((cause: unknown) => {
    starting = undefined;
    throw cause;
  });
  return starting;
}
