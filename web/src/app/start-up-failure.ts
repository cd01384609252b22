import { brand } from '../config/brand.ts';
import { logFailure } from '../lib/log.ts';

function parse(url: string, base: string): URL | undefined {
  try {
    return new URL(url, base);
  } catch {
    return undefined;
  }
}

/** The address that a start-up error may send the visitor to: on this origin or on a host in `brand.redirectHosts`. */
export function startUpRedirect(cause: unknown, here: string): string | undefined {
  if (typeof cause !== 'object' || cause === null || !('url' in cause) || typeof cause.url !== 'string')
    return undefined;
  const target = parse(cause.url, here);
  if (!target || !/^https?:$/.test(target.protocol)) return undefined;
  const trusted =
    target.origin === new URL(here).origin ||
    (brand.redirectHosts as readonly string[]).includes(target.hostname);
  return trusted ? target.href : undefined;
}

/** Handles a start-up error: goes to the address in the error if that is trusted, otherwise logs the error. */
export function handleStartUpFailure(
  cause: unknown,
  go: (url: string) => void = (url) => location.assign(url),
): void {
  const url = startUpRedirect(cause, location.href);
  if (url === undefined) logFailure('Starting the page', cause);
  else go(url);
}
