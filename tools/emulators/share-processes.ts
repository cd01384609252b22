// Loaded into the emulators before firebase-tools. The functions emulator starts a process for every call that finds all
// others busy, and keeps it: after an hour of tests a hundred of them, each with the whole bundle. Here a process takes
// several calls at once, as on Cloud Run, and calls that arrive while one starts wait for it.
import { createRequire } from 'node:module';

/** A call beyond these starts another process, so that tests of races still play them between processes. */
const CALLS_AT_ONCE = 16;

type Trigger = { id?: string } | undefined;

interface Worker {
  state: 'CREATED' | 'IDLE' | 'BUSY' | 'FINISHING' | 'FINISHED';
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

/** How many calls a process is answering. */
const calls = new WeakMap<Worker, number>();
const callsOf = (worker: Worker) => calls.get(worker) ?? 0;

const { request } = RuntimeWorker.prototype;
RuntimeWorker.prototype.request = async function answer(...args) {
  calls.set(this, callsOf(this) + 1);
  try {
    await request.apply(this, args);
  } finally {
    calls.set(this, callsOf(this) - 1);
    // After its first answer the emulator takes the process for idle, and may end it when the code changes.
    if (this.state === 'IDLE' && callsOf(this) > 0) this.state = 'BUSY';
  }
};

RuntimeWorkerPool.prototype.getIdleWorker = function leastBusy(triggerId) {
  this.cleanUpWorkers();
  return this.getTriggerWorkers(triggerId)
    .filter(({ state }) => state === 'IDLE' || state === 'BUSY')
    .toSorted((one, other) => callsOf(one) - callsOf(other))[0];
};

RuntimeWorkerPool.prototype.readyForWork = function hasRoom(triggerId) {
  const worker = this.getIdleWorker(triggerId);
  return worker !== undefined && callsOf(worker) < CALLS_AT_ONCE;
};

const starting = new Map<string, Promise<Worker>>();
const { startRuntime } = FunctionsEmulator.prototype;
FunctionsEmulator.prototype.startRuntime = function startOnce(backend, trigger) {
  if (!trigger?.id) return startRuntime.call(this, backend, trigger);
  const key = `${backend.codebase}/${trigger.id}`;
  const started =
    starting.get(key) ?? startRuntime.call(this, backend, trigger).finally(() => starting.delete(key));
  starting.set(key, started);
  return started;
};
