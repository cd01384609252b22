import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { buildFunctions, watchFunctions } from './build-functions.ts';
import { prepareEmulators } from './emulators/prepare.ts';
import { stageProject } from './emulators/stage.ts';
import { startSuite } from './emulators/suite.ts';
import { endMarkedProcesses, type Managed, startProcess, stopProcess } from './processes.ts';
import { LOCAL_PLAYBACK_SECRET, partEnvironment, ROOT, type Run, runEnvironment } from './run.ts';
import { startTicker } from './ticker.ts';

const EXPORT_WITHIN_MS = 60_000;
const STOP_WITHIN_MS = 5000;
const ANSWERS_WITHIN_MS = 30_000;
const POLL_MS = 200;

export type StackOptions = {
  /** Keep data between runs; otherwise every run begins with the seed alone. */
  keepData: boolean;
  /** Rebuild functions after each change, and show a rebuilt site at once. */
  watch: boolean;
  log(line: string): void;
};

export type Stack = {
  /** Resolves with the name of the first part that ended by itself. */
  broken: Promise<string>;
  stop(): Promise<void>;
};

function startCameras(run: Run): Managed | undefined {
  const main = join(ROOT, 'tools/simulators/cameras/main.ts');
  if (!existsSync(main)) return undefined;
  const state = join(run.dir, 'cameras');
  const port = String(run.ports.cameras);
  return startProcess({
    name: 'camera simulator',
    command: process.execPath,
    args: [main, '--port', port, '--secret', LOCAL_PLAYBACK_SECRET, '--state', state],
    cwd: ROOT,
    env: partEnvironment(run),
    logFile: join(run.dir, 'cameras.log'),
  });
}

async function untilAnswers(url: string, part: Managed): Promise<void> {
  const deadline = Date.now() + ANSWERS_WITHIN_MS;
  for (;;) {
    const status = await fetch(url).then(
      (answer) => answer.status,
      () => 0,
    );
    if (status > 0 && status < 500) return;
    if (part.hasExited()) throw new Error(`The ${part.name} stopped while starting; see ${part.logFile}.`);
    if (Date.now() > deadline) throw new Error(`${url} does not answer (${status}); see ${part.logFile}.`);
    await delay(POLL_MS);
  }
}

function seed(run: Run): Promise<void> {
  return new Promise((resolve, reject) => {
    const main = join(ROOT, 'tools/seed/main.ts');
    const child = spawn(process.execPath, [main], { cwd: ROOT, env: runEnvironment(run), stdio: 'inherit' });
    child.once('error', reject);
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error('Seeding failed; see the lines above.')),
    );
  });
}

async function bundleFunctions(run: Run, watch: boolean): Promise<() => Promise<void>> {
  const outdir = join(run.dir, 'functions/lib');
  if (!watch) {
    await buildFunctions(outdir);
    return async () => {};
  }
  const watched = await watchFunctions(outdir);
  return () => watched.dispose();
}

/** Starts everything of one run: functions bundle, camera simulator, emulators, seed and ticker, in that order. */
export async function startStack(run: Run, { keepData, watch, log }: StackOptions): Promise<Stack> {
  endMarkedProcesses(run.dir);
  if (!keepData) rmSync(run.dir, { recursive: true, force: true });
  rmSync(run.tempDir, { recursive: true, force: true });
  for (const dir of [run.dir, run.tempDir]) mkdirSync(dir, { recursive: true });
  const undo: (() => Promise<void> | void)[] = [];
  const stop = async () => {
    for (const step of undo.splice(0).reverse()) await step();
    endMarkedProcesses(run.dir);
    rmSync(run.tempDir, { recursive: true, force: true });
  };
  try {
    const prepared = await prepareEmulators(join(run.dir, 'jars'));
    if (prepared.withoutStorage) log(prepared.withoutStorage);
    stageProject(run, { site: watch ? 'link' : 'copy' });
    undo.push(await bundleFunctions(run, watch));
    const cameras = startCameras(run);
    if (cameras) undo.push(() => stopProcess(cameras, STOP_WITHIN_MS));
    log('Starting the emulators');
    const suite = startSuite(run, prepared, keepData);
    undo.push(() => stopProcess(suite.process, EXPORT_WITHIN_MS));
    await suite.ready;
    await untilAnswers(run.site, suite.process);
    if (cameras) await untilAnswers(`${run.mediaServer}/control/cameras`, cameras);
    log('Seeding');
    await seed(run);
    const ticker = startTicker(run);
    undo.push(() => ticker.stop());
    const parts = cameras ? [suite.process, cameras] : [suite.process];
    return { broken: Promise.race(parts.map((part) => part.exited.then(() => part.name))), stop };
  } catch (problem) {
    await stop();
    throw problem;
  }
}
