import { existsSync, readFileSync, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { attemptInstall, installWithApt } from './apt.ts';
import { ROOT } from './run.ts';

/** Debian's build of Chromium without a window: tests need less time and memory with it. */
const HEADLESS = 'chromium-headless-shell';
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const APPLICATIONS = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'];

const SNAP = '/snap/bin/chromium';
const SCRIPT_MAX_BYTES = 16 * 1024;

/** Ubuntu's package is a script that asks for a snap: without snap it is no browser. */
function isBrowser(file: string): boolean {
  if (!existsSync(file)) return false;
  const isScript = statSync(file).size < SCRIPT_MAX_BYTES;
  return !isScript || existsSync(SNAP) || !readFileSync(file, 'utf8').includes(SNAP);
}

function installed(names: readonly string[], env: NodeJS.ProcessEnv): string[] {
  const folders = (env.PATH ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name)));
}

/** The whole browser: `CHROME_PATH`, one installed on this machine, or Playwright's own download. */
export function findFullChromium(env: NodeJS.ProcessEnv = process.env): string | undefined {
  if (env.CHROME_PATH) return env.CHROME_PATH;
  return [...installed(NAMES, env), ...APPLICATIONS, chromium.executablePath()].find(isBrowser);
}

/** The browser that tests use: the headless shell where there is one, otherwise the whole browser. */
export function findChromium(env: NodeJS.ProcessEnv = process.env): string | undefined {
  if (env.CHROME_PATH) return env.CHROME_PATH;
  return installed([HEADLESS], env).find(isBrowser) ?? findFullChromium(env);
}

/** One installation at a time: steps that run side by side both ask for a browser. */
let installing: Promise<void> | undefined;

/** Installs a browser for the tests where there is none. @throws Error with what to do where that fails. */
export function installChromium(log: (line: string) => void): Promise<void> {
  installing ??= install(log, { full: false });
  return installing;
}

/** Installs the whole browser, which Lighthouse needs. @throws Error with what to do where that fails. */
export function installFullChromium(log: (line: string) => void): Promise<void> {
  return install(log, { full: true });
}

async function install(log: (line: string) => void, { full }: { full: boolean }): Promise<void> {
  const find = full ? findFullChromium : findChromium;
  const found = find();
  if (found) return log(`Using ${found}`);
  log('Installing Chromium (once)');
  installWithApt([full ? 'chromium' : HEADLESS]);
  // Some distributions have no package of the headless shell alone.
  if (!find()) installWithApt(['chromium']);
  if (!find())
    attemptInstall(process.execPath, [
      join(ROOT, 'node_modules/@playwright/test/cli.js'),
      'install',
      'chromium',
    ]);
  const now = find();
  if (!now) throw new Error('No Chromium found: install Chrome or Chromium, or set CHROME_PATH to one.');
  log(`Using ${now}`);
}
