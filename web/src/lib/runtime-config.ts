import { AppError } from '@boma/domain/errors.ts';
import { CONFIG_ID } from '@boma/domain/page-marks.ts';
import type { SiteConfig } from '@boma/domain/site-config.ts';
import type { MediaServer } from '@boma/domain/streams/media-urls.ts';
import { API_TIMEOUT } from '../config/api.ts';
import { shiftCampClock } from './camp-time.ts';

/** What differs from one deployment to the next; the build knows none of it. */
export interface RuntimeConfig extends MediaServer {
  readonly version: string;
  /** Where views are counted; absent where they are not. */
  readonly analytics?: NonNullable<SiteConfig['analytics']>;
  /** The public key of pushes; absent where none are sent. */
  readonly push?: NonNullable<SiteConfig['push']>;
  /** The key by which pages get tokens of App Check; absent where calls carry none. */
  readonly appCheck?: NonNullable<SiteConfig['appCheck']>;
  /** Who fills the places for adverts; absent where we do ourselves. */
  readonly adverts?: NonNullable<SiteConfig['adverts']>;
  /** `host:port` of the Firestore emulator; absent in production. */
  readonly firestoreEmulator?: string;
  /** `host:port` of the Auth emulator; absent in production. */
  readonly authEmulator?: string;
  /** Origin of the simulated Google sign-in window; absent in production. */
  readonly googleChooser?: string;
  /** Milliseconds that the simulated camp's clock is ahead of the real one; absent in production. */
  readonly campShift?: number;
}

let loading: Promise<RuntimeConfig> | undefined;

async function fetchConfig(): Promise<RuntimeConfig> {
  const response = await fetch('/config.json', { signal: AbortSignal.timeout(API_TIMEOUT) });
  if (!response.ok) throw new AppError('unavailable');
  return (await response.json()) as RuntimeConfig;
}

async function load(): Promise<RuntimeConfig> {
  const filledIn = document.getElementById(CONFIG_ID)?.textContent;
  const config = filledIn ? (JSON.parse(filledIn) as RuntimeConfig) : await fetchConfig();
  shiftCampClock(config.campShift ?? 0);
  return config;
}

/**
 * The copy that the server wrote into the page, or else `/config.json`. It is read once per page load. An attempt that
 * fails or takes 15 seconds is not kept.
 */
export function runtimeConfig(): Promise<RuntimeConfig> {
  loading ??= load().catch((cause: unknown) => {
    loading = undefined;
    throw cause;
  });
  return loading;
}
