/** A link that the player shows, with its name as the viewer reads it. */
export interface PlayerLink {
  readonly name: string;
  readonly href: string;
  /** Such as the price of what it leads to. */
  readonly terms?: string;
}
