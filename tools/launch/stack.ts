import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { membershipPlan } from '@boma/domain/membership/plan.ts';
import { EVENT_TYPES } from '../../functions/src/events/event-types.ts';
import { buildFunctions, watchFunctions } from '../build/build-functions.ts';
import { prepareEmulators } from '../emulators/prepare.ts';
import { soundData } from '../emulators/saved-data.ts';
import { stageProject } from '../emulators/stage.ts';
import { startSuite } from '../emulators/suite.ts';
import { requireDiskSpace } from '../lib/disk.ts';
import { untilAnswers } from '../lib/health.ts';
import { type PortName, requireFreePorts } from '../lib/ports.ts';
import { endLeftovers, type Managed, startProcess, stopProcess } from '../lib/processes.ts';
import {
  LOCAL_PLAYBACK_SECRET,
  LOCAL_STRIPE,
  partEnvironment,
  ROOT,
  type Run,
  runEnvironment,
} from '../lib/run.ts';
import { type Undo, undoAll } from '../lib/undo.ts';
import { startSaving } from './saving.ts';
import { startTicker } from './ticker.ts';
import { warmUp } from './warm-up.ts';

const SUITE_STOPS_WITHIN_MS = 60_000;
const STOP_WITHIN_MS = 5000;
const PROGRESS_EVERY_MS = 10_000;

export type StackOptions = {
  /** Keep data between runs; otherwise every run begins with the seed data. */
  keepData: boolean;
  /** Rebuild and reload the functions after each change, and serve a rebuilt site at once. */
  watch: boolean;
  /** True where the emulators' speed is what is measured. */
  bench?: boolean;
  log: (line: string) => void;
  /** Gives up starting, and stops what has been started, when aborted. */
  signal?: AbortSignal;
};

export type Stack = {
  /** Resolves with the name of the first part that stopped unexpectedly. */
  broken: Promise<string>;
  /** Why the Storage emulator is left out, where it is. */
  withoutStorage?: string;
  stop: () => Promise<void>;
  /** True from the first call of `stop` on. */
  stopped: () => boolean;
};

function startCameras(run: Run): Managed {
  const main = join(ROOT, 'tools/simulators/cameras/main.ts');
  const state = join(run.dir, 'cameras');
  const port = String(run.ports.cameras);
  const shift = ['--camp-shift', String(run.campShift)];
  return startProcess({
    name: 'camera simulator',
    command: process.execPath,
    args: [main, '--port', port, '--secret', LOCAL_PLAYBACK_SECRET, '--state', state, ...shift],
    cwd: ROOT,
    env: partEnvironment(run),
    logFile: join(run.dir, 'cameras.log'),
  });
}

function startGoogle(run: Run): Managed {
  const main = join(ROOT, 'tools/simulators/google/main.ts');
  const { google, hosting, vite } = run.ports;
  const sites = [hosting, vite].flatMap((port) => ['--site-port', String(port)]);
  return startProcess({
    name: 'Google simulator',
    command: process.execPath,
    args: [main, '--port', String(google), ...sites, '--state', join(run.dir, 'google')],
    cwd: ROOT,
    env: partEnvironment(run),
    logFile: join(run.dir, 'google.log'),
  });
}

function startPush(run: Run): Managed {
  return startProcess({
    name: 'push simulator',
    command: process.execPath,
    args: [join(ROOT, 'tools/simulators/push/main.ts'), '--port', String(run.ports.push)],
    cwd: ROOT,
    env: partEnvironment(run),
    logFile: join(run.dir, 'push.log'),
  });
}

function startMail(run: Run): Managed {
  const { mail, smtp } = run.ports;
  return startProcess({
    name: 'mail simulator',
    command: process.execPath,
    args: [join(ROOT, 'tools/simulators/mail/main.ts'), '--port', String(mail), '--smtp-port', String(smtp)],
    cwd: ROOT,
    env: partEnvironment(run),
    logFile: join(run.dir, 'mail.log'),
  });
}

function startStripe(run: Run): Managed {
  const main = join(ROOT, 'tools/stripe-simulator/src/main.ts');
  const { amount, currency, interval } = membershipPlan;
  const port = String(run.ports.stripe);
  const plan = `${membershipPlan.lookupKey}:${membershipPlan.product}:${amount}:${currency}:${interval}`;
  const webhook = `${run.functionsUrl}/paymentWebhook`;
  const clock = `${run.functionsUrl}/internal/clock`;
  const calls = ['--webhook-url', webhook, '--webhook-events', EVENT_TYPES.join(','), '--clock-url', clock];
  return startProcess({
    name: 'Stripe simulator',
    command: process.execPath,
    args: [main, '--port', port, '--state', join(run.dir, 'stripe'), '--plan', plan, ...calls],
    cwd: ROOT,
    env: { ...partEnvironment(run), STRIPE_WEBHOOK_SECRET: LOCAL_STRIPE.webhookSecret },
    logFile: join(run.dir, 'stripe.log'),
  });
}

/** Starts the simulators of outside services; `address` answers once a simulator is ready. */
function startSimulators(run: Run, undo: Undo[]): { part: Managed; address: string }[] {
  const simulators = [
    { part: startCameras(run), address: `${run.mediaServer}/control/cameras` },
    { part: startGoogle(run), address: run.googleChooser },
    { part: startStripe(run), address: `${run.stripe}/control` },
    { part: startPush(run), address: run.push },
    { part: startMail(run), address: run.mailbox },
  ];
  for (const { part } of simulators) undo.push(() => stopProcess(part, STOP_WITHIN_MS));
  return simulators;
}

