import { fetchHeaders } from '../../../lib/api-client.ts';
import { logFailure } from '../../../lib/log.ts';

/** Milliseconds that the answer may take: a toast that waits longer has no need to come. */
const PATIENCE = 3000;
/** Less than this is as likely the header's coarseness as a clock that is wrong, in milliseconds. */
const NOTEWORTHY = 2000;
/** Where in its second the server was when it wrote the header, on average, in milliseconds. */
const WITHIN_SECOND = 500;

let offset: Promise<number> | undefined;

/** What a cache keeps says when it was made and how long it has lain there. */
async function measure(): Promise<number> {
  const asked = Date.now();
  const headers = await fetchHeaders('live', { timeout: PATIENCE });
  const made = Date.parse(headers.get('date') ?? '');
  if (Number.isNaN(made)) return 0;
  const age = Number(headers.get('age') ?? 0) * 1000;
  const ahead = made + age + WITHIN_SECOND - (asked + Date.now()) / 2;
  return Math.abs(ahead) < NOTEWORTHY ? 0 : ahead;
}

/**
 * Milliseconds that the server's clock is ahead of this device's, to about a second. Asked once per page and only when
 * something depends on it; without an answer the device's clock counts.
 */
export function serverClockOffset(): Promise<number> {
  offset ??= measure().catch((cause: unknown) => {
    offset = undefined;
    logFailure("Asking for the server's time", cause);
    return 0;
  });
  return offset;
}
