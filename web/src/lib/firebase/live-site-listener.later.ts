import type { LiveSite } from '@boma/domain/live/live.schema.ts';
import { lazyListener } from '../lazy-listener.ts';
import { whileSeen } from '../while-seen.ts';

// Loaded from here, because each page's first load lists the files of what it may load.
const listen = lazyListener(async () => (await import('./published-site.later.ts')).publishedSite.listen);

/**
 * Publishes every change of `live/site` while the page is visible, and the latest state when it is shown again. `failed`
 * is called at most once; after that nothing is published.
 */
export function listenToLiveSite(publish: (site: LiveSite) => void, failed: (cause: unknown) => void): void {
  const end = whileSeen(() =>
    listen({
      heard: publish,
      failed(cause) {
        end();
        failed(cause);
      },
    }),
  );
}
