const EVERY_MS = 10_000;

/** Says every ten seconds that something long is still under way. */
export async function patiently<T>(work: Promise<T>, log: (line: string) => void): Promise<T> {
  const began = performance.now();
  const timer = setInterval(() => log(`  … ${Math.round((performance.now() - began) / 1000)} s`), EVERY_MS);
  try {
    return await work;
  } finally {
    clearInterval(timer);
  }
}
