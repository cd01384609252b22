import type { ReactNode } from 'react';

/** A link that the player shows, with its name as the viewer reads it. */
export interface PlayerLink {
  readonly name: string;
  readonly href: string;
  /** What stands below it, such as the price of what it leads to. */
  readonly terms?: ReactNode;
}
