const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
const CHECK_EVERY_MS = 500;

/**
 * Calls back once when this process is asked to stop: by a signal, or because the process that started it is gone
 * (npm passes a SIGTERM on to its shell only, which ends without passing it on).
 */
export function onStopAsked(stop: () => void): void {
  let asked = false;
  const ask = () => {
    if (asked) return;
    asked = true;
    clearInterval(parentCheck);
    stop();
  };
  const parent = process.ppid;
  const parentCheck = setInterval(() => {
    if (process.ppid !== parent) ask();
  }, CHECK_EVERY_MS);
  parentCheck.unref();
  for (const signal of SIGNALS) process.on(signal, ask);
}
