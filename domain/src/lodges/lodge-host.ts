/** An IP address such as `127.0.0.1` or `[::1]`, not a name. */
const isAddress = (host: string) => /^[\d.]+$/.test(host) || host.includes(':');

/**
 * True if this host name can belong to a lodge: a label before a domain. False for the site's own host, a bare domain, a
 * single label and an IP address, so pages there do not ask the API for a lodge.
 *
 * @param home the host name of the site itself.
 */
export function mayBeLodgeHost(hostname: string, home: string): boolean {
  const host = hostname.toLowerCase();
  if (host === home || isAddress(host)) return false;
  const labels = host.split('.');
  return labels.length > (labels.at(-1) === 'localhost' ? 1 : 2);
}
