import { z } from 'zod';
import { usesAppCheck } from '../../../web/src/config/uses-app-check.ts';
import { change, changeAndWait, readAt } from '../google.ts';
import type { Operation } from '../operation.ts';
import { missing, right, type Step } from '../step.ts';
import { firstApp } from './web-app.ts';

const USAGE = 'https://serviceusage.googleapis.com/v1';
const INTERFACES = ['firebaseappcheck.googleapis.com', 'recaptchaenterprise.googleapis.com'];
const keySchema = z.object({ siteKey: z.string().default('') });

/** Pages send tokens, Google makes them and the functions ask for them: if one of the three lacks, viewers may be refused. */
export function appCheck(operation: Operation, isInSite = usesAppCheck): Step[] {
  const { google, project, settings, pause } = operation;
  const registration = async () => {
    const app = await firstApp(operation);
    if (!app) throw new Error('no web app');
    return `https://firebaseappcheck.googleapis.com/v1/projects/${project}/apps/${app}/recaptchaEnterpriseConfig`;
  };
  return [
    {
      name: 'App Check',
      async look() {
        const { APP_CHECK: mode = 'off', APP_CHECK_SITE_KEY: key } = await settings();
        if (mode === 'off') return right('off');
        if (!key) return missing(`APP_CHECK is ${mode}, APP_CHECK_SITE_KEY is missing`);
        if (!isInSite)
          return missing(`APP_CHECK is ${mode}, web/src/config/uses-app-check.ts keeps it out of the site`);
        const registered = (await readAt(google, await registration(), keySchema))?.siteKey;
        return registered === key
          ? right(mode)
          : missing('Google does not know the key of APP_CHECK_SITE_KEY');
      },
      async apply() {
        const { APP_CHECK_SITE_KEY: siteKey } = await settings();
        if (!siteKey) return;
        const enable = `${USAGE}/projects/${project}/services:batchEnable`;
        await changeAndWait(google, USAGE, ['POST', enable, { serviceIds: INTERFACES }], pause);
        await change(google, 'PATCH', `${await registration()}?updateMask=siteKey`, { siteKey });
      },
      command: `docs/operations.md, App Check. Or, once the two files agree: npm run project -- ${project} --apply`,
    },
  ];
}
