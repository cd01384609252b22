/**
 * A request's address under the newest ticket: the query of the renewed playlist wins over the older one that
 * playlists and segments still carry. Requests that carry no ticket stay as they are.
 */
export function renewedAddress(address: string, playlist: string): string {
  const ticket = new URL(playlist).searchParams;
  const url = new URL(address);
  if (url.origin !== new URL(playlist).origin) return address;
  for (const [key, value] of ticket) if (url.searchParams.has(key)) url.searchParams.set(key, value);
  return url.href;
}
