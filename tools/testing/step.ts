import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '../lib/run.ts';
import { type Counts, type FileTime, readReport } from './reports.ts';

type Outcome = Counts & { ok: boolean; files?: readonly FileTime[] };
export type Result = Outcome & { name: string; seconds: number };

export type Step = {
  name: string;
  /** Arguments for Node: a program among our packages, or one of our tools. */
  args: readonly string[];
  env?: NodeJS.ProcessEnv;
  /** The JSON report the program writes; without one, a step that fails counts as one failure. */
  report?: string;
};

/** `at-once` prints a step's output as it comes; `at-the-end` keeps the output of steps that run side by side apart. */
export type Printing = { print: 'at-once' } | { print: 'at-the-end'; dir: string };

const running = new Map<ChildProcess, string>();

/** Ends the running steps with these names, or all of them. */
export function interruptSteps(names?: ReadonlySet<string>): void {
  for (const [child, name] of running) if (!names || names.has(name)) child.kill('SIGTERM');
}

function untilExit(child: ChildProcess): Promise<boolean> {
  return new Promise((resolve) => {
    child.once('error', () => resolve(false));
    child.once('exit', (code) => resolve(code === 0));
  });
}

function heading(name: string): void {
  console.log(`\n━━ ${name} ${'━'.repeat(Math.max(2, 60 - name.length))}`);
}

async function timed(name: string, work: () => Promise<Outcome>): Promise<Result> {
  const began = performance.now();
  const outcome = await work();
  const seconds = (performance.now() - began) / 1000;
  return { name, seconds, ...outcome };
}

function printResult({ ok, name, seconds }: Result): void {
  console.log(`${ok ? '✔' : '✘'} ${name} (${seconds.toFixed(1)} s)`);
}

/** Runs work of the launcher itself as a step. An error counts as one failure. */
export async function attempt(name: string, work: () => Promise<void>): Promise<Result> {
  const result = await timed(name, async () => {
    try {
      await work();
      return { ok: true, passed: 0, failed: 0 };
    } catch (problem) {
      console.error(`${name}: ${problem instanceof Error ? problem.message : String(problem)}`);
      return { ok: false, passed: 0, failed: 1 };
    }
  });
  printResult(result);
  return result;
}

async function runChild({ name, args, env = process.env }: Step, output: 'inherit' | number) {
  const path = `${join(ROOT, 'node_modules/.bin')}:${env.PATH ?? ''}`;
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    env: { ...env, PATH: path },
    stdio: ['ignore', output, output],
  });
  running.set(child, name);
  try {
    return await untilExit(child);
  } finally {
    running.delete(child);
  }
}

/** Runs a step's program, counts its report and prints how long it took. */
export async function runStep(step: Step, printing: Printing): Promise<Result> {
  const { name, report } = step;
  if (report) {
    mkdirSync(dirname(report), { recursive: true });
    rmSync(report, { force: true });
  }
  const logFile = printing.print === 'at-the-end' ? join(printing.dir, `${name}.log`) : undefined;
  if (logFile) console.log(`… ${name}`);
  else heading(name);
  if (logFile) mkdirSync(dirname(logFile), { recursive: true });
  const result = await timed(name, async () => {
    const output = logFile ? openSync(logFile, 'w') : 'inherit';
    const exitedWell = await runChild(step, output);
    if (typeof output === 'number') closeSync(output);
    const counts = report ? readReport(report) : { passed: 0, failed: exitedWell ? 0 : 1 };
    return { ...counts, ok: exitedWell && counts.failed === 0 };
  });
  if (logFile) {
    heading(name);
    process.stdout.write(readFileSync(logFile));
  }
  printResult(result);
  return result;
}
