import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** True in `npm run test:deep`. */
    readonly playsAll: boolean;
  }
}

/** How many random cases a test plays: all of them in `npm run test:deep`, a part in all other runs. */
export const casesToPlay = ({ all, part }: { all: number; part: number }): number =>
  inject('playsAll') ? all : part;
