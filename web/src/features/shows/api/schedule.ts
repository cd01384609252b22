import { withLiveShows } from '@boma/domain/shows/shows.policy.ts';
import type { PublishedSchedule, ShowView } from '@boma/domain/shows/shows.schema.ts';
import { useEffect, useMemo } from 'react';
import { callApi } from '../../../lib/api-client.ts';
import { createCachedResource, type ResourceState } from '../../../lib/cached-resource.ts';
import { useLiveSite } from '../../../lib/live-site.ts';
import { logFailure } from '../../../lib/log.ts';
import { scheduleKey } from '../../../lib/storage-keys.ts';

const scheduleResource = createCachedResource<PublishedSchedule>({
  key: scheduleKey,
  inPage: ({ schedule }) => schedule,
  fetch: async () => (await callApi('listSchedule')).data,
});

export const refreshSchedule = scheduleResource.refresh;

/** Replaces the page's copy by the published document, which contains every change that a call has answered. */
export async function rereadSchedule(): Promise<PublishedSchedule> {
  const { publishedSchedule } = await import('./published-schedule.later.ts');
  const published = await publishedSchedule.read();
  scheduleResource.replace(published);
  return published;
}

/** The newest version that this page has asked the store for. */
let asked: number | undefined;

/** Reads the published document if the page's copy is older: a shared cache may have answered with an older one. */
function catchUp(newest: number, held: number): void {
  if (newest <= held || newest === asked) return;
  asked = newest;
  rereadSchedule().catch((cause: unknown) => {
    asked = undefined;
    logFailure('Reading the changed schedule', cause);
  });
}

/**
 * The planned and running shows in time order, also cancelled ones. `live/site` says which of them are on the air, so a
 * show that starts needs no further read. Undefined until there is a schedule.
 */
export function useSchedule(): ResourceState<readonly ShowView[]> {
  const { value, status } = scheduleResource.useResource();
  const site = useLiveSite();
  const newest = site?.versions.schedule;
  useEffect(() => {
    if (newest !== undefined && value && status !== 'loading') catchUp(newest, value.version);
  }, [newest, value, status]);
  const shows = site?.shows;
  const schedule = useMemo(() => value && withLiveShows(value.schedule, shows), [value, shows]);
  return { value: schedule, status };
}
