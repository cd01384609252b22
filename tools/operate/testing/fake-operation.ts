import { brand } from '../../../web/src/config/brand.ts';
import { authDomain, mediaHosts } from '../../../web/src/config/security.ts';
import type { Operation } from '../operation.ts';
import { readSecret } from '../project/secrets.ts';
import { parseSettings } from '../settings.ts';
import { fakeGoogle } from './fake-google.ts';
import { emptyAccount, fakeStripe } from './fake-stripe.ts';
import { emptyProject, type FakeProject } from './google/fake-project.ts';

export const PROJECT = 'my-boma';

/** As the sources name it, so that site and project agree whatever an operator writes there. */
export const AUTH_DOMAIN = new URL(authDomain).host;

export const SETTINGS = `MEDIA_SERVER=${mediaHosts[0]}
MEDIA_APPLICATION=boma
API_MIN_INSTANCES=0
SITE_ORIGIN=${brand.origin}
CONTACT_MAIL=rangers@example.org
BOMA_VERSION=1.0.0
PUSH_VAPID_KEY=BNa
MAIL_DKIM_SELECTOR=mail`;

const RECORDS: Record<string, string[]> = {
  'example.org': ['google-site-verification=x', 'v=spf1 include:mail.example -all'],
  'mail._domainkey.example.org': ['v=DKIM1; k=rsa; p=MIIB'],
  '_dmarc.example.org': ['v=DMARC1; p=quarantine'],
};

/** What Hosting answers for a project, as far as the checks ask. */
function fakeSite(project: FakeProject, faults: { readonly init?: object; readonly missing?: string }) {
  const policy = `default-src 'self'; media-src ${mediaHosts[0]}`;
  const page = (version: { scripts: readonly string[] }, kept: string) =>
    new Response(version.scripts.map((path) => `<script src="${path}"></script>`).join(''), {
      headers: { 'cache-control': `public, max-age=0, s-maxage=${kept}`, 'content-security-policy': policy },
    });
  return async (input: string | URL | Request): Promise<Response> => {
    const { host, pathname } = new URL(input instanceof Request ? input.url : input);
    const channel = /--(\w+)-/.exec(host)?.[1];
    const live = channel ? project.channels.get(channel) : project.releases.at(-1)?.version;
    if (!live) return new Response('Site Not Found', { status: 404 });
    if (pathname === '/__/firebase/init.json')
      return Response.json(
        faults.init ?? { projectId: project.id, authDomain: AUTH_DOMAIN, appId: project.site?.appId },
      );
    if (pathname === '/__/auth/iframe') return new Response('', { status: 200 });
    if (pathname === '/api/health') return Response.json({ status: 'ok' });
    if (pathname === '/api/streams') return Response.json({ data: [{ slug: 'tau', name: 'Tau' }] });
    if (pathname === '/') return page(live, '3600');
    if (pathname === '/wildlife/stream/tau-live') return page(live, '60');
    const isThere = live.scripts.includes(pathname) && pathname !== faults.missing;
    return new Response('', { status: isThere ? 200 : 404, headers: { 'cache-control': 'no-store' } });
  };
}

/**
 * A project of an operator who has just made one, and has an account at Stripe.
 * @param origin of the site. Another one than the sources name is for a test that spells the hosts.
 */
export function fakeOperation(origin: string = brand.origin) {
  const project = emptyProject(PROJECT);
  const account = emptyAccount();
  const { google, writes, refuseCalls } = fakeGoogle(project);
  const faults: { init?: object; missing?: string } = {};
  const operation: Operation = {
    project: PROJECT,
    google,
    projectNumber: async () => '123456789',
    settings: async () => ({ ...parseSettings(SETTINGS), SITE_ORIGIN: origin }),
    async stripe() {
      if (!(await readSecret(google, PROJECT, 'STRIPE_SECRET_KEY'))) throw new Error('no key');
      return fakeStripe(account);
    },
    fetch: fakeSite(project, faults) as typeof fetch,
    readTxt: async (name) => RECORDS[name] ?? [],
    pause: async () => undefined,
  };
  return { operation, project, account, writes, refuseCalls, faults };
}
