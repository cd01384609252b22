import { emptyLiveSite, type LiveSite } from '@boma/domain/live/live.schema.ts';
import { freeStream, paidStream, youtubeStream } from '@boma/domain/streams/streams.fixtures.ts';
import { toStreamView } from '@boma/domain/streams/streams.policy.ts';
import type { Stream } from '@boma/domain/streams/streams.schema.ts';
import { describe, expect, it } from 'vitest';
import { busiestCamera, featuredNow, newestNote } from './featured.ts';

const media = { mediaServer: 'https://media.test', mediaApplication: 'boma' };
const view = (stream: Stream, slug: string, note = '', noted_at: number | null = null) =>
  toStreamView({ ...stream, slug, name: slug, status_update: note, noted_at }, true, media);

const streams = [
  view(freeStream, 'tau'),
  view(paidStream, 'hyena-den', 'Four cubs today.'),
  view(youtubeStream, 'ridge', 'Windy.'),
  view(freeStream, 'tembe', 'Elephants at the water.'),
  view(freeStream, 'nkorho', 'Quiet.'),
];

const siteWith = (cameras: Record<string, number>, live = streams.map(({ slug }) => slug)): LiveSite => ({
  ...emptyLiveSite,
  live,
  viewers: { all: Object.values(cameras).reduce((sum, count) => sum + count, 0), cameras },
  updated_at: 1_800_000_000_000,
});

describe('the camera that home shows', () => {
  it('is the one that most viewers watch, of those that everyone may watch', () => {
    const site = siteWith({ tau: 10, 'hyena-den': 900, ridge: 500, nkorho: 40 });
    expect(featuredNow(streams, site)?.slug).toBe('nkorho');
  });

  it('is the one with the newest note while no viewers are counted', () => {
    expect(featuredNow(streams, siteWith({}))?.slug).toBe('tembe');
    expect(featuredNow(streams, { ...siteWith({}), viewers: null })?.slug).toBe('tembe');
  });

  it('is on the air', () => {
    expect(featuredNow(streams, siteWith({ tau: 1, nkorho: 40 }, ['tau']))?.slug).toBe('tau');
    expect(featuredNow(streams, siteWith({}, ['hyena-den', 'ridge']))).toBeUndefined();
    expect(featuredNow(streams, undefined)).toBeUndefined();
  });
});

it('names the busiest camera of all, members-only ones too, once viewers are counted', () => {
  expect(busiestCamera(streams, siteWith({ tau: 10, 'hyena-den': 900 }))?.slug).toBe('hyena-den');
  expect(busiestCamera(streams, siteWith({ tau: 0 }))).toBeUndefined();
});

it('finds the newest note', () => {
  expect(newestNote(streams)?.slug).toBe('hyena-den');
  const later = view(freeStream, 'cat-eye', 'A genet just now.', 1_800_000_000_000);
  const earlier = view(freeStream, 'mopane-hide', 'Rain.', 1_799_000_000_000);
  expect(newestNote([...streams, earlier, later])?.slug).toBe('cat-eye');
  expect(newestNote([view(freeStream, 'tau')])).toBeUndefined();
});
