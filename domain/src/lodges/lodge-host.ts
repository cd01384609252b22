/** `127.0.0.1`, `[::1]`: an address, not a name. */
const isAddress = (host: string) => /^[\d.]+$/.test(host) || host.includes(':');

/**
 * Can a lodge be served under this host name? A lodge is a name in front of a domain, so the site's own home, a bare
 * domain, a single label and an address are none, and nobody needs to ask the API about them.
 *
 * @param home the host name the site itself is at home under.
 */
export function mayBeLodgeHost(hostname: string, home: string): boolean {
  const host = hostname.toLowerCase();
  if (host === home || isAddress(host)) return false;
  const labels = host.split('.');
  return labels.length > (labels.at(-1) === 'localhost' ? 1 : 2);
}
