declare global {
  interface Window {
    /** Of the boot script, which is on every page that was built. */
    fetchModules?: (addresses: readonly string[]) => Promise<void>;
  }
}

/**
 * Every `import()` of the built site: the build puts this in place of Vite's own helper. The module is imported once
 * the files of it and of all that it imports are there, so the browser has no failure to remember.
 * With a handler of failures, write `import(…).then(({ name }) => …, failed)`, never `(module) => …` or `() => …`: Vite moves
 * these into `load`, and `failed` then hears of no file that did not arrive.
 *
 * @param files The names of these files, without the slash in front.
 */
export async function importLate<T>(load: () => Promise<T>, files: readonly string[]): Promise<T> {
  await window.fetchModules?.(files.map((file) => `/${file}`));
  return load();
}
