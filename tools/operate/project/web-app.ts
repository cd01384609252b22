import { z } from 'zod';
import { change, changeAndWait, readAt } from '../google.ts';
import type { Operation } from '../operation.ts';
import { missing, right, type Step } from '../step.ts';

const FIREBASE = 'https://firebase.googleapis.com/v1beta1';
const appsSchema = z.object({ apps: z.array(z.object({ appId: z.string() })).default([]) });
const siteSchema = z.object({ appId: z.string().optional() });

const appsOf = (project: string) => `${FIREBASE}/projects/${project}/webApps`;

/** The id of the web app. Undefined if there is none. */
export const firstApp = async ({ google, project }: Operation): Promise<string | undefined> =>
  (await readAt(google, appsOf(project), appsSchema))?.apps[0]?.appId;

/** Without the link, `/__/firebase/init.json` names no `appId`, and no browser can subscribe to pushes. */
export function webApp(operation: Operation): Step[] {
  const { google, project, pause } = operation;
  const sites = `https://firebasehosting.googleapis.com/v1beta1/projects/${project}/sites`;
  const readSite = () => readAt(google, `${sites}/${project}`, siteSchema);
  return [
    {
      name: 'Web app',
      async look() {
        const [app, site] = [await firstApp(operation), await readSite()];
        if (!app) return missing('none');
        if (!site) return missing('no Hosting site');
        return site.appId === app
          ? right('linked to the Hosting site')
          : missing('not linked to the Hosting site');
      },
      async apply() {
        if (!(await firstApp(operation)))
          await changeAndWait(google, FIREBASE, ['POST', appsOf(project), { displayName: project }], pause);
        const appId = await firstApp(operation);
        if (await readSite())
          await change(google, 'PATCH', `${sites}/${project}?updateMask=appId`, { appId });
        else await change(google, 'POST', `${sites}?siteId=${project}`, { appId });
      },
      command: `Console: Project settings → Your apps → Web, with Hosting. Or: npm run project -- ${project} --apply`,
    },
  ];
}
