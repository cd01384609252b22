import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { watchForEnd } from './emulator-ended.ts';

let dir: string;
beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'boma-log-'));
});
afterAll(() => rmSync(dir, { recursive: true }));

it('names a killed emulator, although the emulators’ launcher keeps running', async () => {
  const log = join(dir, 'emulators.log');
  writeFileSync(log, '✔  All emulators ready! It is now safe to connect your app.\n');
  const watch = watchForEnd(log, 5);
  appendFileSync(log, '⚠  Firestore Emulator has exi');
  appendFileSync(log, 'ted upon receiving signal: SIGKILL\n');
  expect(await watch.name).toBe('Firestore Emulator');
  watch.stop();
});
