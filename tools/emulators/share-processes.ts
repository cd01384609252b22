// Loaded into the emulators before firebase-tools. The functions emulator starts a process for every call that finds all
// others busy, and keeps it: after some tests there are a hundred, each with the whole bundle. Here each function has two
// at most until both are full, and they take several calls at once, as on Cloud Run.
import http from 'node:http';
import { createRequire } from 'node:module';

/** Two, so that calls at the same time meet between processes, as they do on Cloud Run. */
const PROCESSES = 2;
/** The calls of one process, when there are two. One call more starts another. */
const CALLS_AT_ONCE = 16;

// A process closes a connection that was idle for five seconds. A call that is sent through it at that moment fails, and
// the emulator then ends the process: so each call has a connection of its own.
http.globalAgent = new http.Agent({ keepAlive: false });

type Trigger = { id?: string } | undefined;

interface Worker {
  state: 'CREATED' | 'IDLE' | 'BUSY' | 'FINISHING' | 'FINISHED';
  timeoutSeconds: number | undefined;
  readonly runtime: { readonly process: { readonly killed: boolean } };
  request(...args: unknown[]): Promise<void>;
}

interface Pool {
  readyForWork(triggerId: string): boolean;
  getIdleWorker(triggerId: string): Worker | undefined;
  getTriggerWorkers(triggerId: string): Worker[];
  cleanUpWorkers(): void;
}

interface Emulator {
  startRuntime(backend: { codebase: string }, trigger: Trigger): Promise<Worker>;
}

type Class<T> = { prototype: T };

const require = createRequire(process.argv[1] as string);
const { RuntimeWorker, RuntimeWorkerPool } = require('../emulator/functionsRuntimeWorker') as {
  RuntimeWorker: Class<Worker>;
  RuntimeWorkerPool: Class<Pool>;
};
const { FunctionsEmulator } = require('../emulator/functionsEmulator') as {
  FunctionsEmulator: Class<Emulator>;
};

/** A method of firebase-tools that is replaced here. @throws Error in a version without it. */
function methodOf<T extends object, K extends keyof T & string>({ prototype }: Class<T>, name: K): T[K] {
  if (typeof prototype[name] !== 'function')
    throw new Error(`firebase-tools has no method ${name} any more.`);
  return prototype[name];
}

/** How many calls a process is answering. */
const calls = new WeakMap<Worker, number>();
const callsOf = (worker: Worker) => calls.get(worker) ?? 0;

const request = methodOf(RuntimeWorker, 'request');
RuntimeWorker.prototype.request = async function answer(...args) {
  calls.set(this, callsOf(this) + 1);
  // The emulator ends a process whose call is late, and with it all its other calls. Our calls have deadlines of their own.
  this.timeoutSeconds = undefined;
  try {
    await request.apply(this, args);
  } finally {
    calls.set(this, callsOf(this) - 1);
    // After its first answer the emulator takes the process for idle, and may end it when the code changes.
    if (this.state === 'IDLE' && callsOf(this) > 0) this.state = 'BUSY';
  }
};

function runningOf(pool: Pool, triggerId: string): Worker[] {
  pool.cleanUpWorkers();
  return pool
    .getTriggerWorkers(triggerId)
    .filter(({ state, runtime }) => (state === 'IDLE' || state === 'BUSY') && !runtime.process.killed)
    .toSorted((one, other) => callsOf(one) - callsOf(other));
}

methodOf(RuntimeWorkerPool, 'getIdleWorker');
RuntimeWorkerPool.prototype.getIdleWorker = function leastBusy(triggerId) {
  return runningOf(this, triggerId)[0];
};

methodOf(RuntimeWorkerPool, 'readyForWork');
RuntimeWorkerPool.prototype.readyForWork = function hasRoom(triggerId) {
  const running = runningOf(this, triggerId);
  const [first] = running;
  if (!first) return false;
  return callsOf(first) < (running.length < PROCESSES ? 1 : CALLS_AT_ONCE);
};

/** Processes that are starting, by function. Calls that arrive meanwhile wait for them. */
const starting = new Map<string, Promise<Worker>>();
const startRuntime = methodOf(FunctionsEmulator, 'startRuntime');
FunctionsEmulator.prototype.startRuntime = function startOnce(backend, trigger) {
  if (!trigger?.id) return startRuntime.call(this, backend, trigger);
  const key = `${backend.codebase}/${trigger.id}`;
  const started =
    starting.get(key) ?? startRuntime.call(this, backend, trigger).finally(() => starting.delete(key));
  starting.set(key, started);
  return started;
};
