import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const MEGABYTE = 1024 ** 2;

/** What the gateway and its ffmpegs hold at a moment. */
export interface Resources {
  readonly gatewayMegabytes: number;
  readonly ffmpegMegabytes: number;
  /** ffmpegs that write segments. */
  readonly writers: number;
  readonly openFiles: number;
  readonly files: number;
  readonly diskMegabytes: number;
}

function megabytesOf(pid: number | string): number {
  const [, kilobytes = 0] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}

/** The processes that write segments into the folder, also those whose gateway is gone. */
export function writersInto(folder: string): number[] {
  return readdirSync('/proc').flatMap((pid) => {
    if (!/^\d+$/.test(pid)) return [];
    try {
      const words = readFileSync(`/proc/${pid}/cmdline`, 'utf8');
      return words.includes('-segment_list') && words.includes(folder) ? [Number(pid)] : [];
    } catch {
      // It has just ended.
      return [];
    }
  });
}

function sizeOf(path: string): number {
  try {
    return statSync(path).size;
  } catch {
    return 0;
  }
}

export function measureResources(gatewayPid: number, folder: string): Resources {
  const writers = writersInto(folder);
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((each) => each.isFile());
  const memory = writers.map((pid) => {
    try {
      return megabytesOf(pid);
    } catch {
      return 0;
    }
  });
  return {
    gatewayMegabytes: megabytesOf(gatewayPid),
    ffmpegMegabytes: memory.reduce((sum, each) => sum + each, 0),
    writers: writers.length,
    openFiles: readdirSync(`/proc/${gatewayPid}/fd`).length,
    files: files.length,
    diskMegabytes: files.reduce((sum, each) => sum + sizeOf(join(each.parentPath, each.name)), 0) / MEGABYTE,
  };
}

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;

/** A gateway that has just started still grows; what was measured of one that runs is compared by its two halves. */
export function findGrowth(measured: readonly Resources[]): string[] {
  const half = Math.floor(measured.length / 2);
  const [early, late] = [measured.slice(0, half), measured.slice(half)];
  if (early.length < 3) return [];
  const kinds = [
    { name: 'Memory of the gateway (MB)', of: (each: Resources) => each.gatewayMegabytes, allowed: 25 },
    { name: 'Memory of all ffmpegs (MB)', of: (each: Resources) => each.ffmpegMegabytes, allowed: 40 },
    { name: 'Open files', of: (each: Resources) => each.openFiles, allowed: 20 },
    { name: 'Files', of: (each: Resources) => each.files, allowed: 50 },
  ];
  return kinds.flatMap(({ name, of, allowed }) => {
    const [before, after] = [median(early.map(of)), median(late.map(of))];
    return after > before * 1.15 + allowed
      ? [`${name} grew from ${before.toFixed(0)} to ${after.toFixed(0)}`]
      : [];
  });
}
