import type Stripe from 'stripe';
import type { Google } from './google.ts';
import type { Settings } from './settings.ts';

/** The TXT records of a name; none if the name has none. */
export type ReadTxt = (name: string) => Promise<readonly string[]>;

/** What all steps of one project work with. */
export interface Operation {
  readonly project: string;
  /** The project's number at Google, which some addresses have in place of the id. */
  projectNumber(): Promise<string>;
  readonly google: Google;
  settings(): Promise<Settings>;
  /** With the key in Secret Manager. @throws Error if there is none. */
  stripe(): Promise<Stripe>;
  /** A request to the live site. */
  readonly fetch: typeof fetch;
  readonly readTxt: ReadTxt;
  pause(ms: number): Promise<unknown>;
}
