import { spawn, spawnSync } from 'node:child_process';
import { closeSync, openSync, readdirSync, readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';

/** In the environment of each process of a run, grandchildren too, so that all of them can be found. */
const RUN_MARK = 'BOMA_RUN';
const GONE_WITHIN_MS = 5000;
const POLL_MS = 50;
const LAUNCHER_MARK = 'BOMA_LAUNCHER';

export type Command = {
  name: string;
  command: string;
  args: readonly string[];
  cwd: string;
  env: NodeJS.ProcessEnv;
  /** Where stdout and stderr go. */
  logFile: string;
};

export type Managed = {
  name: string;
  pid: number;
  logFile: string;
  /** Resolves with the exit code, or null when a signal ended it. Never rejects. */
  exited: Promise<number | null>;
  hasExited(): boolean;
};

/**
 * Starts a child in a new process group: a Ctrl-C in the terminal reaches only the launcher, which then stops the
 * children in order.
 */
export function startProcess({ name, command, args, cwd, env, logFile }: Command): Managed {
  const log = openSync(logFile, 'w');
  const child = spawn(command, args, { cwd, env, detached: true, stdio: ['ignore', log, log] });
  closeSync(log);
  let exited = false;
  const done = new Promise<number | null>((resolve) => {
    const finish = (code: number | null) => {
      exited = true;
      resolve(code);
    };
    child.once('exit', finish);
    child.once('error', () => finish(1));
  });
  return { name, pid: child.pid ?? 0, logFile, exited: done, hasExited: () => exited };
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // It is gone already.
  }
}

/** Asks a child to stop, and ends its whole group when it has not within `graceMs`. */
export async function stopProcess(child: Managed, graceMs: number): Promise<void> {
  if (child.hasExited() || child.pid === 0) return;
  signal(child.pid, 'SIGINT');
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, graceMs);
  });
  await Promise.race([child.exited, late]);
  clearTimeout(timer);
  if (!child.hasExited()) signal(-child.pid, 'SIGKILL');
  await child.exited;
}

function environmentsOnLinux(): [number, string][] {
  const pids = readdirSync('/proc').filter((entry) => /^\d+$/.test(entry));
  return pids.flatMap((pid): [number, string][] => {
    try {
      return [[Number(pid), readFileSync(`/proc/${pid}/environ`, 'utf8').replaceAll('\0', ' ')]];
    } catch {
      return [];
    }
  });
}

function environmentsElsewhere(): [number, string][] {
  const { stdout } = spawnSync('ps', ['-Eww', '-ax', '-o', 'pid=,command='], { encoding: 'utf8' });
  return (stdout ?? '').split('\n').map((line): [number, string] => [Number.parseInt(line, 10), line]);
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** Marks what a launcher starts with the run and with the launcher itself. */
export function runMarks(run: string): Record<string, string> {
  return { [RUN_MARK]: run, [LAUNCHER_MARK]: String(process.pid) };
}

/** The processes of a run that no other launcher owns: this launcher's, and those of launchers that are gone. */
export function leftovers(run: string, environments = allEnvironments()): number[] {
  const isOfRun = (environment: string) => ` ${environment} `.includes(` ${RUN_MARK}=${run} `);
  return environments
    .filter(([pid, environment]) => {
      if (pid === process.pid || !isOfRun(environment)) return false;
      const launcher = Number(new RegExp(` ${LAUNCHER_MARK}=(\\d+)`).exec(` ${environment}`)?.[1]);
      return launcher === process.pid || !isAlive(launcher);
    })
    .map(([pid]) => pid);
}

function allEnvironments(): [number, string][] {
  return process.platform === 'linux' ? environmentsOnLinux() : environmentsElsewhere();
}

/** Ends the processes that this run, or an earlier one that was killed, has left behind, and waits for that. */
export async function endLeftovers(run: string): Promise<void> {
  const left = leftovers(run);
  for (const pid of left) signal(pid, 'SIGKILL');
  const deadline = Date.now() + GONE_WITHIN_MS;
  while (left.some(isAlive) && Date.now() < deadline) await delay(POLL_MS);
}

/** The end of a log, for the moment something failed. */
export function logTail(file: string, lines = 25): string {
  try {
    return readFileSync(file, 'utf8').trimEnd().split('\n').slice(-lines).join('\n');
  } catch {
    return '';
  }
}
