import { spawn, spawnSync } from 'node:child_process';
import { closeSync, openSync, readdirSync, readFileSync } from 'node:fs';

/** Carried in the environment of everything a run starts, grandchildren too, so that it can be found again. */
export const RUN_MARK = 'BOMA_RUN';

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
 * Starts a child in a process group of its own: a Ctrl-C in the terminal reaches the launcher alone, which then stops
 * the children in order.
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
    // Gone already, which is what was wanted.
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

/** The processes that carry this run's mark, other than the caller. */
export function markedProcesses(mark: string): number[] {
  const all = process.platform === 'linux' ? environmentsOnLinux() : environmentsElsewhere();
  return all
    .filter(([pid, environment]) => pid !== process.pid && `${environment} `.includes(`${RUN_MARK}=${mark} `))
    .map(([pid]) => pid);
}

/** Ends what an earlier or broken run left behind. Returns how many there were. */
export function endMarkedProcesses(mark: string): number {
  const left = markedProcesses(mark);
  for (const pid of left) signal(pid, 'SIGKILL');
  return left.length;
}

/** The end of a log, for the moment something failed. */
export function logTail(file: string, lines = 25): string {
  try {
    return readFileSync(file, 'utf8').trimEnd().split('\n').slice(-lines).join('\n');
  } catch {
    return '';
  }
}
