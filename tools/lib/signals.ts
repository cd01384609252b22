const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
const LOOK_EVERY_MS = 500;

/**
 * Calls back once when this process is asked to stop: by a signal, or because the process that started it is gone
 * (npm passes a SIGTERM on to its shell only, which dies of it without a word to us).
 */
export function onStopAsked(stop: () => void): void {
  let asked = false;
  const ask = () => {
    if (asked) return;
    asked = true;
    clearInterval(look);
    stop();
  };
  const parent = process.ppid;
  const look = setInterval(() => {
    if (process.ppid !== parent) ask();
  }, LOOK_EVERY_MS);
  look.unref();
  for (const signal of SIGNALS) process.on(signal, ask);
}
