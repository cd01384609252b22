/** An IP address such as `127.0.0.1` or `[::1]`, not a name. */
const isAddress = (host: string) => /^[\d.]+$/.test(host) || host.includes(':');

/**
 * True if a lodge can be served under this host name. A lodge is a name before a domain. The site's own host, a bare
 * domain, a single label and an IP address are none, so pages there do not ask the API.
 *
 * @param home the host name of the site itself.
 */
export function mayBeLodgeHost(hostname: string, home: string): boolean {
  const host = hostname.toLowerCase();
  if (host === home || isAddress(host)) return false;
  const labels = host.split('.');
  return labels.length > (labels.at(-1) === 'localhost' ? 1 : 2);
}
