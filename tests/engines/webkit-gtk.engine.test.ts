import { describe } from 'vitest';
import { itPassesTheSmokeRun } from './support/smoke.ts';
import { startWebKitGtk } from './support/webkit.ts';

describe('WebKitGTK, about as old as the newest Safari', () => {
  itPassesTheSmokeRun(startWebKitGtk);
});
