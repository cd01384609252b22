import { join } from 'node:path';
import { build } from 'vite';
import { expect, it } from 'vitest';
import { modulesOf, pageSources } from './page-modules.ts';

const root = join(import.meta.dirname, '..');

it('the boot script imports nothing at once, and the client keeps the function that it calls', async () => {
  const built = await build({
    root,
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'silent',
    build: { write: false, minify: false },
  });
  if (!('output' in built)) throw new Error('Vite was asked for one build and made something else.');
  const chunks = built.output.filter((each) => each.type === 'chunk');
  const entryOf = (source: string) => chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(source));
  expect(entryOf('/src/entry-boot.ts')?.imports).toEqual([]);
  expect(entryOf('/src/entry-client.tsx')?.exports).toContain('bringToLife');
  for (const source of pageSources().values()) {
    expect(modulesOf(source, chunks)).toContain(`/${entryOf('/src/entry-client.tsx')?.fileName}`);
  }
}, 60_000);
