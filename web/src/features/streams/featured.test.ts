import { emptyLiveSite, type LiveSite } from '@boma/domain/live/live.schema.ts';
import { plannedView } from '@boma/domain/shows/shows.fixtures.ts';
import type { ShowView } from '@boma/domain/shows/shows.schema.ts';
import { lions } from '@boma/domain/sightings/sightings.fixtures.ts';
import type { Sighting } from '@boma/domain/sightings/sightings.schema.ts';
import { freeStream, paidStream, youtubeStream } from '@boma/domain/streams/streams.fixtures.ts';
import { toStreamView } from '@boma/domain/streams/streams.policy.ts';
import type { Stream } from '@boma/domain/streams/streams.schema.ts';
import { describe, expect, it } from 'vitest';
import { busiestCamera, featuredNow, type Happening, newestNote, whyFeatured } from './featured.ts';

const media = { mediaServer: 'https://media.test', mediaApplication: 'boma' };
const view = (stream: Stream, slug: string, note = '', noted_at: number | null = null) =>
  toStreamView({ ...stream, slug, code: slug, name: slug, status_update: note, noted_at }, true, media);

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

const NOW = 1_800_000_000_000;
/** A sighting at this camera, so many minutes ago. */
const seen = (slug: string, minutes: number, caption = '2 waterbuck'): Sighting => ({
  ...lions,
  id: `${slug}-${minutes}`,
  stream: { slug },
  caption,
  created_ts: NOW / 1000 - minutes * 60,
});
/** A show on the air at this camera; null: at YouTube. */
const showAt = (code: string | null): ShowView => ({
  ...plannedView,
  on_air: true,
  code,
  youtube_id: code === null ? 'abcdefghijk' : null,
});
const happening = (
  site: LiveSite | undefined,
  sightings: readonly Sighting[] = [],
  shows: LiveSite['shows'] = [],
): Happening => ({ site: site && { ...site, shows }, sightings, now: NOW });
const featured = (...args: Parameters<typeof happening>) => featuredNow(streams, happening(...args))?.slug;

describe('the camera that home shows', () => {
  const watched = siteWith({ tau: 10, 'hyena-den': 900, ridge: 500, nkorho: 40 });

  it('is the one of the running show, if everyone may watch it there', () => {
    expect(featured(watched, [seen('tembe', 1)], [showAt('tau')])).toBe('tau');
    expect(featured(watched, [seen('tembe', 1)], [showAt('hyena-den')])).toBe('tembe');
    expect(featured(watched, [seen('tembe', 1)], [showAt(null)])).toBe('tembe');
    expect(featured(watched, [], [plannedView])).toBe('nkorho');
  });

  it('is else the one of the newest sighting of the last hour, if everyone may watch it', () => {
    expect(featured(watched, [seen('tembe', 12), seen('tau', 30)])).toBe('tembe');
    expect(featured(watched, [seen('hyena-den', 5), seen('gone', 6), seen('tau', 60)])).toBe('tau');
    expect(featured(watched, [seen('tau', 61)])).toBe('nkorho');
  });

  it('is else the one that most viewers watch, of those that everyone may watch', () => {
    expect(featured(watched)).toBe('nkorho');
  });

  it('is the one with the newest note while no viewers are counted', () => {
    expect(featured(siteWith({}))).toBe('tembe');
    expect(featured({ ...siteWith({}), viewers: null })).toBe('tembe');
  });

  it('is on the air', () => {
    expect(featured(siteWith({ tau: 1, nkorho: 40 }, ['tau']))).toBe('tau');
    expect(featured(siteWith({}, ['tau']), [seen('tembe', 1)], [showAt('nkorho')])).toBe('tau');
    expect(featured(siteWith({}, ['hyena-den', 'ridge']))).toBeUndefined();
    expect(featured(undefined)).toBeUndefined();
  });
});

describe('the words that say why home shows a camera', () => {
  const why = (slug: string, ...args: Parameters<typeof happening>) => {
    const stream = streams.find((each) => each.slug === slug);
    return stream && whyFeatured(stream, streams, happening(...args));
  };
  const watched = siteWith({ tau: 10, 'hyena-den': 900, nkorho: 40 });

  it('name the show, else what was seen there and when', () => {
    expect(why('tau', watched, [seen('tau', 3)], [showAt('tau')])).toBe('The show is at this camera');
    expect(why('tau', watched, [seen('tembe', 2), seen('tau', 12)])).toBe(
      'Seen here 12 minutes ago: 2 waterbuck',
    );
    expect(why('tau', watched, [seen('tau', 1, '1 lion')])).toBe('Seen here 1 minute ago: 1 lion');
    expect(why('tau', watched, [seen('tau', 0)])).toBe('Seen here just now: 2 waterbuck');
    expect(why('tau', watched, [seen('tau', 61)])).toBeUndefined();
  });

  it('name the viewers, or the note while none are counted', () => {
    expect(why('nkorho', watched)).toBe('The most watched of the free cameras');
    expect(why('tembe', watched)).toBeUndefined();
    expect(why('tembe', siteWith({}))).toBe('A ranger’s newest note is from here');
    expect(why('tau', siteWith({}))).toBeUndefined();
    expect(why('tau', undefined)).toBeUndefined();
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
