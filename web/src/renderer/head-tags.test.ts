import type { PageHead } from '@boma/domain/rendered-page.ts';
import { describe, expect, it } from 'vitest';
import { headTags } from './head-tags.ts';

const about = {
  description: 'Watch Tau live.',
  url: 'https://boma.example/wildlife/stream/tau-live',
  type: 'video.other',
  image: { url: 'https://boma.example/covers/tau.jpg', alt: 'Tau, seen by its camera', size: [1280, 720] },
  data: { '@type': 'VideoObject', name: 'Tau' },
  preload: '/covers/tau.jpg?x=1&y=2',
  oembed: 'https://boma.example/oembed?url=x&y',
} as const;

const tagsOf = (head: PageHead) => headTags(head, `${head.name} · Boma`);

it('describes a page to search engines and social networks, and marks what only this page has', () => {
  expect(tagsOf({ name: 'Tau', about })).toEqual([
    '<meta name="description" content="Watch Tau live.">',
    '<link rel="canonical" href="https://boma.example/wildlife/stream/tau-live">',
    '<meta property="og:type" content="video.other">',
    '<meta property="og:title" content="Tau · Boma">',
    '<meta property="og:description" content="Watch Tau live.">',
    '<meta property="og:url" content="https://boma.example/wildlife/stream/tau-live">',
    '<meta property="og:image" content="https://boma.example/covers/tau.jpg">',
    '<meta data-page property="og:image:width" content="1280">',
    '<meta data-page property="og:image:height" content="720">',
    '<meta data-page property="og:image:alt" content="Tau, seen by its camera">',
    '<meta name="twitter:card" content="summary_large_image">',
    '<script data-page type="application/ld+json">{"@type":"VideoObject","name":"Tau"}</script>',
    '<link data-page rel="alternate" type="application/json+oembed" href="https://boma.example/oembed?url=x&amp;y" title="Tau">',
    '<link data-page rel="preload" as="image" href="/covers/tau.jpg?x=1&amp;y=2" fetchpriority="high">',
  ]);
});

it('hides a page from search engines', () => {
  expect(tagsOf({ name: 'Tau', noindex: true, about })).toContain('<meta name="robots" content="noindex">');
  expect(tagsOf({ name: 'Camera not found', noindex: true })).toEqual([
    '<meta name="robots" content="noindex">',
  ]);
});

describe.each([
  '</title><script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "' onload='x",
  "$& $1 $` $'",
])('the text %s', (text) => {
  it('ends no element and no attribute', () => {
    const html = tagsOf({
      name: text,
      about: {
        ...about,
        description: text,
        image: { url: text, alt: text },
        data: { name: text },
        preload: text,
      },
    }).join('');
    expect(html.match(/<script/g)).toHaveLength(1);
    expect(html.match(/<\/script>/g)).toHaveLength(1);
    expect(html).not.toContain('<img');
    const document = /<script data-page type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1];
    expect(JSON.parse(document ?? '')).toEqual({ name: text });
    // Each attribute holds the whole text.
    const escaped = text
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
      .replaceAll('"', '&quot;');
    expect(html).toContain(`content="${escaped}"`);
  });
});
