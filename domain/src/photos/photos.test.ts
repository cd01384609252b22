import { describe, expect, it } from 'vitest';
import { photographerName, photoTitle, SNAPSHOT_SIZE, UPLOAD_MAX_BYTES } from './photos.constants.ts';
import { featuredOf, type PhotoWithId, toPhotoView } from './photos.policy.ts';
import { savePhotoInput, searchPhotosInput } from './photos.schema.ts';
import { keyOfReference, parseSnapshotKey, snapshotKey } from './snapshot-key.ts';

const DAY = 86_400_000;
const NOON = Date.UTC(2026, 1, 3, 12);
const KEY = 'snapshots/2026/02/03/u-1/u-1-cat-eye-1770120000000.jpg';

const photo = (id: string, change: Partial<PhotoWithId> = {}): PhotoWithId => ({
  id,
  uid: 'u-1',
  author: 'Thandi',
  title: 'Two lions',
  alt: 'Two lions on a rock',
  stream: { code: 'cat-eye', name: 'Cat Eye', slug: 'cat-eye' },
  created_at: NOON,
  folder: 'f0ld3r',
  thumbhash: 'aGFzaA==',
  view_count: 3,
  featured_at: null,
  described: null,
  species: null,
  film: null,
  ...change,
});

describe('the storage key', () => {
  it('R7-063 has a two-digit month and day in UTC, and milliseconds', () => {
    expect(snapshotKey({ uid: 'u-1', streamSlug: 'cat-eye', takenAt: NOON })).toBe(KEY);
    expect(parseSnapshotKey(KEY)).toEqual({ uid: 'u-1', streamSlug: 'cat-eye', takenAt: NOON });
  });

  it.each([
    ['two users', KEY.replace('/u-1/', '/u-2/')],
    ['another day', KEY.replace('/03/', '/04/')],
    ['a day without its zero', KEY.replace('/03/', '/3/')],
    ['a path upwards', KEY.replace('snapshots/', 'snapshots/../')],
    ['an encoded path upwards', KEY.replace('u-1-cat', '..%2fu-1-cat')],
    ['another folder', KEY.replace('snapshots', 'photos')],
    ['a folder before', `/${KEY}`],
    ['a line end', `${KEY}\n`],
    ['a null', KEY.replace('.jpg', '\u0000.jpg')],
    ['another ending', KEY.replace('.jpg', '.svg')],
    ['two endings', KEY.replace('.jpg', '.php.jpg')],
    ['a slug in capitals', KEY.replace('cat-eye', 'Cat-Eye')],
    ['seconds', KEY.replace('1770120000000', '1770120000')],
    ['a query', `${KEY}?x=1`],
    ['nothing', ''],
  ])('R7-064 with %s is refused', (_what, key) => {
    expect(parseSnapshotKey(KEY)).toBeDefined();
    expect(parseSnapshotKey(key)).toBeUndefined();
  });

  it('R7-064 changed in any single character is refused, or names another user, camera or moment', () => {
    const letters = ['x', '0', '/', '.', '-', '%', '\\', ' ', 'é'];
    const changed = Array.from({ length: KEY.length }, (_, at) => at).flatMap((at) => [
      KEY.slice(0, at) + KEY.slice(at + 1),
      ...letters.flatMap((letter) => [
        KEY.slice(0, at) + letter + KEY.slice(at + 1),
        KEY.slice(0, at) + letter + KEY.slice(at),
      ]),
    ]);
    const mutants = changed.filter((key) => key !== KEY);
    expect(mutants.length).toBeGreaterThan(500);
    for (const mutant of mutants) {
      const parsed = parseSnapshotKey(mutant);
      // What is still a key is the one key of what it says, so it opens no other object.
      if (parsed) expect(snapshotKey(parsed)).toBe(mutant);
      expect(parsed).not.toEqual(parseSnapshotKey(KEY));
    }
  });

  it('is found in the upload address, whatever the host', () => {
    expect(keyOfReference(KEY)).toBe(KEY);
    expect(keyOfReference(`https://storage.googleapis.com/boma.appspot.com/${KEY}`)).toBe(KEY);
    for (const reference of [
      `https://h/b/c/${KEY}`,
      `https://h/${KEY}`,
      `https://h/b/${KEY}?sig=1`,
      `https://h/b/${KEY.replace('/u-1/', '/../')}`,
      `javascript:${KEY}`,
    ])
      expect(keyOfReference(reference), reference).toBeUndefined();
  });
});

