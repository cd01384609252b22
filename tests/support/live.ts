import { singletons } from '@boma/domain/collections.ts';
import {
  type LiveSite,
  liveSiteSchema,
  type PublishedStreams,
  publishedStreamsSchema,
} from '@boma/domain/live/live.schema.ts';
import { documentAt } from '../../functions/src/platform/firestore.ts';
import { functionsUrl } from './run.ts';

export async function liveSite(): Promise<LiveSite> {
  return liveSiteSchema.parse((await documentAt(singletons.liveSite).get()).data());
}

export async function publishedStreams(): Promise<PublishedStreams> {
  return publishedStreamsSchema.parse((await documentAt(singletons.publishedStreams).get()).data());
}

/** Looks at every camera now, as the schedule does in production. */
export async function checkStreamsNow(): Promise<void> {
  const answer = await fetch(`${functionsUrl()}/internal`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ verb: 'check-streams' }),
  });
  if (answer.status !== 200)
    throw new Error(`check-streams answered ${answer.status}: ${await answer.text()}`);
}
