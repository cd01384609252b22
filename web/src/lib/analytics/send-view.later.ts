import type { TrackedUser } from '@boma/domain/analytics/virtual-views.ts';
import type { SiteConfig } from '@boma/domain/site-config.ts';

/**
 * Sends a view to a collector that understands the events API of Plausible: no script of another company runs, no cookie
 * is set and nothing identifies the viewer. Text, so that a browser asks no permission of the other host first.
 */
export function sendView(
  { endpoint, site }: NonNullable<SiteConfig['analytics']>,
  path: string,
  user: TrackedUser,
): void {
  const body = JSON.stringify({
    name: 'pageview',
    domain: site,
    url: `${location.origin}${path}`,
    referrer: document.referrer || null,
    props: { user },
  });
  const sent = fetch(endpoint, {
    method: 'POST',
    keepalive: true,
    credentials: 'omit',
    headers: { 'Content-Type': 'text/plain' },
    body,
  });
  // Blockers refuse such requests on purpose, and a view that is not counted harms nobody.
  sent.catch(() => undefined);
}
