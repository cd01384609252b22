import type { TrialLine } from '@boma/domain/streams/try-camera.schema.ts';
import { advice, ask, ok, wrong } from './ask.ts';

const PAGE_MAX_BYTES = 2 * 1024 * 1024;

/** The sources of a directive in a Content Security Policy. Undefined where the policy does not name it. */
function sourcesOf(policy: string, directive: string): readonly string[] | undefined {
  const parts = policy.split(';').map((part) => part.trim().split(/\s+/));
  return parts.find(([name]) => name === directive)?.slice(1);
}

/** True if one of the sources is this origin, or names all hosts below a domain (`https://*.example.org`). */
function isAllowed(sources: readonly string[], origin: string): boolean {
  return sources.some((source) => {
    const [scheme = '', domain] = source.split('*');
    return domain?.startsWith('.')
      ? origin.startsWith(scheme) && origin.endsWith(domain)
      : source === origin || source === '*';
  });
}

/** Whether the pages of the site may fetch from these addresses, by the policy that its home page is served with. */
export async function tryPolicy(site: string, addresses: readonly string[]): Promise<TrialLine> {
  const about = 'Hosts';
  const answer = await ask(`${site}/`, PAGE_MAX_BYTES);
  const policy = answer?.headers.get('content-security-policy');
  if (!policy)
    return advice(about, 'Which hosts the pages of the site may fetch from could not be found out.');
  const origins = [...new Set(addresses.map((address) => new URL(address).origin))];
  const refused = ['connect-src', 'media-src'].flatMap((directive) => {
    const sources = sourcesOf(policy, directive) ?? sourcesOf(policy, 'default-src') ?? ['*'];
    return origins.filter((origin) => !isAllowed(sources, origin));
  });
  return refused.length === 0
    ? ok(about, 'The pages of the site may fetch from it.')
    : wrong(
        about,
        `Browsers refuse ${[...new Set(refused)].join(', ')} on our pages. An operator adds it to mediaHosts (web/src/config/security.ts), builds and deploys.`,
      );
}
