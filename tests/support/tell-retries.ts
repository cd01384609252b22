import { afterEach } from 'vitest';

declare module 'vitest' {
  interface TaskMeta {
    /** How often the test has been tried again; `tools/testing/reports.ts` names those that were. */
    retries?: number;
  }
}

afterEach(({ task }) => {
  const retries = task.result?.retryCount;
  if (retries) task.meta.retries = retries;
});
