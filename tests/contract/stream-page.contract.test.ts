import { describe, expect, it } from 'vitest';
import { site } from '../support/run.ts';

const page = (path: string, init: RequestInit = {}) => fetch(`${site()}/wildlife/stream/${path}`, init);

describe('the page of a camera', () => {
  it.each(['tau-live', 'tau'])('at %s is filled in with the camera', async (path) => {
    const answer = await page(path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    const html = await answer.text();
    expect(html).toMatch(/<title>Tau · [^<]+<\/title>/);
    expect(html).toContain(`<link rel="canonical" href="${site()}/wildlife/stream/tau-live">`);
    expect(html).toContain('<meta property="og:type" content="video.other">');
    expect(html).toContain(`<meta property="og:image" content="${site()}/covers/tau.jpg">`);
    expect(html).toContain('<link data-page rel="preload" as="image" href="/covers/tau.jpg"');
  });

  it('arrives whole, with what it was rendered from', async () => {
    const html = await (await page('tau-live')).text();
    for (const part of ['<h1[^>]*>Tau</h1>', 'About the place', 'Animals you may see', 'Other cameras'])
      expect(html).toMatch(new RegExp(part));
    expect(html).toMatch(/<div id="root" [^>]*data-rendered/);
    const facts: unknown = JSON.parse(/id="boma-facts">(.*?)<\/script>/.exec(html)?.[1] ?? '');
    expect(facts).toMatchObject({
      streams: expect.arrayContaining([expect.objectContaining({ slug: 'tau' })]),
    });
  });

  it('may be stored by a CDN for a minute, and has the policy of the site', async () => {
    const { headers } = await page('tau-live');
    expect(headers.get('cache-control')).toMatch(/s-maxage=60/);
    expect(headers.get('set-cookie')).toBeNull();
    expect(headers.get('content-security-policy')).toContain("default-src 'self'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('answers 304 to its own tag', async () => {
    const etag = (await page('tembe-live')).headers.get('etag') ?? '';
    expect((await page('tembe-live', { headers: { 'If-None-Match': etag } })).status).toBe(304);
  });

  it('names no paid source', async () => {
    const answer = await page('hyena-den-live');
    expect(answer.status).toBe(200);
    expect(await answer.text()).not.toContain('playlist.m3u8');
  });
});

describe('the player of a camera for other sites', () => {
  const player = (slug: string) => fetch(`${site()}/embed/${slug}`);

  it('is filled in with the camera, and sends search engines to the page of the camera', async () => {
    const answer = await player('tau');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toMatch(/s-maxage=60/);
    const html = await answer.text();
    expect(html).toMatch(/<title>Tau · [^<]+<\/title>/);
    expect(html).toMatch(/<h1[^>]*>Tau<\/h1>/);
    expect(html).toContain('<meta name="description" content="Watch Tau live');
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).toContain(`<link rel="canonical" href="${site()}/wildlife/stream/tau-live">`);
    expect(html).toContain('src="/covers/tau.jpg"');
  });

  it.each([
    ['tau', 200],
    ['nothing', 404],
    ['tau-live', 404],
    ['%3Cscript%3E', 404],
  ])('at %s answers %i, which every other site may frame', async (slug, status) => {
    const answer = await player(slug);
    expect(answer.status).toBe(status);
    expect(await answer.text()).toContain('<meta name="robots" content="noindex">');
    expect(answer.headers.get('content-security-policy')).toMatch(/; frame-ancestors \*$/);
    expect(answer.headers.get('x-frame-options')).toBeNull();
  });

  it('names no paid source', async () => {
    expect(await (await player('hyena-den')).text()).not.toContain('playlist.m3u8');
  });
});

describe('the page of an unknown camera', () => {
  it.each([
    'nothing-live',
    'nothing',
    '-live',
    '%3Cscript%3E-live',
    'tau/live',
  ])('at %s is 404, never stored and hidden from search engines', async (path) => {
    const answer = await page(path);
    expect(answer.status).toBe(404);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const html = await answer.text();
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).toContain('<div id="root"');
    expect(html).not.toContain('<title>Tau');
  });

  it('takes no other method', async () => {
    expect((await page('tau-live', { method: 'HEAD' })).status).toBe(200);
    const answer = await page('tau-live', { method: 'POST' });
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toBe('GET, HEAD');
  });
});
