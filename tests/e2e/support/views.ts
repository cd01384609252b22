import type { BrowserContext } from '@playwright/test';
import { site } from '../../support/run.ts';

export interface CountedView {
  /** The path that the page gave, such as '/home/video-12-modal'. */
  readonly path: string;
  readonly user: string;
}

const ENDPOINT = '/views-of-this-test';

/**
 * Makes the site count views as a deployment with a collector does, for a viewer who agreed to it. Call it before the first
 * page opens. The views that arrive at the collector are added to the list that is returned.
 */
export async function watchViews(context: BrowserContext): Promise<readonly CountedView[]> {
  const views: CountedView[] = [];
  await context.addCookies([{ name: 'cookies-accepted', value: '1', url: site() }]);
  await context.addInitScript(() => localStorage.setItem('boma:consent', '{"analytics":true}'));
  await context.route('**/config.json', async (route) => {
    const response = await route.fetch();
    const config = (await response.json()) as object;
    await route.fulfill({
      response,
      json: { ...config, analytics: { endpoint: ENDPOINT, site: 'boma.test' } },
    });
  });
  await context.route(`**${ENDPOINT}`, async (route) => {
    const view = JSON.parse(route.request().postData() ?? '{}') as { url: string; props: { user: string } };
    views.push({ path: new URL(view.url).pathname, user: view.props.user });
    await route.fulfill({ status: 202, body: 'ok' });
  });
  return views;
}
