/** What a player still has of a camera, so that a viewer can go back. Times are unix milliseconds. */
export interface Rewind {
  /** The oldest moment that it can play. */
  readonly since: number;
  /** Plays from this moment on; from the newest one if that is not here yet. */
  readonly to: (at: number) => void;
}

/** The picture of a camera that a viewer sees. */
export interface SeenPicture {
  /** The element that shows it. Undefined where the browser lets no page read its pictures. */
  readonly video: HTMLVideoElement | undefined;
  /** When it was filmed, by the dates of the camera's playlist in unix milliseconds. Undefined without dates. */
  readonly at: number | undefined;
  /** How long ago it was the newest one, in milliseconds. Undefined where the player does not know it. */
  readonly behind: number | undefined;
  /** Undefined where the player cannot go back. */
  readonly rewind?: Rewind | undefined;
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
