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

  it('writes a hostile title as text', () => {
    const page = sharePage(photo, SITE);
    expect(page).not.toContain('<script');
    expect(page).toContain('Two &quot;lions&quot; &lt;script&gt;');
  });

  it('of a photo that is gone offers others', () => {
    expect(goneSharePage(SITE)).toContain('href="https://boma.example/wildlife/photo-highlights"');
  });
});
