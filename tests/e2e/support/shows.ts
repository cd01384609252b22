import type { Page } from '@playwright/test';
import { plannedView } from '../../../domain/src/shows/shows.fixtures.ts';
import type { ShowView } from '../../../domain/src/shows/shows.schema.ts';
import { systemContext } from '../../../functions/src/platform/context.ts';
import { publishSchedule } from '../../../functions/src/shows/publish-schedule.ts';
import { stored } from '../../support/stored.ts';
import { serverTellsTime } from './test.ts';

/** Removes the shows with these titles. Other tests may have shows of the same kind. */
export async function deleteShowsTitled(...titles: readonly string[]): Promise<void> {
  const { docs } = await stored.shows.all().where('title', 'in', titles).get();
  await Promise.all(docs.map((document) => document.ref.delete()));
  await publishSchedule({ ctx: systemContext() });
}

/** A Friday, 12:00 in the zone of the tests. */
export const NOON = Date.parse('2027-01-15T10:00:00Z');

/** A show that many minutes after `NOON`. */
export const at = (minutes: number, change: Partial<ShowView> = {}): ShowView => ({
  ...plannedView,
  id: 5000 + minutes,
  title: `Show in ${minutes}`,
  show_ts: NOON / 1000 + minutes * 60,
  ...change,
});

/** Serves these shows at `NOON`, and nothing newer later. */
export async function serveShows(page: Page, shows: readonly ShowView[], schedule = shows): Promise<void> {
  const versions = { streams: 0, show_types: 0, schedule: 1 };
  const site = { versions, live: [], notices: [], shows, updated_at: 9_000_000_000_000 };
  await serverTellsTime(page);
  await page.clock.setFixedTime(NOON);
  await page.route('**/api/live', (route) => route.fulfill({ json: { data: site } }));
  await page.route('**/api/schedule*', (route) =>
    route.fulfill({ json: { data: { version: 1, schedule } } }),
  );
}
