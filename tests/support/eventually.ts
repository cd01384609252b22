import { setTimeout as pause } from 'node:timers/promises';

/**
 * Calls `attempt` until it succeeds and returns its result. @throws the last error of `attempt` after `timeoutMs`.
 * Runs without vitest, so that end-to-end tests can use it too.
 */
export async function eventually<T>(attempt: () => Promise<T>, timeoutMs = 40_000): Promise<T> {
  const deadline = performance.now() + timeoutMs;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (performance.now() > deadline) throw error;
      await pause(250);
    }
  }
}
