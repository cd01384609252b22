/** Another place to go, named as the visitor reads it. */
export interface PlayerLink {
  readonly name: string;
  readonly href: string;
}
