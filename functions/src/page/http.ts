import { type ServedFile, serveFiles } from '../platform/http/serve-files.ts';
import { siteConfig, siteOrigin } from '../platform/params.ts';
import { fillConfig, fillNamelessPage, fillUnknownPage } from './fill.ts';
import { type FilledPage, filledPageAt } from './filled-pages.ts';
import { readTemplate } from './read-template.ts';

const HTML = 'text/html; charset=utf-8';
const CACHE = { fresh: 60, staleWhileRevalidate: 600 };

/** The page's template with the settings of this deployment in it. */
const templateOf = async (page: FilledPage) => fillConfig(await readTemplate(page.template), siteConfig());

/** Sends another spelling of an address, such as one with a capital, to the one that links and search engines know. */
const redirectTo = (path: string, asked: string): ServedFile => ({
  type: 'text/plain; charset=utf-8',
  body: '',
  status: 301,
  headers: { Location: `${path}${/\?.*$/.exec(asked)?.[0] ?? ''}` },
});

/**
 * The pages of single cameras, kinds of show, videos and players for other sites, filled in. What does not exist (404)
 * and an outage (503) get the same page, whose script shows what happened and offers others: a visitor never sees a line
 * of JSON.
 */
export const servePage = serveFiles({
  routeOf: (path) => {
    const { page, part } = filledPageAt(path);
    return part === undefined ? null : page.route;
  },
  async find({ ctx, req }): Promise<ServedFile> {
    const { page, part } = filledPageAt(req.path);
    const [template, found] = await Promise.all([
      templateOf(page),
      part === undefined ? undefined : page.find(ctx, part),
    ]);
    if (!found) return { type: HTML, body: fillUnknownPage(template, page.unknown), status: 404 };
    if (found.path !== req.path) return redirectTo(found.path, req.originalUrl);
    return { type: HTML, body: found.fill(template, siteOrigin()), cache: CACHE };
  },
  async instead({ error, ctx, req }) {
    ctx.log.error('unavailable', error);
    const template = await templateOf(filledPageAt(req.path).page);
    return { type: HTML, body: fillNamelessPage(template), status: 503 };
  },
});
