import { expect, it } from 'vitest';
import { type EntryChunk, findEntries } from './entries.ts';

const entry = (name: string, source: string, exports: readonly string[]): EntryChunk => ({
  fileName: `assets/${name}.js`,
  isEntry: true,
  facadeModuleId: `/boma/web/src/${source}`,
  moduleIds: [`/boma/web/src/${source}`],
  imports: [],
  exports,
});
const boot = entry('boot', 'entry-boot.ts', []);
const client = entry('client', 'entry-client.tsx', ['bringToLife']);

it('finds the scripts that every page starts with', () => {
  expect(findEntries([client, boot])).toEqual({ boot: '/assets/boot.js', client: '/assets/client.js' });
});

it.each([
  [
    'a boot script that waits for another',
    [{ ...boot, imports: ['assets/base.js'] }, client],
    'assets/base.js',
  ],
  [
    'a client without the function that the boot script calls',
    [boot, { ...client, exports: [] }],
    'bringToLife',
  ],
  ['a client whose source is in another chunk', [boot, { ...client, moduleIds: [] }], 'its own source'],
  ['a build without a client', [boot], 'entry-client.tsx'],
  ['a client that is no entry', [boot, { ...client, isEntry: false }], 'entry-client.tsx'],
])('refuses %s', (_what, chunks, reason) => {
  expect(() => findEntries(chunks)).toThrow(reason);
});
