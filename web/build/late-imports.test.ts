import type { Rolldown } from 'vite';
import { expect, it } from 'vitest';
import { lateImports } from './late-imports.ts';

const chunk = (fileName: string, imports: readonly string[], isEntry = false) => ({
  type: 'chunk',
  fileName,
  imports,
  isEntry,
});

it('fetches the files of an import() ahead, itself among them, but none of the first load', () => {
  const plugin = lateImports() as unknown as {
    config: () => {
      build: { modulePreload: { resolveDependencies: (file: string, imports: string[]) => string[] } };
    };
    generateBundle: (options: unknown, bundle: Rolldown.OutputBundle) => void;
  };
  const { resolveDependencies } = plugin.config().build.modulePreload;
  const late = ['late.js', 'base.js', 'shared.js', 'runtime.js'];
  expect(resolveDependencies('late.js', late)).toEqual(late);
  const chunks = [
    chunk('entry.js', ['base.js'], true),
    chunk('base.js', ['runtime.js']),
    chunk('runtime.js', ['base.js']),
    chunk('late.js', ['base.js', 'shared.js']),
    chunk('shared.js', ['runtime.js']),
  ];
  const bundle = Object.fromEntries(chunks.map((each) => [each.fileName, each]));
  plugin.generateBundle({}, bundle as unknown as Rolldown.OutputBundle);
  expect(resolveDependencies('late.js', late)).toEqual(['late.js', 'shared.js']);
  expect(resolveDependencies('shared.js', [])).toEqual(['shared.js']);
});
