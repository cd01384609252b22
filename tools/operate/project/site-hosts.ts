import { z } from 'zod';
import { readAt } from '../google.ts';
import type { Operation } from '../operation.ts';

const lodgesSchema = z.object({
  documents: z
    .array(z.object({ fields: z.object({ slug: z.object({ stringValue: z.string() }) }) }))
    .default([]),
});

/** Where the site is: its own host, Hosting's names for it, and that of each lodge in the store. */
export async function siteHosts({ google, project, settings }: Operation) {
  const { SITE_ORIGIN: site } = await settings();
  const documents = `https://firestore.googleapis.com/v1/projects/${project}/databases/(default)/documents`;
  const found = await readAt(google, `${documents}/lodges?pageSize=300&mask.fieldPaths=slug`, lodgesSchema);
  const home = new URL(site).host;
  const domain = home.replace(/^www\./, '');
  const lodges = (found?.documents ?? []).map(({ fields }) => `${fields.slug.stringValue}.${domain}`);
  const hosts = [home, ...lodges, `${project}.web.app`];
  return { hosts, origins: hosts.map((host) => `https://${host}`) };
}
