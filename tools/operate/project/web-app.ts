import { z } from 'zod';
import { change, changeAndWait, readAt } from '../google.ts';
import type { Operation } from '../operation.ts';
import { missing, right, type Step } from '../step.ts';

const FIREBASE = 'https://firebase.googleapis.com/v1beta1';
const appsSchema = z.object({ apps: z.array(z.object({ appId: z.string() })).default([]) });
const siteSchema = z.object({ appId: z.string().optional() });

/** Without the link, `/__/firebase/init.json` names no `appId`, and no browser can subscribe to pushes. */
export function webApp({ google, project, pause }: Operation): Step[] {
  const apps = `${FIREBASE}/projects/${project}/webApps`;
  const sites = `https://firebasehosting.googleapis.com/v1beta1/projects/${project}/sites`;
  const firstApp = async () => (await readAt(google, apps, appsSchema))?.apps[0]?.appId;
  const readSite = () => readAt(google, `${sites}/${project}`, siteSchema);
  return [
    {
      name: 'Web app',
      async look() {
        const [app, site] = [await firstApp(), await readSite()];
        if (!app) return missing('none');
        if (!site) return missing('no Hosting site');
        return site.appId === app
          ? right('linked to the Hosting site')
          : missing('not linked to the Hosting site');
      },
      async apply() {
        if (!(await firstApp()))
          await changeAndWait(google, FIREBASE, ['POST', apps, { displayName: project }], pause);
        const appId = await firstApp();
        if (await readSite())
          await change(google, 'PATCH', `${sites}/${project}?updateMask=appId`, { appId });
        else await change(google, 'POST', `${sites}?siteId=${project}`, { appId });
      },
      command: `Console: Project settings → Your apps → Web, with Hosting. Or: npm run project -- ${project} --apply`,
    },
  ];
}
