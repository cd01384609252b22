import { SIMULATED_PUSH } from '@boma/domain/alerts/push.constants.ts';
import { firebaseApp } from '../../../lib/firebase/app.ts';
import { runtimeConfig } from '../../../lib/runtime-config.ts';

/**
 * The public key by which browsers subscribe to pushes. Undefined: the site sends none. The push service refuses a browser
 * whose Firebase app has no id, which `init.json` lacks until the Hosting site is linked to the web app.
 */
export async function pushKey(): Promise<string | undefined> {
  const key = (await runtimeConfig()).push?.vapid_key;
  if (key === undefined || key === SIMULATED_PUSH) return key;
  return (await firebaseApp()).options.appId ? key : undefined;
}
