import type { CourseUpdate, CourseView } from '@boma/domain/course/course.schema.ts';
import { useEffect } from 'react';
import { callApi } from '../../../lib/api-client.ts';
import { createCachedResource } from '../../../lib/cached-resource.ts';
import { lazyListener } from '../../../lib/lazy-listener.ts';
import { logFailure } from '../../../lib/log.ts';
import { courseKey } from '../../../lib/storage-keys.ts';
import { whileSeen } from '../../../lib/while-seen.ts';

// The newest version that this page knows. Shared caches may answer with an older one; it makes the address new.
let version: number | undefined;

async function fetchCourse(): Promise<CourseView> {
  const { course } = (await callApi('showCourse', { query: { v: version } })).data;
  version ??= course.version;
  return course;
}

const courseResource = createCachedResource<CourseView>({
  key: courseKey,
  fetch: fetchCourse,
});

export const refreshCourse = courseResource.refresh;

/** Fetches the course again when a module has changed. Before the first change there is no module. */
function followUpdate(update: CourseUpdate): void {
  if (update.module === undefined || update.version === version) return;
  version = update.version;
  void refreshCourse();
}

const listenToUpdates = lazyListener(
  async () => (await import('./published-update.later.ts')).publishedUpdate.listen,
);

const listen = () =>
  listenToUpdates({
    heard: followUpdate,
    failed: (cause) => logFailure('Listening to the course', cause),
  });

/** The course: a stored copy at once, then the server's answer, then every change while the page is seen. */
export function useCourse() {
  useEffect(() => whileSeen(listen), []);
  return courseResource.useResource();
}
