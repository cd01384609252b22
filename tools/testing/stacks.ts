import { type Run, runAddresses } from '../lib/run.ts';

/** Carries the addresses of every stack to the test workers; `tests/support/choose-stack.ts` reads it. */
const STACKS = 'BOMA_STACKS';

/** How far the ports of the second stack are from those of the first. */
export const SECOND_STACK = 20;

/** Lets each worker of a test runner use a separate stack. */
export function stacksEnvironment(runs: readonly Run[]): NodeJS.ProcessEnv {
  return { [STACKS]: JSON.stringify(runs.map(runAddresses)) };
}
