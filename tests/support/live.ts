import type { LiveSite, PublishedStreams } from '@boma/domain/live/live.schema.ts';
import { vi } from 'vitest';
import { STREAMS } from '../../tools/seed/catalogue.ts';
import { functionsUrl } from './run.ts';
import { stored } from './stored.ts';

export async function liveSite(): Promise<LiveSite> {
  const live = (await stored.liveSite().get()).data();
  if (!live) throw new Error('live/site is not published.');
  return live;
}

export async function publishedStreams(): Promise<PublishedStreams> {
  const published = (await stored.publishedStreams().get()).data();
  if (!published) throw new Error('notify-streams/current is not published.');
  return published;
}

/** Milliseconds after which no API process serves a cached older list of cameras. */
const LIST_IS_KEPT = 6000;

/**
 * Waits until exactly the seed's cameras are published. Triggers remove what other test files left behind, some time after
 * those files end, and each removal changes the version.
 */
export async function untilSeeded(): Promise<void> {
  const seeded = STREAMS.map(({ slug }) => slug).join();
  const isSettled = async () => {
    const copy = await stored.publishedStreams().get();
    const slugs = copy.data()?.streams.map(({ slug }) => slug) ?? [];
    const age = Date.now() - (copy.updateTime?.toMillis() ?? Date.now());
    return slugs.join() === seeded && age > LIST_IS_KEPT;
  };
  await vi.waitUntil(isSettled, { timeout: 45_000, interval: 250 });
}

/** Checks every camera now, as the schedule does in production. */
export async function checkStreamsNow(): Promise<void> {
  const answer = await fetch(`${functionsUrl()}/internal`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ verb: 'check-streams' }),
  });
  if (answer.status !== 200)
    throw new Error(`check-streams answered ${answer.status}: ${await answer.text()}`);
}
