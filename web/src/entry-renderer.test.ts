import { defaultAnimals } from '@boma/domain/pages/default-animals.ts';
import { savedCause, savedTerms, sipho } from '@boma/domain/pages/pages.fixtures.ts';
import { type PageRequest, pageFactsSchema } from '@boma/domain/rendered-page.ts';
import { linkTo, streamPath } from '@boma/domain/site-paths.ts';
import { freeStream } from '@boma/domain/streams/streams.fixtures.ts';
import { toStreamView } from '@boma/domain/streams/streams.policy.ts';
import type { StreamView } from '@boma/domain/streams/streams.schema.ts';
import { expect, it } from 'vitest';
import { brand } from './config/brand.ts';
import { createRenderer } from './entry-renderer.tsx';

const { render, empty } = createRenderer({
  headScript: 'go()',
  bootScript: '/assets/boot.js',
  clientScript: '/assets/client.js',
  pages: { stream: { modules: ['/assets/stream.js'], next: ['/assets/player.js'] } },
});

const media = { mediaServer: 'https://media.example', mediaApplication: 'boma' };
const tau = toStreamView({ ...freeStream, status_update: 'Two lionesses slept here.' }, true, media);
const tembe: StreamView = { ...tau, id: 2, slug: 'tembe', name: 'Tembe', status_update: 'A calf.' };

const requestOf = (stream: StreamView, more: Partial<PageRequest> = {}): PageRequest => ({
  page: 'stream',
  path: streamPath(stream.slug),
  facts: { at: 1_790_000_040_000, streams: [stream] },
  head: { name: stream.name },
  config: { ...media, version: '1' },
  ...more,
});
const LONG = 15_000;

it('renders a camera whole: its name, note, place and animals', async () => {
  const html = await render(requestOf(tau), LONG);
  expect(html).toContain('<title>Tau · Live camera · Boma</title>');
  for (const part of [
    /<h1[^>]*>Tau<\/h1>/,
    /Ranger’s note:<\/strong>/,
    /Two lionesses slept here\./,
    /Tshukudu Plains/,
    /Lion/,
    /Sun</,
  ])
    expect(html).toMatch(part);
  expect(html).toMatch(/<div id="root" [^>]*data-rendered/);
});

it('renders the bar of phones with its links: a tap leads on before the page is alive', async () => {
  const { head: _, ...own } = requestOf(tau);
  const html = await render({ ...own, page: 'aboutUs', path: linkTo('aboutUs') }, LONG);
  const bar = /<nav [^>]*aria-label="Most used".*?<\/nav>/s.exec(html)?.[0] ?? '';
  expect([...bar.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)).toEqual([
    '/wildlife/live-african-wildlife-safari-streams',
    '/wildlife/multiview',
    '/wildlife/shows',
    '/wildlife/the-boma',
    '/auth/sign-in',
    '/wildlife/profile',
  ]);
});

it('renders a camera with the mark that keeps its lower end free of that bar', async () => {
  expect(await render(requestOf(tau), LONG)).toContain('data-no-tabs=""');
});

it('renders pages of different facts at the same time', async () => {
  const [one, other] = await Promise.all([render(requestOf(tau), LONG), render(requestOf(tembe), LONG)]);
  expect([one.includes('A calf.'), other.includes('A calf.')]).toEqual([false, true]);
  expect([one.includes('Two lionesses'), other.includes('Two lionesses')]).toEqual([true, false]);
});

it('carries what only a camera’s own page says of it there alone, and the animals where cards show them', async () => {
  const lion = { name: 'lion', likelihood: 'often' } as const;
  const bat = { name: 'bat-eared fox', likelihood: 'rarely' } as const;
  const known = { about: 'Open grassland.', ranger: 'Naledi Khumalo', species: [lion, bat] };
  const facts = { at: 1_790_000_040_000, streams: [tau, tembe].map((stream) => ({ ...stream, ...known })) };
  const carried = async (request: PageRequest) => {
    const html = await render({ ...request, facts }, LONG);
    const json = /id="boma-facts">(.*?)<\/script>/.exec(html)?.[1] ?? '';
    const { streams } = pageFactsSchema.parse(JSON.parse(json));
    return streams.map(({ about, ranger, species }) => [about, ranger, species.length]);
  };
  expect(await carried(requestOf(tembe))).toEqual([
    ['', '', 1],
    ['Open grassland.', 'Naledi Khumalo', 2],
  ]);
  const cause = { page: 'cause', path: linkTo('cause') } as const;
  expect(await carried(requestOf(tembe, cause))).toEqual([
    ['', '', 0],
    ['', '', 0],
  ]);
});

