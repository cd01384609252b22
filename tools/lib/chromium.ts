import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { ROOT } from './run.ts';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const APPLICATIONS = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'];

const SNAP = '/snap/bin/chromium';
const SCRIPT_MAX_BYTES = 16 * 1024;

/** Ubuntu's package is a script that asks for a snap; where there is no snap, it is no browser. */
function isBrowser(file: string): boolean {
  if (!existsSync(file)) return false;
  const isScript = statSync(file).size < SCRIPT_MAX_BYTES;
  return !isScript || existsSync(SNAP) || !readFileSync(file, 'utf8').includes(SNAP);
}

/** The browser that tests use: `CHROME_PATH`, one installed on this machine, or Playwright's own download. */
export function findChromium(env: NodeJS.ProcessEnv = process.env): string | undefined {
  if (env.CHROME_PATH) return env.CHROME_PATH;
  const folders = (env.PATH ?? '').split(delimiter);
  const installed = folders.flatMap((folder) => NAMES.map((name) => join(folder, name)));
  return [...installed, ...APPLICATIONS, chromium.executablePath()].find(isBrowser);
}

/** Runs what may well fail: whether there is a browser afterwards is what counts. */
function attempt(command: string, args: readonly string[]): void {
  // No question about time zones or keyboards may wait for an answer.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync(command, args, { cwd: ROOT, stdio: 'inherit', env });
}

function canUseApt(): boolean {
  return process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0;
}

/** Makes sure there is a browser. @throws Error with what to do where none can be had. */
export async function installChromium(log: (line: string) => void): Promise<void> {
  const found = findChromium();
  if (found) return log(`Using ${found}`);
  log('Installing Chromium (once)');
  if (canUseApt()) {
    attempt('apt-get', ['update', '-q']);
    attempt('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'chromium']);
  }
  if (!findChromium())
    attempt(process.execPath, [join(ROOT, 'node_modules/@playwright/test/cli.js'), 'install', 'chromium']);
  const installed = findChromium();
  if (!installed)
    throw new Error('No Chromium found: install Chrome or Chromium, or name one by CHROME_PATH.');
  log(`Using ${installed}`);
}
