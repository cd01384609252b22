import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { describe, expect, it } from 'vitest';
import { leanReactfire } from './lean-reactfire.ts';

/** This file does not exist; its imports are resolved from here. */
const ENTRY = join(import.meta.dirname, 'lean-reactfire.entry.js');
const USED = [
  'AuthProvider',
  'FirebaseAppProvider',
  'useFirestoreCollectionData',
  'useIdTokenResult',
  'useUser',
];

const entry: Plugin = {
  name: 'entry',
  resolveId: (source) => (source === 'entry' ? ENTRY : undefined),
  load: (id) => (id === ENTRY ? `export { ${USED.join(', ')} } from 'reactfire';` : undefined),
};

/** The Firebase products in a bundle of the parts of reactfire that the site uses. */
async function productsWith(plugins: Plugin[]): Promise<string[]> {
  const built = await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'silent',
    plugins: [entry, ...plugins],
    build: {
      write: false,
      minify: false,
      rolldownOptions: {
        input: 'entry',
        preserveEntrySignatures: 'strict',
        external: /^react\/|^react$|^use-sync/,
      },
    },
  });
  const outputs = (Array.isArray(built) ? built : [built]).flatMap((each) =>
    'output' in each ? each.output : [],
  );
  const modules = outputs.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
  const products = modules.flatMap((id) => /@firebase\/([\w-]+)\//.exec(id)?.[1] ?? []);
  return [...new Set(products)].sort();
}

const absent = ['database', 'functions', 'remote-config', 'storage'];

describe('a bundle with reactfire', () => {
  it('has the products that the site uses, and none of those that reactfire names beside them', async () => {
    const products = await productsWith([leanReactfire()]);
    expect(products).toEqual(expect.arrayContaining(['app', 'auth', 'firestore']));
    expect(products.filter((product) => absent.includes(product))).toEqual([]);
  });

  it('would have them otherwise', async () => {
    expect(await productsWith([])).toEqual(expect.arrayContaining(absent));
  });
});
