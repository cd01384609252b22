import { afterEach, expect, it, vi } from 'vitest';
import { lowData } from '../features/player/low-data.ts';
import { stubStorage } from '../lib/stub-storage.test-support.ts';
import { wantsStills } from './wants-stills.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const connections = [undefined, {}, { saveData: false }, { saveData: true }] as const;

/** What the viewer has stored, and the answer for each of `connections`. */
it.each<[string | null, readonly boolean[]]>([
  [null, [false, false, false, true]],
  ['on', [true, true, true, true]],
  ['off', [false, false, false, false]],
  ['', [false, false, false, false]],
  ['maybe', [false, false, false, false]],
])('the first script and the player agree on who saves data, with %j stored', (stored, answers) => {
  const storage = stubStorage();
  if (stored !== null) storage.set('boma:low-data', stored);
  connections.forEach((connection, at) => {
    vi.stubGlobal('navigator', { connection });
    expect([wantsStills(), lowData.read()]).toEqual([answers[at], answers[at]]);
  });
});

it('they agree where storage is forbidden', () => {
  vi.stubGlobal('localStorage', {
    getItem() {
      throw new DOMException('Forbidden', 'SecurityError');
    },
  });
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  expect([wantsStills(), lowData.read()]).toEqual([true, true]);
});