it('shows what staff have saved of the site’s own pages, and what the site says itself of the others', async () => {
  const khaya = { name: 'Khaya Vets', work: 'nurses owls.', mark: 'lens', logo: null } as const;
  const partners = { kind: 'partners', partners: [khaya] } as const;
  const about = async (pages: object) => {
    const facts = { streams: [tau], pages };
    return render(requestOf(tau, { page: 'aboutUs', path: linkTo('aboutUs'), facts }), LONG);
  };
  const [saved, none] = await Promise.all([about({ partners }), about({})]);
  for (const [name, expected] of [
    ['Khaya Vets', [true, false]],
    ['Marula Trust', [false, true]],
  ] as const)
    expect([saved, none].map((html) => html.includes(`Logo of ${name}`))).toEqual(expected);
});

it('renders a page whose text staff write with what they say of it, and without the documents of other pages', async () => {
  const naledi = { ...sipho, name: 'Naledi Mokoena', life: 'She tracks.' };
  const facts = {
    streams: [tau],
    pages: {
      rangers: { kind: 'rangers' as const, rangers: [naledi, sipho] },
      cause: savedCause,
      animals: defaultAnimals,
    },
  };
  const { head: _, ...own } = requestOf(tau, { facts });
  const of = async (page: 'secondBiography' | 'cause') => render({ ...own, page, path: linkTo(page) }, LONG);
  const biography = await of('secondBiography');
  expect(biography).toContain('<title>Sipho Dube · Boma</title>');
  expect(biography).toContain('<meta name="description" content="Tracker and cook.">');
  expect(biography).toMatch(/<h1[^>]*>Sipho Dube<\/h1>/);
  expect(biography).toMatch(/<h2[^>]*>Ask him about<\/h2>.*<li[^>]*>stew<\/li>/s);
  expect(biography).toMatch(/<img[^>]+src="\/uploaded\/a\.jpg"/);
  expect(biography).not.toContain('We plant trees.');
  const page = await of('cause');
  expect(page).toContain(`<title>${brand.cause} · Boma</title>`);
  expect(page).toMatch(/<p[^>]*>We plant trees\.<\/p>/);
  expect(page).not.toContain('She tracks.');
  // Forms ask for the animals.
  expect(biography + page).not.toContain('Panthera leo');
});

it('renders the terms that apply with their day, and carries no other legal text', async () => {
  const terms = { kind: 'terms' as const, versions: [{ ...savedTerms, valid_from: '2026-09-01' }] };
  const facts = {
    at: 1_790_000_040_000,
    streams: [tau],
    pages: { terms, privacy: { kind: 'privacy' as const, versions: [] } },
  };
  const { head: _, ...own } = requestOf(tau, { facts });
  const html = await render({ ...own, page: 'termsOfService', path: linkTo('termsOfService') }, LONG);
  expect(html).toContain('<title>Terms of Service · Boma</title>');
  expect(html).toMatch(/Valid since <time dateTime="2026-09-01">Sep 1, 2026</);
  expect(html).toMatch(/<h2[^>]*>Refund<\/h2><p[^>]*>You have 14 days\. This holds for/);
  expect(html).toContain('"terms"');
  expect(html).not.toContain('"privacy"');
});

it('asks for the player only where there is a playlist for it', async () => {
  expect(empty(requestOf(tau))).not.toContain('/assets/player.js');
  expect(empty(requestOf(tau, { playlist: 'https://media.example/tau.m3u8' }))).toContain(
    'data-next="/assets/player.js" data-playlist="https://media.example/tau.m3u8"',
  );
});

it('says that a camera does not exist', async () => {
  const html = await render(requestOf(tau, { path: streamPath('nothing') }), LONG);
  expect(html).toMatch(/<h1[^>]*>Camera not found<\/h1>/);
});

it('lets no field travel that guests may not read', async () => {
  const secret = { ...tau, source: { address: 'https://partner.example/secret.m3u8' } } as StreamView;
  expect(await render(requestOf(secret), LONG)).not.toContain('secret');
  expect(empty(requestOf(secret))).not.toContain('secret');
});

it('refuses a page that takes too long, and has one without content in its place', async () => {
  // The code of this page is not there yet, so rendering waits.
  const late = await render(requestOf(tau, { path: '/nowhere' }), 0).catch((cause: unknown) => cause);
  expect(String(late)).toMatch(/abort|timeout/i);
  const html = empty(requestOf(tau));
  expect(html).toContain(' data-modules="/assets/stream.js"></div>');
  expect(html).not.toContain('data-rendered');
  expect(html).toContain('<title>Tau · Live camera · Boma</title>');
});
