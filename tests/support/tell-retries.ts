import { afterEach } from 'vitest';

declare module 'vitest' {
  interface TaskMeta {
    /** How often the test was retried. `tools/testing/reports.ts` lists the retried tests. */
    retries?: number;
  }
}

afterEach(({ task }) => {
  const retries = task.result?.retryCount;
  if (retries) task.meta.retries = retries;
});
