import { z } from 'zod';

/** Who fills the places for adverts. `account` is the network's path, `consent_manager` the address of a script. */
const advertConfig = z.discriminatedUnion('network', [
  z.object({ network: z.literal('house') }),
  z.object({ network: z.literal('none') }),
  z.object({
    network: z.literal('google'),
    account: z.string(),
    consent_manager: z.string().optional(),
  }),
]);

/** What a page reads at run time instead of at build time (`GET /config.json`, or its copy in a rendered page). */
export const siteConfigSchema = z.object({
  /** Origin of the media server. */
  mediaServer: z.string(),
  mediaApplication: z.string(),
  version: z.string(),
  /** The collector that counts views, and the site's name there; absent where views are not counted. */
  analytics: z.object({ endpoint: z.string(), site: z.string() }).optional(),
  /** The public key by which browsers subscribe to pushes; absent where none are sent. */
  push: z.object({ vapid_key: z.string() }).optional(),
  /** The key of reCAPTCHA Enterprise by which pages get tokens of App Check; absent where calls carry none. */
  appCheck: z.object({ site_key: z.string() }).optional(),
  /** Absent: we advertise ourselves. */
  adverts: advertConfig.optional(),
  /** `host:port` of the Firestore emulator; absent in production. */
  firestoreEmulator: z.string().optional(),
  /** `host:port` of the Auth emulator; absent in production. */
  authEmulator: z.string().optional(),
  /** Origin of the simulated Google sign-in window; absent in production. */
  googleChooser: z.string().optional(),
  /** Milliseconds that the simulated camp's clock is ahead of the real one; absent in production. */
  campShift: z.number().optional(),
});
export type SiteConfig = z.infer<typeof siteConfigSchema>;