interface SeedOptions {
  readonly isForTests: boolean;
  readonly withoutStorage: boolean;
}

function seed(run: Run, { isForTests, withoutStorage }: SeedOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    const main = join(ROOT, 'tools/seed/main.ts');
    // The seed calls the server's own verbs, which use a simulator only where this variable is set.
    const env = {
      ...runEnvironment(run),
      FUNCTIONS_EMULATOR: 'true',
      SITE_ORIGIN: run.site,
      ...(isForTests && { BOMA_SEED: 'small' }),
      ...(withoutStorage && { BOMA_WITHOUT_STORAGE: 'true' }),
    };
    const child = spawn(process.execPath, [main], { cwd: ROOT, env, stdio: 'inherit' });
    child.once('error', reject);
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error('Seeding failed; see the lines above.')),
    );
  });
}

/** Starts and ends the seeded shows on time, where viewers look at the site. */
function startDemoShows(run: Run): Managed {
  return startProcess({
    name: 'demo shows',
    command: process.execPath,
    args: [join(ROOT, 'tools/seed/demo-shows.ts')],
    cwd: ROOT,
    env: {
      ...runEnvironment(run),
      FUNCTIONS_EMULATOR: 'true',
      SITE_ORIGIN: run.site,
      BOMA_CAMP_SHIFT: String(run.campShift),
    },
    logFile: join(run.dir, 'demo-shows.log'),
  });
}

async function bundleFunctions(run: Run, watch: boolean): Promise<() => Promise<void>> {
  const outdir = join(run.stageDir, 'functions/lib');
  if (!watch) {
    await buildFunctions(outdir);
    return async () => {};
  }
  const watched = await watchFunctions(outdir);
  return () => watched.dispose();
}

/** Makes sure a run can start here. @throws Error with one line that says what to do. */
export async function requireRoom(run: Run, morePorts: readonly PortName[] = []): Promise<void> {
  await endLeftovers(run.dir);
  await requireFreePorts(run.ports, morePorts);
  await requireDiskSpace(run.dir);
}

/** Prints every ten seconds how long the work has taken so far. */
async function withProgress<T>(work: Promise<T>, log: (line: string) => void): Promise<T> {
  const began = performance.now();
  const timer = setInterval(
    () => log(`  … ${Math.round((performance.now() - began) / 1000)} s`),
    PROGRESS_EVERY_MS,
  );
  try {
    return await work;
  } finally {
    clearInterval(timer);
  }
}

/** Starts everything of one run: functions bundle, simulators, emulators, seed and ticker, in that order. */
export async function startStack(
  run: Run,
  { keepData, watch, bench = false, log, signal }: StackOptions,
): Promise<Stack> {
  await requireRoom(run);
  if (!keepData) rmSync(run.dir, { recursive: true, force: true });
  const data = keepData && existsSync(run.dir) ? soundData(run) : undefined;
  rmSync(run.tempDir, { recursive: true, force: true });
  for (const dir of [run.dir, run.tempDir]) mkdirSync(dir, { recursive: true });
  const undo: Undo[] = [];
  let stopped = false;
  const stop = async () => {
    stopped = true;
    try {
      await undoAll(undo);
    } finally {
      await endLeftovers(run.dir);
      rmSync(run.tempDir, { recursive: true, force: true });
    }
  };
  try {
    const prepared = await prepareEmulators(join(run.dir, 'jars'));
    if (prepared.withoutStorage) log(prepared.withoutStorage);
    stageProject(run, { site: watch ? 'link' : 'copy' });
    undo.push(await bundleFunctions(run, watch));
    const simulators = startSimulators(run, undo);
    log('Starting the emulators');
    const suite = startSuite(run, prepared, { data, lightJvm: !bench, signal });
    undo.push(() => stopProcess(suite.process, SUITE_STOPS_WITHIN_MS));
    undo.push(() => suite.emulatorEnded.stop());
    await withProgress(suite.ready, log);
    await untilAnswers(run.site, suite.process, signal);
    for (const { address, part } of simulators) await untilAnswers(address, part, signal);
    log('Seeding');
    const seeding = { isForTests: !keepData, withoutStorage: prepared.withoutStorage !== undefined };
    await withProgress(seed(run, seeding), log);
    if (keepData) {
      const saving = startSaving(run, log);
      undo.push(() => saving.stop());
      const demo = startDemoShows(run);
      undo.push(() => stopProcess(demo, STOP_WITHIN_MS));
    }
    const ticker = startTicker(run);
    undo.push(() => ticker.stop());
    await warmUp(run, suite.process, signal);
    const parts = [suite.process, ...simulators.map(({ part }) => part)];
    const ended = parts.map((part) => part.exited.then(() => part.name));
    const broken = Promise.race([...ended, suite.emulatorEnded.name]);
    const { withoutStorage } = prepared;
    return { broken, stop, stopped: () => stopped, ...(withoutStorage && { withoutStorage }) };
  } catch (problem) {
    await stop().catch((another: unknown) =>
      log(another instanceof Error ? another.message : String(another)),
    );
    throw problem;
  }
}
