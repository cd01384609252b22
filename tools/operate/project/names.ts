import { z } from 'zod';
import { brand } from '../../../web/src/config/brand.ts';
import { authDomain, mediaHosts } from '../../../web/src/config/security.ts';
import type { Operation } from '../operation.ts';
import { settingsFile } from '../settings.ts';
import { missing, note, right, type Step } from '../step.ts';

const initSchema = z.object({ authDomain: z.string().optional(), appId: z.string().optional() });

/** What Hosting tells pages about the project. Undefined before the first release. */
export async function readInit({ fetch, project }: Operation) {
  const answer = await fetch(`https://${project}.web.app/__/firebase/init.json`);
  return answer.ok ? initSchema.parse(await answer.json()) : undefined;
}

/** The files in which an operator says whose site it is. They agree with each other, or the browser refuses a part. */
export function names(operation: Operation): Step[] {
  const { project, settings } = operation;
  return [
    {
      name: 'Parameters',
      async look() {
        const { PUSH_VAPID_KEY: key } = await settings();
        return key
          ? right(settingsFile(project))
          : note(`${settingsFile(project)} has no PUSH_VAPID_KEY: no pushes`);
      },
      command: `Write ${settingsFile(project)}, see docs/operations.md`,
    },
    {
      name: 'Names in the site',
      async look() {
        const { SITE_ORIGIN: site, MEDIA_SERVER: media } = await settings();
        if (brand.origin !== site) return missing(`brand.origin is ${brand.origin}, SITE_ORIGIN is ${site}`);
        if (!mediaHosts.some((host) => host === media)) return missing(`mediaHosts lacks ${media}`);
        const init = await readInit(operation);
        const domain = `https://${init?.authDomain ?? `${project}.firebaseapp.com`}`;
        return authDomain === domain
          ? right(`${site}, ${media}, ${domain}`)
          : missing(`authDomain is ${authDomain}, the project's is ${domain}`);
      },
      command: 'Edit web/src/config/brand.ts and web/src/config/security.ts',
    },
  ];
}
