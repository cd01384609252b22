import type { SharedCache } from '@boma/domain/endpoint.ts';
import type { PageRequest } from '@boma/domain/rendered-page.ts';
import { sitePaths } from '@boma/domain/site-paths.ts';
import type { Ctx } from '../platform/context.ts';
import { redirectTo, type ServedFile, serveFiles } from '../platform/http/serve-files.ts';
import { siteConfig } from '../platform/params.ts';
import { loadRenderer, readShell } from './load-renderer.ts';
import { renderedPageAt } from './rendered-pages.ts';

const HTML = 'text/html; charset=utf-8';
const CACHE = { fresh: 60, staleWhileRevalidate: 600 };
/** Long enough that a page which cannot be rendered is not tried for each viewer. */
const CACHE_OF_EMPTY = { fresh: 5, staleWhileRevalidate: 0 };
/** Milliseconds. A page takes some tens of them; on a busy instance its script is then sooner there. */
const RENDER_DEADLINE = 2000;

/** False for an address of no page, and for one that the page's script will write in small letters first. */
const isRendered = (part: string | undefined, path: string) =>
  part !== undefined && path === path.toLowerCase();

/** A page that will say something else is served until then, and no longer. */
function cacheUntil(until: number | undefined, now: number): SharedCache {
  if (until === undefined) return CACHE;
  const left = Math.max(0, Math.floor((until - now) / 1000));
  const fresh = Math.min(CACHE.fresh, left);
  return { fresh, staleWhileRevalidate: Math.min(CACHE.staleWhileRevalidate, left - fresh) };
}

/** The page with its content. If that fails or takes too long: without, and its script renders it. */
async function documentOf(ctx: Ctx, request: PageRequest, until: number | undefined) {
  const renderer = await loadRenderer();
  try {
    const body = await renderer.render(request, RENDER_DEADLINE);
    return { body, cache: cacheUntil(until, ctx.clock.real()) };
  } catch (cause) {
    ctx.log.error('render-page', cause, { page: request.page });
    return { body: renderer.empty(request), cache: CACHE_OF_EMPTY };
  }
}

/**
 * The pages of single cameras, kinds of show, videos and players for other sites, and those whose text staff write,
 * rendered with what they show. What does not exist (404) has a page that says so. An outage (503) gets the shell, whose script shows what happened and asks
 * again: a visitor never sees a line of JSON.
 */
export const servePage = serveFiles({
  routeOf: (path) => {
    const { page, part } = renderedPageAt(path);
    return part === undefined ? null : sitePaths[page.name];
  },
  // The query of a page belongs to its script. What a page is rendered from is a few documents.
  keysOf: () => undefined,
  async find({ ctx, req }): Promise<ServedFile> {
    const { page, part } = renderedPageAt(req.path);
    const { facts, found } = await page.read(ctx, part ?? '');
    // Another spelling, such as one with a capital, leads to the one that links and search engines know.
    if (found && found.path !== req.path)
      return redirectTo(`${found.path}${/\?.*$/.exec(req.originalUrl)?.[0] ?? ''}`);
    const request = { page: page.name, path: req.path, facts, config: siteConfig() };
    const head = found ? found.head : ({ name: page.unknown, noindex: true } as const);
    if (!found && !isRendered(part, req.path))
      return { type: HTML, body: (await loadRenderer()).empty({ ...request, head }), status: 404 };
    const whole = { ...request, head, playlist: found?.playlist };
    const { body, cache } = await documentOf(ctx, whole, found?.until);
    return { type: HTML, body, ...(found ? { cache } : { status: 404 }) };
  },
  async instead({ error, ctx }) {
    ctx.log.error('unavailable', error);
    return { type: HTML, body: await readShell(), status: 503 };
  },
});
