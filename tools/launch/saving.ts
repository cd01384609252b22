import { exportData } from '../emulators/saved-data.ts';
import type { Run } from '../lib/run.ts';

const SAVE_EVERY_MS = 180_000;

/** Saves the local data every few minutes, so that a crash loses little, and once more when it is stopped. */
export function startSaving(run: Run, log: (line: string) => void): { stop(): Promise<void> } {
  let saving: Promise<void> = Promise.resolve();
  let savedAt: Date | undefined;
  const save = async () => {
    try {
      await exportData(run);
      savedAt = new Date();
    } catch {
      const kept = savedAt ? `as it was at ${savedAt.toLocaleTimeString()}` : 'as it was at the start';
      log(`The local data could not be saved: it stays ${kept}.`);
    }
  };
  const timer = setInterval(() => {
    saving = saving.then(save);
  }, SAVE_EVERY_MS);
  return {
    async stop() {
      clearInterval(timer);
      await saving;
      await save();
    },
  };
}
