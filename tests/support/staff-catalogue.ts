import { randomUUID } from 'node:crypto';
import { systemContext } from '../../functions/src/platform/context.ts';
import { publishSchedule } from '../../functions/src/shows/publish-schedule.ts';
import { publishShowTypes } from '../../functions/src/shows/publish-show-types.ts';
import { publishStreams } from '../../functions/src/streams/publish-streams.ts';
import { deleteAlertKinds } from './alert-kinds.ts';
import { stored } from './stored.ts';

// What tests of the staff area add to the catalogue. Each test marks its own, and removes them at its end.

/** Makes new slugs that begin with a test's mark. */
export const newSlugFor = (mark: string) => () => `${mark}-${randomUUID().slice(0, 8)}`;

/** A camera as staff describe it: at YouTube, so that no check takes it off the air. */
export const cameraFor = (slug: string, change: object = {}) => ({
  slug,
  name: `Camera ${slug}`,
  code: slug,
  source: { kind: 'youtube', youtube_id: 'bomaRidge01' },
  subscriber_only: false,
  cover: '/covers/tau-sm.jpg',
  lodge_id: null,
  ...change,
});

export const lodgeFor = (slug: string) => ({ slug, fullLogoPath: '/lodges/naledi.svg' });

export const showTypeFor = (type: string, change: object = {}) => ({
  type,
  title: `Kind ${type}`,
  active: true,
  archived: false,
  cover_clean: '/covers/tau.jpg',
  ...change,
});

/** The slugs of all cameras in list order. */
export async function cameraOrder(): Promise<string[]> {
  const { docs } = await stored.streams.all().orderBy('position').get();
  return docs.map(({ id }) => id);
}

/** Removes what a test has added under its mark, and publishes what is left. */
export async function deleteCatalogueOf(mark: string): Promise<void> {
  const all = [stored.streams.all(), stored.lodges.all(), stored.showTypes.all()];
  for (const collection of all) {
    const references = await collection.listDocuments();
    await Promise.all(references.filter(({ id }) => id.startsWith(mark)).map((each) => each.delete()));
  }
  await deleteAlertKinds();
  await stored.announcement().delete();
  const ctx = systemContext();
  await publishStreams({ ctx });
  await publishShowTypes({ ctx });
  await publishSchedule({ ctx });
}
