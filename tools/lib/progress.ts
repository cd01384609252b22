const EVERY_MS = 10_000;

/** Prints every ten seconds how long the work has taken so far. */
export async function withProgress<T>(work: Promise<T>, log: (line: string) => void): Promise<T> {
  const began = performance.now();
  const timer = setInterval(() => log(`  … ${Math.round((performance.now() - began) / 1000)} s`), EVERY_MS);
  try {
    return await work;
  } finally {
    clearInterval(timer);
  }
}
