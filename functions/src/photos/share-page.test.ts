import { photoData } from '@boma/domain/photos/photo-data.ts';
import type { ImageObject, WithContext } from 'schema-dts';
import { describe, expect, it } from 'vitest';
import { goneSharePage, sharePage } from './share-page.ts';

const SITE = 'https://boma.example';
const photo = {
  id: '3f',
  title: 'Two "lions" <script>alert(1)</script>',
  cover: 'https://h/640.jpg',
  image: 'https://h/o/photos%2Fa%2F1280.jpg?alt=media',
  storage_reference: 'photos/a/1280.jpg',
  description: '',
  alt: '',
  thumbhash: '',
  view_count: 0,
  created_ts: 1,
  featured: false,
  film: null,
  alt_by: 'photographer' as const,
  species: null,
  species_by: null,
  user: { id: 'u', display_name: null },
  stream: { code: 'tau', name: 'Tau', slug: 'tau' },
};

describe('the share page', () => {
  it('R6-043 has the tags of a preview and leads to the photo', () => {
    const page = sharePage({ ...photo, title: 'Two lions' }, SITE);
    const tags = Object.fromEntries(
      [...page.matchAll(/<meta property="og:([\w:]+)" content="([^"]*)">/g)].map(([, name, text]) => [
        name,
        text,
      ]),
    );
    expect(tags).toMatchObject({
      title: 'Two lions',
      description: 'Tau, seen by Anonymous on a live camera of Boma.',
      url: 'https://boma.example/share/3f/photo',
      image: 'https://h/o/photos%2Fa%2F1280.jpg?alt=media',
      'image:width': '1280',
      'image:alt': 'Two lions',
    });
    expect(page).toContain('content="0; url=https://boma.example/wildlife/photo-highlights?photo=3f"');
  });

  it('tells search engines of a picture and who took it', () => {
    const dataOf = (page: string): unknown =>
      JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(page)?.[1] ?? '');
    const named = { ...photo, title: 'Two lions', user: { id: 'u', display_name: 'Lerato' } };
    const data: WithContext<ImageObject> = photoData(named, SITE);
    expect(dataOf(sharePage(named, SITE))).toEqual(data);
    expect(data).toMatchObject({
      '@type': 'ImageObject',
      name: 'Two lions',
      contentUrl: 'https://h/o/photos%2Fa%2F1280.jpg?alt=media',
      thumbnailUrl: 'https://h/640.jpg',
      url: 'https://boma.example/wildlife/photo-highlights?photo=3f',
      uploadDate: '1970-01-01T00:00:01.000Z',
      creator: { '@type': 'Person', name: 'Lerato' },
    });
    expect(dataOf(sharePage(photo, SITE))).not.toHaveProperty('creator');
  });

  it('writes a hostile title as text', () => {
    const page = sharePage(photo, SITE);
    expect(page).not.toMatch(/<script(?! type="application\/ld\+json")/);
    expect(page.match(/<\/script>/g)).toHaveLength(1);
    expect(page).toContain('Two &quot;lions&quot; &lt;script&gt;');
  });

  it('of a photo that is gone offers others', () => {
    expect(goneSharePage(SITE)).toContain('href="https://boma.example/wildlife/photo-highlights"');
  });
});