describe('what is saved', () => {
  const input = { title: 'Two lions', stream_id: 1, storage_reference: KEY };
  const problems = (change: object) =>
    savePhotoInput
      .safeParse({ ...input, ...change })
      .error?.issues.map(({ path, message }) => [path[0], message]);

  it('R5-045 R8-039 needs a description', () => {
    expect(savePhotoInput.parse(input)).toMatchObject({ title: 'Two lions', alt: '', stream_id: 1 });
    for (const title of ['', '   ', '<b></b>', undefined])
      expect(problems({ title })).toEqual([['title', 'Please provide a description.']]);
    expect(problems({ title: 'a'.repeat(121) })).toEqual([
      ['title', 'A description has at most 120 characters.'],
    ]);
    expect(problems({ title: 'a'.repeat(120) })).toBeUndefined();
  });

  it('is cleaned of markup', () => {
    expect(savePhotoInput.parse({ ...input, title: ' Two <i>lions</i>', alt: 'a\nb' })).toMatchObject({
      title: 'Two lions',
      alt: 'a b',
    });
  });

  it('names an upload of the site', () => {
    expect(problems({ storage_reference: 'https://h/b/photos/x.jpg' })).toEqual([
      ['storage_reference', 'This picture has not arrived. Please take the snapshot again.'],
    ]);
  });

  it('R9-080 is 1280 by 720 pixels and at most 2 MiB', () => {
    expect(SNAPSHOT_SIZE).toEqual({ width: 1280, height: 720 });
    expect(UPLOAD_MAX_BYTES).toBe(2_097_152);
  });
});

describe('what everyone sees of a photo', () => {
  it('R3-034 R7-068 has these keys, with an empty description and seconds', () => {
    expect(toPhotoView(photo('p1'), (name) => `https://h/${name}`)).toEqual({
      id: 'p1',
      title: 'Two lions',
      cover: 'https://h/photos/f0ld3r/640.jpg',
      image: 'https://h/photos/f0ld3r/1280.jpg',
      storage_reference: 'photos/f0ld3r/1280.jpg',
      description: '',
      alt: 'Two lions on a rock',
      alt_by: 'photographer',
      species: null,
      species_by: null,
      thumbhash: 'aGFzaA==',
      view_count: 3,
      created_ts: 1_770_120_000,
      featured: false,
      film: null,
      user: { id: 'u-1', display_name: 'Thandi' },
      stream: { code: 'cat-eye', name: 'Cat Eye', slug: 'cat-eye' },
    });
  });

  it('R3-036 a missing title shows as Snapshot', () => {
    expect([photoTitle(null), photoTitle(''), photoTitle('Two lions')]).toEqual([
      'Snapshot',
      'Snapshot',
      'Two lions',
    ]);
  });

  it('R3-037 a missing name shows as Anonymous', () => {
    expect([photographerName(null), photographerName('Thandi')]).toEqual(['Anonymous', 'Thandi']);
  });
});

describe('a search', () => {
  it('begins with ten photos of the first page', () => {
    expect(searchPhotosInput.parse({})).toEqual({ page: 1, per_page: 10, filters: {} });
  });

  it.each([
    { page: 0 },
    { page: 501 },
    { page: 1.5 },
    { per_page: 0 },
    { per_page: 49 },
    { after: 'x' },
    { filters: 7 },
  ])('refuses %j', (input) => {
    expect(searchPhotosInput.safeParse(input).success).toBe(false);
  });
});

describe('R7-031 the photo on home', () => {
  const old = photo('old', { created_at: NOON - 8 * DAY, view_count: 900 });
  const liked = photo('liked', { created_at: NOON - 2 * DAY, view_count: 40 });
  const newest = photo('newest', { view_count: 4 });

  it('is the one that staff featured', () => {
    expect(featuredOf(old, [newest, liked], NOON)?.id).toBe('old');
  });

  it('is else the most viewed one of a week, else the newest', () => {
    expect(featuredOf(undefined, [newest, liked, old], NOON)?.id).toBe('liked');
    expect(featuredOf(undefined, [newest, liked, old], NOON + 30 * DAY)?.id).toBe('newest');
    expect(featuredOf(undefined, [], NOON)).toBeUndefined();
  });
});
