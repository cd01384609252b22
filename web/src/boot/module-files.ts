/**
 * Some browsers remember for good that a module failed, and that all modules that import it did: Chromium until 155 is
 * one. The same module under another address would be a second module with a state of its own. So a module is imported
 * only once its file and those of its imports were read whole, and here no failure is remembered.
 */
const files = new Map<string, Promise<void>>();

async function readWhole(address: string, options: RequestInit): Promise<void> {
  const answer = await fetch(address, options);
  const type = answer.headers.get('Content-Type');
  if (!answer.ok || !type?.includes('javascript')) throw new Error(`It answered ${answer.status}, ${type}.`);
  // Throws where the answer breaks off. A blob leaves the bytes outside the page's own thread.
  await answer.blob();
}

/** @throws TypeError, in the words of a failed `import()`, if the answer is no whole script, in whatever way it failed. */
const read = (address: string, options: RequestInit): Promise<void> =>
  readWhole(address, options).catch((cause: unknown) => {
    throw new TypeError(`Failed to fetch dynamically imported module: ${address}`, { cause });
  });

/** Tells the browser to prepare a module whose file it has just stored. */
function prepare(href: string, fetchPriority: 'low' | 'auto'): void {
  const link = document.createElement('link');
  document.head.append(Object.assign(link, { rel: 'modulepreload', fetchPriority, href }));
}

function fetchModule(address: string, priority: 'low' | 'auto'): Promise<void> {
  let file = files.get(address);
  if (!file) {
    // A cache may hold a failure: the second time none is asked, and the answer takes the place of what it held.
    file = read(address, { priority }).catch(() => read(address, { cache: 'reload' }));
    files.set(address, file);
    file.then(
      () => prepare(address, priority),
      () => files.delete(address),
    );
  }
  return file;
}

/**
 * Fetches the files of modules that were not read whole before, all at once.
 *
 * @throws Error if one of them does not arrive. The next call asks for it again.
 */
export async function fetchModules(
  addresses: readonly string[],
  priority: 'low' | 'auto' = 'auto',
): Promise<void> {
  await Promise.all(addresses.map((address) => fetchModule(address, priority)));
}
