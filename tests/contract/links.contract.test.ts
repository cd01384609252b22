import { embedPath, photoSharePath } from '@boma/domain/content-paths.ts';
import { linkTo, type SitePathName, sitePaths } from '@boma/domain/site-paths.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { call } from '../support/api.ts';
import { WITHOUT_FILES } from '../support/photos.ts';
import { site } from '../support/run.ts';

/** One answer of the site. */
interface Answer {
  readonly status: number;
  readonly type: string;
  readonly text: string;
}

const unescape = (text: string) =>
  text.replaceAll('&amp;', '&').replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&#38;', '&');

/** The pages of the site, as its router reads them. */
const routes = Object.values(sitePaths).map(
  (path) => new RegExp(`^${path.replaceAll(/\/:\w+\?/g, '(?:/[^/]+)?').replaceAll(/:\w+/g, '[^/]+')}/?$`),
);

/** The empty page that Hosting serves for every other address, known or not. */
const isShell = ({ text }: Answer) => !text.includes('data-rendered') && text.includes('id="root"');

/** Addresses of this site in the links of a page. The brand's origin means this one. */
function linksOf(html: string, at: string): URL[] {
  const markup = html.replaceAll(/<(script|style)\b.*?<\/\1>/gs, '');
  const origin = /<link rel="canonical" href="(https?:\/\/[^/"]+)/.exec(markup)?.[1] ?? site();
  return [...markup.matchAll(/<(?:a|link)\b[^>]*?\bhref="([^"]*)"/g)]
    .filter(([tag]) => !tag.includes('rel="preload"') && !tag.includes('rel="modulepreload"'))
    .map(([, href = '']) => new URL(unescape(href).replace(origin, site()), `${site()}${at}`))
    .filter((url) => url.origin === site());
}

const locationsOf = (sitemap: string) =>
  [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(unescape(address)).pathname,
  );

const answers = new Map<string, Answer>();
/** Where each address is linked from, for the report. */
const linkedFrom = new Map<string, string>();
const anchors: { readonly from: string; readonly to: string; readonly id: string }[] = [];

async function fetchOnce(path: string): Promise<Answer> {
  const response = await fetch(`${site()}${path}`, { redirect: 'manual' });
  const type = response.headers.get('content-type') ?? '';
  return { status: response.status, type, text: await response.text() };
}

async function visit(path: string): Promise<string[]> {
  const answer = await fetchOnce(path);
  answers.set(path, answer);
  if (answer.status !== 200 || !answer.type.startsWith('text/html')) return [];
  return linksOf(answer.text, path).map((url) => {
    const to = `${url.pathname}${url.search}`;
    if (url.hash.length > 1) anchors.push({ from: path, to, id: decodeURIComponent(url.hash.slice(1)) });
    if (!linkedFrom.has(to)) linkedFrom.set(to, path);
    return to;
  });
}

async function crawl(from: readonly string[]): Promise<void> {
  let next = [...new Set(from)];
  while (next.length > 0) {
    const found = new Set<string>();
    // A few at a time: the functions emulator answers one after the other.
    for (let at = 0; at < next.length; at += 8)
      for (const links of await Promise.all(next.slice(at, at + 8).map(visit)))
        for (const link of links) found.add(link);
    next = [...found].filter((path) => !answers.has(path));
  }
}

beforeAll(async () => {
  const named = (Object.keys(sitePaths) as SitePathName[]).filter((name) => !/:\w+$/.test(sitePaths[name]));
  const maps = await Promise.all(
    ['/sitemap.xml', '/sitemap-videos.xml', '/sitemap-photos.xml'].map(
      async (path) => (await fetchOnce(path)).text,
    ),
  );
  const photos = (await call('searchPhotos', { body: { page: 1, per_page: 4, filters: {} } })).data;
  await crawl([
    ...named.map(linkTo),
    ...maps.flatMap(locationsOf),
    ...photos.map(({ id }) => photoSharePath(id)),
    embedPath('tau'),
  ]);
}, 240_000);

const from = (path: string) => `${path}, linked from ${linkedFrom.get(path) ?? 'the list of pages'}`;

it('home leads a guest to cameras, shows, films, photos, the chat and premium', () => {
  const home = new Set(linksOf(answers.get('/')?.text ?? '', '/').map(({ pathname }) => pathname));
  const features = [
    'streams',

    'shows',
    'schedule',
    'videoHighlights',
    'photoHighlights',
    'theBoma',
    'premium',
  ];
  expect((features as SitePathName[]).map(linkTo).filter((path) => !home.has(path))).toEqual([]);
});

describe('every link of the pages that are made ahead of time or by the server', () => {
  it('answers 200', () => {
    expect(answers.size).toBeGreaterThan(60);
    const broken = [...answers].filter(([, { status }]) => status !== 200);
    expect(broken.map(([path, { status }]) => `${status} ${from(path)}`)).toEqual([]);
  });

  it('leads to a page of the site, and not to the shell that every unknown address gets', () => {
    const shells = [...answers].filter(
      ([, answer]) => answer.type.startsWith('text/html') && isShell(answer),
    );
    const unknown = shells.filter(([path]) => {
      const [pathname = ''] = path.split('?');
      return !routes.some((route) => route.test(pathname));
    });
    expect(unknown.map(([path]) => from(path))).toEqual([]);
  });

  it('has its anchor on the page that it leads to', () => {
    expect(anchors.length).toBeGreaterThan(0);
    const lost = anchors.filter(({ to, id }) => !answers.get(to)?.text.includes(`id="${id}"`));
    expect(lost.map((each) => `${each.to}#${each.id}, linked from ${each.from}`)).toEqual([]);
  });

  it('shows previews a picture that is there', async () => {
    const pictures = new Map<string, string>();
    for (const [path, { text }] of answers) {
      const [, image] = /<meta property="og:image" content="([^"]+)">/.exec(text) ?? [];
      if (image && !decodeURIComponent(image).includes(`/${WITHOUT_FILES}`))
        pictures.set(unescape(image), path);
    }
    expect(pictures.size).toBeGreaterThan(10);
    const missing: string[] = [];
    for (const [image, path] of pictures) {
      const url = new URL(image);
      // In prerendered pages the brand's origin means this site.
      const address = url.hostname.endsWith('.example') ? `${site()}${url.pathname}` : image;
      const response = await fetch(address);
      await response.arrayBuffer();
      if (!response.headers.get('content-type')?.startsWith('image/')) missing.push(`${image} of ${path}`);
    }
    expect(missing).toEqual([]);
  });
});
