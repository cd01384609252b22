import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { childEnvironment } from './child-environment.ts';
import { reportFd, SCRIPT_FD } from './input.ts';

const GOODBYE_MS = 5000;
const KEPT_LINES = 20;

/**
 * A gateway that is killed would leave its ffmpegs behind: they keep their cameras' few places, and write on without end.
 * Linux ends them with it. Elsewhere they stay.
 */
const DIES_WITH_PARENT = ['--pdeathsig', 'TERM'];
let endsWithParent: boolean | undefined;

function commandOf(args: readonly string[]): readonly [command: string, args: readonly string[]] {
  endsWithParent ??= spawnSync('setpriv', [...DIES_WITH_PARENT, 'true'], { stdio: 'ignore' }).status === 0;
  return endsWithParent ? ['setpriv', [...DIES_WITH_PARENT, 'ffmpeg', ...args]] : ['ffmpeg', args];
}

/** A complete segment, by the clock of the stream, which begins near 0 with each run. */
export interface SegmentReport {
  /** The name of the file that ffmpeg wrote. */
  readonly file: string;
  readonly fromSeconds: number;
  readonly toSeconds: number;
}

/** Reads a line such as `7.ts,14.000000,16.000000`. Undefined for another line. */
export function readReport(line: string): SegmentReport | undefined {
  const [name = '', start, end] = line.split(',');
  const file = name.split('/').at(-1) ?? '';
  const [fromSeconds, toSeconds] = [Number(start), Number(end)];
  return /^\d+\.ts$/.test(file) && toSeconds > fromSeconds ? { file, fromSeconds, toSeconds } : undefined;
}

export interface FfmpegOptions {
  readonly args: readonly string[];
  readonly script: string;
  readonly outputCount: number;
  readonly onReport: (output: number, report: SegmentReport) => void;
}

export interface Ffmpeg {
  readonly pid: number | undefined;
  /** Resolves with the last lines that it wrote about problems. */
  readonly ended: Promise<readonly string[]>;
  /** Lets it say goodbye: a camera has few places, and keeps one that was not given back for a minute. */
  stop(): void;
}

function end(child: ChildProcess): void {
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), GOODBYE_MS);
  child.once('exit', () => clearTimeout(timer));
}

export function startFfmpeg({ args, script, outputCount, onReport }: FfmpegOptions): Ffmpeg {
  const pipes = Array.from({ length: 1 + outputCount }, () => 'pipe' as const);
  const [command, words] = commandOf(args);
  const child = spawn(command, words, {
    stdio: ['ignore', 'ignore', 'pipe', ...pipes],
    env: childEnvironment(),
  });
  const lines: string[] = [];
  if (child.stderr)
    createInterface({ input: child.stderr }).on('line', (line) => {
      lines.push(line);
      if (lines.length > KEPT_LINES) lines.shift();
    });
  const pipe = child.stdio[SCRIPT_FD] as Writable;
  // A child that ends early does not read it.
  pipe.on('error', () => {});
  pipe.end(script);
  for (let output = 0; output < outputCount; output += 1)
    createInterface({ input: child.stdio[reportFd(output)] as Readable }).on('line', (line) => {
      const report = readReport(line);
      if (report) onReport(output, report);
    });
  const ended = new Promise<readonly string[]>((resolve) => {
    child.once('error', (problem) => resolve([problem.message]));
    child.once('close', (code, signal) =>
      resolve(lines.length > 0 ? lines : [`ffmpeg ended with ${signal ?? `code ${code}`}`]),
    );
  });
  return { pid: child.pid, ended, stop: () => end(child) };
}
