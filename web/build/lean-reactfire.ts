import type { Plugin } from 'vite';

/**
 * What reactfire imports of products this site does not have, by package. Its hooks for them are called nowhere; an
 * import that is missing here stops the build.
 */
const absent: Readonly<Record<string, readonly string[]>> = {
  'firebase/database': [
    'get',
    'off',
    'onChildAdded',
    'onChildChanged',
    'onChildMoved',
    'onChildRemoved',
    'onValue',
  ],
  'firebase/functions': ['httpsCallable'],
  'firebase/remote-config': [
    'ensureInitialized',
    'getAll',
    'getBoolean',
    'getNumber',
    'getString',
    'getValue',
  ],
  'firebase/storage': ['getDownloadURL', 'ref'],
};

const STUB = '\0absent:';

/** Leaves out of the bundle the products that reactfire imports and the site does not use: about 49 kB compressed. */
export function leanReactfire(): Plugin {
  return {
    name: 'lean-reactfire',
    enforce: 'pre',
    resolveId(source, importer) {
      return source in absent && importer?.includes('/node_modules/reactfire/') ? STUB + source : undefined;
    },
    load(id) {
      if (!id.startsWith(STUB)) return undefined;
      const names = absent[id.slice(STUB.length)] ?? [];
      return names.map((name) => `export const ${name} = undefined;`).join('\n');
    },
  };
}
