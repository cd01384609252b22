import { embedPath } from '@boma/domain/content-paths.ts';
import type { PageKind } from '@boma/domain/pages/pages.constants.ts';
import {
  type PageFacts,
  type PageRequest,
  pageFactsSchema,
  type SiteRenderer,
} from '@boma/domain/rendered-page.ts';
import { linkTo, type SitePathName, showsPath, streamPath } from '@boma/domain/site-paths.ts';
import { likelySpecies } from '@boma/domain/streams/place.policy.ts';
import type { StreamView } from '@boma/domain/streams/streams.schema.ts';
import { pages } from './app/pages.ts';
import { fullTitle, metaTags } from './lib/document-meta.ts';
import { toHtml } from './renderer/document.ts';
import type { Frame } from './renderer/frame.ts';
import { headTags } from './renderer/head-tags.ts';
import { escapeMarkup as escape } from './renderer/markup.ts';
import { type RenderedBody, renderBody } from './renderer/render-body.tsx';

// The one renderer of pages: the build prerenders with it, and the functions render what depends on the store.

export { brand } from './config/brand.ts';
export { contentSecurityPolicy, embedPolicy } from './config/security.ts';
export { pages };

/** The addresses in the sitemap: every public page, every camera, and every kind of show. */
export function indexedAddresses({ streams, showTypes = [] }: PageFacts): string[] {
  const names = (Object.keys(pages) as SitePathName[]).filter(
    (name) => pages[name].prerendered && !pages[name].noindex,
  );
  return [
    ...names.map(linkTo),
    ...streams.map(({ slug }) => streamPath(slug)),
    ...showTypes.map(({ type }) => showsPath(type)),
  ];
}

/** Running text of staff is long, and so is the list of animals: only pages that show something of it as they come carry it. */
const PROSE: Readonly<Partial<Record<string, readonly SitePathName[]>>> = {
  about: ['aboutUs'],
  cause: ['cause'],
  // Forms offer animals, and no page moves for them.
  animals: [],
  // Home is made at build time, and its film comes late.
  films: [],
  rangers: ['aboutUs', 'firstBiography', 'secondBiography', 'shows', 'kidsCourse'],
  terms: ['termsOfService'],
  privacy: ['privacyPolicy'],
} satisfies Partial<Record<PageKind, readonly SitePathName[]>>;

/** The pages that show all animals of a camera, and those whose cards show the likely ones. */
const ALL_ANIMALS: readonly SitePathName[] = ['streams', 'premium'];
const LIKELY_ANIMALS: readonly SitePathName[] = ['home', 'stream'];

function animalsOn(page: SitePathName, { species }: StreamView): StreamView['species'] {
  if (ALL_ANIMALS.includes(page)) return species;
  const likely = LIKELY_ANIMALS.includes(page) ? likelySpecies(species) : [];
  return species.filter(({ name }) => likely.includes(name));
}

/** A camera in the words of its card. A page asks for all there is as soon as it is alive. */
const asOnCards = (stream: StreamView, page: SitePathName): StreamView => ({
  ...stream,
  place: stream.place && { ...stream.place, coordinates: null },
  species: animalsOn(page, stream),
  about: '',
  ranger: '',
  since: null,
});

/**
 * What guests may read of the facts, without the long texts of which this page shows nothing: documents that staff write, what
 * only the page of a camera says of it, and the words of kinds of show. A home of more than about 14 kB needs one more journey
 * to the server. No name: it may be any page.
 */
function factsFor(name: SitePathName | undefined, path: string, all: PageFacts): PageFacts {
  const { pages: edited, ...facts } = pageFactsSchema.parse(all);
  const own = facts.streams.find(({ slug }) => [streamPath(slug), embedPath(slug)].includes(path));
  const streams = facts.streams.map((stream) =>
    name === undefined || stream === own ? stream : asOnCards(stream, name),
  );
  const leads = name === undefined || name === 'shows';
  const showTypes = facts.showTypes?.map((type) => (leads ? type : { ...type, lead: '' }));
  const shared = { ...facts, streams, ...(showTypes && { showTypes }) };
  if (!edited) return shared;
  const shown = Object.entries(edited).filter(
    ([kind]) => !PROSE[kind] || (name !== undefined && PROSE[kind].includes(name)),
  );
  return { ...shared, pages: Object.fromEntries(shown) };
}

/** What a page says of itself. Our people are called what staff call them. */
function describedBy(name: SitePathName, { pages: edited }: PageFacts) {
  const [first, second] = edited?.rangers?.rangers ?? [];
  const ranger = { firstBiography: first, secondBiography: second }[name as string];
  if (ranger) return { title: ranger.name, description: ranger.introduction };
  return pages[name];
}

/** The head of a page that describes itself. */
function ownHead(name: SitePathName, facts: PageFacts) {
  const { title, description } = describedBy(name, facts);
  const { noindex = false } = pages[name];
  const tags = metaTags({ title, description, path: linkTo(name), noindex }).map(
    ({ tag, key, id, value }) =>
      `<${tag} ${key}="${escape(id)}" ${tag === 'link' ? 'href' : 'content'}="${escape(value)}">`,
  );
  return { title: fullTitle(title), tags };
}

/** A page of the build, which is the same until the next build. */
export async function prerenderPage(frame: Frame, name: SitePathName, saved: PageFacts): Promise<string> {
  const facts = factsFor(name, linkTo(name), saved);
  return toHtml(frame, {
    ...ownHead(name, facts),
    facts,
    body: await renderBody(linkTo(name), facts),
    modules: frame.pages[name]?.modules ?? [],
  });
}

/** The page that renders itself, at any address: it describes none. */
export const shellPage = (frame: Frame, saved: PageFacts, modules: readonly string[]): string =>
  toHtml(frame, {
    title: fullTitle(pages.home.title),
    tags: ['<meta name="robots" content="noindex">'],
    facts: factsFor(undefined, '', saved),
    modules,
  });

/** The head of a page that says what it shows. */
function headOf({ page, head, facts }: PageRequest) {
  if (!head) return ownHead(page, facts);
  const title = `${head.name} · ${fullTitle(pages[page].title)}`;
  return { title, tags: headTags(head, title) };
}

/** What the functions load. */
export function createRenderer(frame: Frame): SiteRenderer {
  function documentOf(request: PageRequest, body?: RenderedBody): string {
    const { page, facts, config, playlist } = request;
    const { modules = [], next = [] } = frame.pages[page] ?? {};
    return toHtml(frame, {
      ...headOf(request),
      facts,
      config,
      body,
      modules,
      next: playlist === undefined ? [] : next,
      playlist,
    });
  }
  const checked = (request: PageRequest) => ({
    ...request,
    facts: factsFor(request.page, request.path, request.facts),
  });
  return {
    async render(request, deadlineMs) {
      const safe = checked(request);
      return documentOf(safe, await renderBody(safe.path, safe.facts, AbortSignal.timeout(deadlineMs)));
    },
    empty: (request) => documentOf(checked(request)),
  };
}
