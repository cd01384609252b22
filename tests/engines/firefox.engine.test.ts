import { describe } from 'vitest';
import { startFirefox } from './support/firefox.ts';
import { itPassesTheSmokeRun } from './support/smoke.ts';

describe('Firefox ESR', () => {
  itPassesTheSmokeRun(startFirefox);
});
