import { CALL_SECONDS } from './platform/deadline.ts';
import { REGION } from './platform/region.ts';

/** What answers requests. The code alone takes half of 256 MiB, and eighty calls share the rest: so it has twice that. */
export const web = {
  region: REGION,
  memory: '512MiB',
  timeoutSeconds: CALL_SECONDS,
  concurrency: 80,
  maxInstances: 20,
  invoker: 'public',
  // Otherwise the emulators would open every function to every origin. The application answers preflights itself.
  cors: false,
} as const;

/**
 * With 256 MiB this is a sixth of a processor. All functions of a region share the processors of the project, and a new one
 * has 20. What takes several calls at once needs a whole one.
 */
const ONE_AT_A_TIME = { concurrency: 1, cpu: 'gcf_gen1' } as const;

/** For a function that has much to do in its time. */
export const WHOLE_PROCESSOR = { cpu: 1 } as const;

/** What reacts to a document. The events of a burst all write the same document, so a few instances suffice. */
export const trigger = {
  region: REGION,
  memory: '256MiB',
  timeoutSeconds: 60,
  ...ONE_AT_A_TIME,
  maxInstances: 3,
  retry: true,
} as const;

/** What runs by the clock: one at a time. The next run does the work of one that failed. */
export const schedule = {
  region: REGION,
  memory: '256MiB',
  ...ONE_AT_A_TIME,
  maxInstances: 1,
  retryCount: 0,
} as const;
