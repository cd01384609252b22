/** What requests of a player carry: the ticket in the query of the newest signed playlist. */
export interface Ticket {
  readonly playlist: string;
  /** Where the media server has sent the player, with the ticket of that time: another of its machines. */
  readonly movedTo?: string;
}

/**
 * A request's address under the newest ticket: the query of the renewed playlist wins over the older one that
 * playlists and segments still carry. Requests that carry no ticket stay as they are.
 */
export function renewedAddress(address: string, { playlist, movedTo = playlist }: Ticket): string {
  const ticket = new URL(playlist).searchParams;
  const url = new URL(address);
  const known = [playlist, movedTo].map((each) => new URL(each).origin);
  if (!known.includes(url.origin)) return address;
  for (const [key, value] of ticket) if (url.searchParams.has(key)) url.searchParams.set(key, value);
  return url.href;
}
