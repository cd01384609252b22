import { CALL_SECONDS } from './platform/deadline.ts';
import { REGION } from './platform/region.ts';

/** What answers requests. */
export const web = {
  region: REGION,
  memory: '256MiB',
  timeoutSeconds: CALL_SECONDS,
  concurrency: 80,
  maxInstances: 20,
  invoker: 'public',
  // Otherwise the emulators would open every function to every origin. The application answers preflights itself.
  cors: false,
} as const;

/** What reacts to a document. The events of a burst all write the same document, so a few instances suffice. */
export const trigger = {
  region: REGION,
  memory: '256MiB',
  timeoutSeconds: 60,
  concurrency: 1,
  maxInstances: 3,
  retry: true,
} as const;

/** What runs by the clock: one at a time. The next run does the work of one that failed. */
export const schedule = {
  region: REGION,
  memory: '256MiB',
  concurrency: 1,
  maxInstances: 1,
  retryCount: 0,
} as const;
