import { join } from 'node:path';
import { untilAnswers } from '../lib/health.ts';
import { startProcess, stopProcess } from '../lib/processes.ts';
import { partEnvironment, ROOT, type Run } from '../lib/run.ts';

const STOP_WITHIN_MS = 5000;

/** Vite's dev server with hot reload; its configuration proxies `/api`, `/config.json` and `/__` to `BOMA_SITE`. */
export async function startVite(
  run: Run,
  signal: AbortSignal,
): Promise<{ site: string; stop(): Promise<void> }> {
  const vite = startProcess({
    name: 'vite',
    command: process.execPath,
    args: [
      join(ROOT, 'node_modules/vite/bin/vite.js'),
      '--host',
      '127.0.0.1',
      '--port',
      String(run.ports.vite),
      '--strictPort',
    ],
    cwd: join(ROOT, 'web'),
    env: { ...partEnvironment(run), BOMA_SITE: run.site },
    logFile: join(run.dir, 'vite.log'),
  });
  const site = `http://127.0.0.1:${run.ports.vite}`;
  await untilAnswers(site, vite, signal);
  return { site, stop: () => stopProcess(vite, STOP_WITHIN_MS) };
}
