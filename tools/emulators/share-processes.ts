// Loaded into the emulators before firebase-tools. The functions emulator starts a process for every call that finds all
// others busy, and keeps it: after some tests there are a hundred, each with the whole bundle. Here each function, or group
// of functions, has two at most until both are full, and they take several calls at once, as on Cloud Run.
// This waits for issue 5503 of firebase-tools: its emulator does not know a function's concurrency.
import http from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Class, methodOf, partOfFirebaseTools } from './firebase-tools.ts';
import { CALLED, groupOf } from './function-groups.ts';

/** Two, so that calls at the same time meet between processes, as they do on Cloud Run. */
const PROCESSES = 2;
/** The calls of one process, when there are two. One call more starts another. */
const CALLS_AT_ONCE = 16;

// A process closes a connection that was idle for five seconds. A call that is sent through it at that moment fails, and
// the emulator then ends the process: so each call has a connection of its own.
http.globalAgent = new http.Agent({ keepAlive: false });

type Trigger = { id?: string; entryPoint: string; eventTrigger?: unknown } | undefined;
type Call = { headers: Record<string, unknown> };

interface Worker {
  state: 'CREATED' | 'IDLE' | 'BUSY' | 'FINISHING' | 'FINISHED';
  timeoutSeconds: number | undefined;
  /** What the log calls it. */
  triggerKey: string;
  readonly runtime: { readonly process: { readonly killed: boolean } };
  request(...args: unknown[]): Promise<void>;
}

interface Pool {
  getKey(triggerId: string | undefined): string;
  submitRequest(triggerId: string, call: Call, ...others: unknown[]): Promise<void>;
  readyForWork(triggerId: string): boolean;
  getIdleWorker(triggerId: string): Worker | undefined;
  getTriggerWorkers(triggerId: string): Worker[];
  cleanUpWorkers(): void;
}

interface Emulator {
  getRuntimeEnvs(backend: unknown, trigger: Trigger): NodeJS.ProcessEnv;
  startRuntime(backend: { codebase: string }, trigger: Trigger): Promise<Worker>;
}

const { RuntimeWorker, RuntimeWorkerPool } = partOfFirebaseTools('../emulator/functionsRuntimeWorker') as {
  RuntimeWorker: Class<Worker>;
  RuntimeWorkerPool: Class<Pool>;
};
const { FunctionsEmulator } = partOfFirebaseTools('../emulator/functionsEmulator') as {
  FunctionsEmulator: Class<Emulator>;
};

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

/** An id is the region and the name. The key of a group is the name alone. */
const nameIn = (triggerId: string) => triggerId.slice(triggerId.lastIndexOf('-') + 1);

const getKey = methodOf(RuntimeWorkerPool, 'getKey');
RuntimeWorkerPool.prototype.getKey = function keyOfGroup(triggerId) {
  return (triggerId && groupOf(nameIn(triggerId))) || getKey.call(this, triggerId);
};

const submitRequest = methodOf(RuntimeWorkerPool, 'submitRequest');
RuntimeWorkerPool.prototype.submitRequest = function nameFunction(triggerId, call, ...others) {
  const name = nameIn(triggerId);
  const headers = groupOf(name) ? { ...call.headers, [CALLED]: name } : call.headers;
  return submitRequest.call(this, triggerId, { ...call, headers }, ...others);
};

const GROUP_PROCESS = pathToFileURL(join(import.meta.dirname, 'group-process.ts')).href;
const getRuntimeEnvs = methodOf(FunctionsEmulator, 'getRuntimeEnvs');
FunctionsEmulator.prototype.getRuntimeEnvs = function forGroup(backend, trigger) {
  const env = getRuntimeEnvs.call(this, backend, trigger);
  const group = trigger && groupOf(trigger.entryPoint);
  if (!group) return env;
  // The call stays unanswered, and the log says why.
  if ((group === 'events') !== (trigger.eventTrigger !== undefined))
    throw new Error(`${trigger.entryPoint} cannot share the processes of ${group}: see function-groups.ts.`);
  const options = [process.env.NODE_OPTIONS, `--import ${GROUP_PROCESS}`].filter(Boolean).join(' ');
  return { ...env, FUNCTION_TARGET: group, NODE_OPTIONS: options };
};

/** Processes that are starting, by function or group. Calls that arrive meanwhile wait for them. */
const starting = new Map<string, Promise<Worker>>();
const startRuntime = methodOf(FunctionsEmulator, 'startRuntime');

async function startNamed(emulator: Emulator, backend: { codebase: string }, trigger: NonNullable<Trigger>) {
  const worker = await startRuntime.call(emulator, backend, trigger);
  // Otherwise the log would give each of its calls the name of the function whose call started the process.
  worker.triggerKey = groupOf(trigger.entryPoint) ?? worker.triggerKey;
  return worker;
}

FunctionsEmulator.prototype.startRuntime = function startOnce(backend, trigger) {
  if (!trigger?.id) return startRuntime.call(this, backend, trigger);
  const key = `${backend.codebase}/${groupOf(trigger.entryPoint) ?? trigger.id}`;
  const started = starting.get(key) ?? startNamed(this, backend, trigger).finally(() => starting.delete(key));
  starting.set(key, started);
  return started;
};
