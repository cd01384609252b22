/** A link that the player shows, with its name as the viewer reads it. */
export interface PlayerLink {
  readonly name: string;
  readonly href: string;
}
