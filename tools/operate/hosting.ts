import { z } from 'zod';
import { change, type Google, readAt } from './google.ts';

const API = 'https://firebasehosting.googleapis.com/v1beta1';
const releasesSchema = z.object({
  releases: z
    .array(z.object({ releaseTime: z.string(), version: z.object({ name: z.string() }) }))
    .default([]),
});

/** The versions that were live, the newest first, each as `sites/{site}/versions/{id}`. The first one is live now. */
export async function liveVersions(google: Google, site: string): Promise<string[]> {
  const url = `${API}/sites/${site}/channels/live/releases?pageSize=20`;
  const found = await readAt(google, url, releasesSchema);
  return (found?.releases ?? []).map(({ version }) => version.name);
}

/** Makes a version live that was live before, within seconds. */
export async function releaseVersion(google: Google, site: string, version: string): Promise<void> {
  await change(google, 'POST', `${API}/sites/${site}/channels/live/releases?versionName=${version}`);
}

/** Where a preview channel is. @throws Error if there is no such channel. */
export async function channelOrigin(google: Google, site: string, channel: string): Promise<string> {
  const found = await readAt(
    google,
    `${API}/sites/${site}/channels/${channel}`,
    z.object({ url: z.string() }),
  );
  if (!found) throw new Error(`there is no preview channel ${channel}`);
  return found.url;
}
