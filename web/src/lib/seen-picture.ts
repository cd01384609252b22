/** The picture of a camera that a viewer sees. */
export interface SeenPicture {
  /** The element that shows it. Undefined where the browser lets no page read its pictures. */
  readonly video: HTMLVideoElement | undefined;
  /** When it was filmed, by the dates of the camera's playlist in unix milliseconds. Undefined without dates. */
  readonly at: number | undefined;
  /** How long ago it was the newest one, in milliseconds. Undefined where the player does not know it. */
  readonly behind: number | undefined;
}

type ReadPicture = () => SeenPicture | undefined;

const players = new Map<string, ReadPicture[]>();

/** A player shows the camera with this slug. Returns what is to be called when it no longer does. */
export function offerPicture(slug: string, read: ReadPicture): () => void {
  players.set(slug, [read, ...(players.get(slug) ?? [])]);
  return () =>
    players.set(
      slug,
      (players.get(slug) ?? []).filter((each) => each !== read),
    );
}

/** What the newest player of a camera shows now. Undefined where none of this page shows a picture of it. */
export function seenPicture(slug: string): SeenPicture | undefined {
  for (const read of players.get(slug) ?? []) {
    const seen = read();
    if (seen) return seen;
  }
  return undefined;
}
