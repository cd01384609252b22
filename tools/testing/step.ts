import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '../lib/run.ts';
import { type Counts, countReportFile } from './reports.ts';

export type Result = Counts & { name: string; ok: boolean };

export type Step = {
  name: string;
  /** Arguments for Node: a program among our packages or a tool of ours. */
  args: readonly string[];
  env?: NodeJS.ProcessEnv;
  /** The JSON report the program writes; without one, a step that fails counts as one failure. */
  report?: string;
};

let running: ChildProcess | undefined;

/** Ends the step that runs at the moment, if any. */
export function interruptStep(): void {
  running?.kill('SIGTERM');
}

function untilExit(child: ChildProcess): Promise<boolean> {
  return new Promise((resolve) => {
    child.once('error', () => resolve(false));
    child.once('exit', (code) => resolve(code === 0));
  });
}

export function heading(name: string): void {
  console.log(`\n━━ ${name} ${'━'.repeat(Math.max(2, 60 - name.length))}`);
}

/** Runs something under a heading and says how long it took. */
export async function timed(name: string, work: () => Promise<Result>): Promise<Result> {
  heading(name);
  const began = performance.now();
  const result = await work();
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(`${result.ok ? '✔' : '✘'} ${name} (${seconds} s)`);
  return result;
}

export function runStep({ name, args, env = process.env, report }: Step): Promise<Result> {
  return timed(name, async () => {
    if (report) {
      mkdirSync(dirname(report), { recursive: true });
      rmSync(report, { force: true });
    }
    const path = `${join(ROOT, 'node_modules/.bin')}:${env.PATH ?? ''}`;
    running = spawn(process.execPath, args, { cwd: ROOT, env: { ...env, PATH: path }, stdio: 'inherit' });
    const exitedWell = await untilExit(running);
    running = undefined;
    const counts = report ? countReportFile(report) : { passed: 0, failed: exitedWell ? 0 : 1 };
    return { name, ok: exitedWell && counts.failed === 0, ...counts };
  });
}
