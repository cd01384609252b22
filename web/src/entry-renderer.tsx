import {
  type PageFacts,
  type PageRequest,
  pageFactsSchema,
  type SiteRenderer,
} from '@boma/domain/rendered-page.ts';
import { linkTo, type SitePathName, showsPath, streamPath } from '@boma/domain/site-paths.ts';
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

/** Running text of staff is long, so only the pages that show it carry it. */
const PROSE: Readonly<Record<'about' | 'cause' | 'rangers', readonly SitePathName[]>> = {
  about: ['aboutUs'],
  cause: ['cause'],
  rangers: ['aboutUs', 'firstBiography', 'secondBiography', 'shows', 'kidsCourse'],
};

/** The facts without the running text that this page does not show. */
function factsFor(name: SitePathName, { pages: edited, ...facts }: PageFacts): PageFacts {
  if (!edited) return facts;
  const shown = Object.entries(edited).filter(([kind]) => {
    const places = (PROSE as Readonly<Record<string, readonly SitePathName[]>>)[kind];
    return places?.includes(name) ?? true;
  });
  return { ...facts, pages: Object.fromEntries(shown) };
}

/** A page of the build, which is the same until the next build. */
export async function prerenderPage(frame: Frame, name: SitePathName, saved: PageFacts): Promise<string> {
  const facts = factsFor(name, saved);
  const { title, description, noindex = false } = pages[name];
  const path = linkTo(name);
  return toHtml(frame, {
    title: fullTitle(title),
    tags: metaTags({ title, description, path, noindex }).map(
      ({ tag, key, id, value }) =>
        `<${tag} ${key}="${escape(id)}" ${tag === 'link' ? 'href' : 'content'}="${escape(value)}">`,
    ),
    facts,
    body: await renderBody(path, facts),
    modules: frame.pages[name]?.modules ?? [],
  });
}

/** The page that renders itself, at any address: it describes none. */
export const shellPage = (frame: Frame, facts: PageFacts, modules: readonly string[]): string =>
  toHtml(frame, {
    title: fullTitle(pages.home.title),
    tags: ['<meta name="robots" content="noindex">'],
    facts,
    modules,
  });

/** What the functions load. */
export function createRenderer(frame: Frame): SiteRenderer {
  function documentOf(request: PageRequest, body?: RenderedBody): string {
    const { page, head, facts, config, playlist } = request;
    const { modules = [], next = [] } = frame.pages[page] ?? {};
    const title = `${head.name} · ${fullTitle(pages[page].title)}`;
    return toHtml(frame, {
      title,
      tags: headTags(head, title),
      facts,
      config,
      body,
      modules,
      next: playlist === undefined ? [] : next,
      playlist,
    });
  }
  const checked = (request: PageRequest) => ({ ...request, facts: pageFactsSchema.parse(request.facts) });
  return {
    async render(request, deadlineMs) {
      const safe = checked(request);
      return documentOf(safe, await renderBody(safe.path, safe.facts, AbortSignal.timeout(deadlineMs)));
    },
    empty: (request) => documentOf(checked(request)),
  };
}
