import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { Stopped } from '../lib/health.ts';
import { logTail, type Managed, startProcess } from '../lib/processes.ts';
import { partEnvironment, ROOT, type Run } from '../lib/run.ts';
import { type EndWatch, watchForEnd } from './emulator-ended.ts';
import type { Prepared } from './prepare.ts';

const READY = 'All emulators ready';
/** Twenty seconds on an idle machine; a busy one is given time, since a suite that fails exits and is noticed at once. */
const READY_WITHIN_MS = 300_000;
const POLL_MS = 200;

class SuiteFailed extends Error {}

function suiteArguments(run: Run, prepared: Prepared, data: string | undefined): string[] {
  const emulators = [
    'auth',
    'firestore',
    'functions',
    'hosting',
    ...(prepared.withoutStorage ? [] : ['storage']),
  ];
  return [
    ...['guard-requests.ts', 'share-processes.ts', 'spare-work.ts', 'hear-rules.ts'].flatMap((name) => [
      '--import',
      pathToFileURL(join(import.meta.dirname, name)).href,
    ]),
    join(ROOT, 'node_modules/firebase-tools/lib/bin/firebase.js'),
    'emulators:start',
    '--project',
    run.project,
    '--config',
    join(run.stageDir, 'firebase.json'),
    '--only',
    emulators.join(','),
    ...(data ? ['--import', data] : []),
  ];
}

async function untilReady(suite: Managed, signal?: AbortSignal): Promise<void> {
  const deadline = Date.now() + READY_WITHIN_MS;
  while (!readFileSync(suite.logFile, 'utf8').includes(READY)) {
    if (signal?.aborted) throw new Stopped();
    const why = suite.hasExited()
      ? 'stopped while starting'
      : Date.now() > deadline
        ? 'did not get ready'
        : undefined;
    if (why)
      throw new SuiteFailed(`The emulators ${why}. The end of ${suite.logFile}:\n${logTail(suite.logFile)}`);
    await delay(POLL_MS);
  }
}

/** Two thirds less CPU time for the emulators' JVM. Benches leave it out: they measure the JVM as it is. */
const LIGHT_JVM = '-XX:TieredStopAtLevel=1 -XX:+UseSerialGC';

export type Suite = { process: Managed; ready: Promise<void>; emulatorEnded: EndWatch };

export type SuiteOptions = {
  /** A folder to import. */
  data: string | undefined;
  lightJvm: boolean;
  signal?: AbortSignal | undefined;
};

/** Starts the Emulator Suite of a staged run. */
export function startSuite(run: Run, prepared: Prepared, { data, lightJvm, signal }: SuiteOptions): Suite {
  const javaOptions = [process.env.JAVA_TOOL_OPTIONS, lightJvm ? LIGHT_JVM : undefined].filter(Boolean);
  const suite = startProcess({
    name: 'emulators',
    command: process.execPath,
    args: suiteArguments(run, prepared, data),
    cwd: run.dir,
    env: {
      ...partEnvironment(run),
      ...prepared.env,
      ...(javaOptions.length > 0 && { JAVA_TOOL_OPTIONS: javaOptions.join(' ') }),
      // Each process of a function compiles its packages once, not every time it starts.
      NODE_COMPILE_CACHE: join(ROOT, '.boma/compile-cache'),
      // Seconds in which the process of a function must have started. The default, 30, is too short on a busy machine.
      FUNCTIONS_DISCOVERY_TIMEOUT: '120',
      // Saves five seconds: the emulator learns the functions from a file instead of a server.
      FIREBASE_FUNCTIONS_DISCOVERY_OUTPUT_PATH: 'true',
    },
    logFile: join(run.dir, 'emulators.log'),
  });
  return { process: suite, ready: untilReady(suite, signal), emulatorEnded: watchForEnd(suite.logFile) };
}
