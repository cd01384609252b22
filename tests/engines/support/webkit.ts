import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Managed, startProcess, stopProcess } from '../../../tools/lib/processes.ts';
import { freePort } from '../../support/free-port.ts';
import type { Engine } from './engine.ts';
import { findInLog } from './find-in-log.ts';
import { openSession } from './web-driver.ts';

const ENDS_WITHIN_MS = 5000;
/** Containers lack what WebKit's sandbox needs, and the tests open only our own site. */
const NO_SANDBOX = { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' };

function starter(dir: string) {
  const started: Managed[] = [];
  return {
    start(command: string, args: readonly string[], env: NodeJS.ProcessEnv = process.env): Managed {
      const logFile = join(dir, `${command}.log`);
      const child = startProcess({ name: command, command, args, cwd: dir, env, logFile });
      started.push(child);
      return child;
    },
    async endAll(): Promise<void> {
      for (const child of started.toReversed()) await stopProcess(child, ENDS_WITHIN_MS);
      rmSync(dir, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** The folder of MiniBrowser, the test browser in the package of the driver. It carries the name of the machine's kind. */
function miniBrowser(): string {
  const kind = { x64: 'x86_64', arm64: 'aarch64' }[process.arch as string] ?? process.arch;
  return `/usr/lib/${kind}-linux-gnu/webkit2gtk-4.1/MiniBrowser`;
}

/** Starts Debian's WebKitGTK, about as old as the newest Safari, on a screen in memory. */
export async function startWebKitGtk(): Promise<Engine> {
  const { start, endAll } = starter(mkdtempSync(join(tmpdir(), 'boma-webkit-')));
  const screen = start('Xvfb', ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp']);
  const [display] = await findInLog(screen, /^\d+$/m);
  const port = await freePort();
  start('WebKitWebDriver', ['-p', String(port)], { ...process.env, ...NO_SANDBOX, DISPLAY: `:${display}` });
  return openSession(`http://127.0.0.1:${port}`, {
    name: 'WebKitGTK',
    capabilities: { 'webkitgtk:browserOptions': { binary: miniBrowser(), args: ['--automation'] } },
    endDriver: endAll,
  });
}

/** Starts Debian's WPE WebKit 2.38, about as old as Safari 16.0, without a screen. Its window is always 800 by 600. */
export async function startWpeWebKit(): Promise<Engine> {
  const { start, endAll } = starter(mkdtempSync(join(tmpdir(), 'boma-wpe-')));
  const port = await freePort();
  start('WPEWebDriver', ['-p', String(port)], { ...process.env, ...NO_SANDBOX });
  const args = ['--automation', '--platform=headless'];
  return openSession(`http://127.0.0.1:${port}`, {
    name: 'WPE WebKit',
    capabilities: { 'wpe:browserOptions': { binary: '/usr/bin/cog', args } },
    endDriver: endAll,
  });
}
