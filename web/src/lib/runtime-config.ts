import { AppError } from '@boma/domain/errors.ts';
import type { MediaServer } from '@boma/domain/streams/media-urls.ts';
import { API_TIMEOUT } from '../config/api.ts';

/** What differs from one deployment to the next; the build knows none of it. */
export interface RuntimeConfig extends MediaServer {
  readonly version: string;
  /** `host:port` of the Firestore emulator; absent in production. */
  readonly firestoreEmulator?: string;
  /** `host:port` of the Auth emulator; absent in production. */
  readonly authEmulator?: string;
  /** Origin of the simulated Google sign-in window; absent in production. */
  readonly googleChooser?: string;
}

let loading: Promise<RuntimeConfig> | undefined;

async function load(): Promise<RuntimeConfig> {
  const response = await fetch('/config.json', { signal: AbortSignal.timeout(API_TIMEOUT) });
  if (!response.ok) throw new AppError('unavailable');
  return (await response.json()) as RuntimeConfig;
}

/** `/config.json`, fetched once per page load; an attempt that fails or takes 15 seconds is not kept. */
export function runtimeConfig(): Promise<RuntimeConfig> {
  loading ??= load().catch((cause: unknown) => {
    loading = undefined;
    throw cause;
  });
  return loading;
}
