const LODGE = /^[a-z0-9-]+\.localhost$/;

/**
 * Is `origin` one that the site has on this machine: 127.0.0.1, localhost or a lodge's `{label}.localhost`, on one of
 * `sitePorts`? Only such a page may learn who signs in.
 */
export function isSiteOrigin(origin: string, sitePorts: readonly number[]): boolean {
  const url = URL.parse(origin);
  if (!url || url.origin !== origin || url.protocol !== 'http:') return false;
  const { hostname, port } = url;
  const isLocal = hostname === '127.0.0.1' || hostname === 'localhost' || LODGE.test(hostname);
  return isLocal && sitePorts.includes(Number(port));
}
