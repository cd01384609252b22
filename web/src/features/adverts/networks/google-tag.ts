import type { AdvertSize } from '@boma/domain/adverts/adverts.constants.ts';

export interface GoogleSlot {
  addService(service: GooglePubAds): GoogleSlot;
}

interface GooglePubAds {
  setPrivacySettings(settings: { limitedAds: boolean; nonPersonalizedAds: boolean }): void;
  refresh(slots: readonly GoogleSlot[]): void;
}

/** The part of the Google Publisher Tag that the site uses. Before the script has come, `cmd` alone is there. */
export interface GoogleTag {
  readonly cmd: { push(command: () => void): unknown };
  pubads(): GooglePubAds;
  enableServices(): void;
  defineSlot(path: string, sizes: readonly AdvertSize[], element: string): GoogleSlot | null;
  display(element: string): void;
  destroySlots(slots: readonly GoogleSlot[]): boolean;
}

declare global {
  interface Window {
    googletag?: GoogleTag;
  }
}

/** This host serves the script for limited adverts: it reads and stores no identifiers. */
const SCRIPT = 'https://pagead2.googlesyndication.com/tag/js/gpt.js';

let started: GoogleTag | undefined;

/** The tag, whose script is fetched on the first call. Adverts are limited in any case, whatever the viewer agreed to. */
export function googleTag(): GoogleTag {
  if (started) return started;
  const waiting: Pick<GoogleTag, 'cmd'> = { cmd: [] };
  window.googletag ??= waiting as GoogleTag;
  started = window.googletag;
  started.cmd.push(() => {
    const tag = window.googletag as GoogleTag;
    tag.pubads().setPrivacySettings({ limitedAds: true, nonPersonalizedAds: true });
    tag.enableServices();
  });
  document.head.append(Object.assign(document.createElement('script'), { src: SCRIPT, async: true }));
  return started;
}
