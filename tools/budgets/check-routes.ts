import { check } from './check.ts';
import { CATEGORIES, medianLighthouse } from './lighthouse.ts';
import { lighthouse } from './limits.ts';
import { type PublicRoute, publicRoutes } from './public-routes.ts';

/** The audit that a page which asks search engines to leave it out must fail. */
const CRAWLABLE = 'is-crawlable';

interface Lighthouse {
  readonly site: string;
  /** The switch that makes Chromium trust the site's certificate. */
  readonly trust: string;
  /** The browser's program. */
  readonly chromium: string;
  /** In place of the runs of the budget, for a quick look. Odd. */
  readonly runs?: number | undefined;
}

async function checkRoute(
  { name, path, noindex }: PublicRoute,
  { site, trust, chromium, ...quick }: Lighthouse,
) {
  console.log(`\nLighthouse: ${name} ${path}`);
  const runs = quick.runs ?? lighthouse.runs;
  const least = (name === 'home' ? lighthouse.home : lighthouse.others).performance;
  const skipped = noindex ? [CRAWLABLE] : [];
  const result = await medianLighthouse(`${site}${path}`, {
    chromium,
    trust,
    runs,
    least,
    skipped,
  });
  for (const category of CATEGORIES) {
    const limit = category === 'performance' ? least : lighthouse.otherCategories;
    check(category, result.scores[category], limit, `of 100, median of ${runs}`, true);
  }
  console.log(`         LCP ${result.largestContentfulPaint} ms, TBT ${result.totalBlockingTime} ms`);
  if (result.failed.length > 0) console.log(`         lost points: ${result.failed.join(', ')}`);
}

/** Measures these public routes, or all. @throws Error for a name that is no public route. */
export async function checkRoutes(names: readonly string[], how: Lighthouse): Promise<void> {
  const unknown = names.filter((wanted) => !publicRoutes.some(({ name }) => name === wanted));
  if (unknown.length > 0) throw new Error(`There is no public route '${unknown.join("', '")}'.`);
  for (const route of publicRoutes)
    if (names.length === 0 || names.includes(route.name)) await checkRoute(route, how);
}
