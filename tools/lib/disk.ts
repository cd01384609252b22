import { mkdirSync } from 'node:fs';
import { statfs } from 'node:fs/promises';

export const NEEDED_BYTES = 1024 ** 3;

/** Free bytes for this user on the disk that holds `dir`. */
export async function freeBytes(dir: string): Promise<number> {
  const { bavail, bsize } = await statfs(dir);
  return bavail * bsize;
}

/** @throws Error with one line that says what to do when the disk is nearly full. */
export async function requireDiskSpace(dir: string, needed: number = NEEDED_BYTES): Promise<void> {
  mkdirSync(dir, { recursive: true });
  const free = await freeBytes(dir);
  if (free >= needed) return;
  const megabytes = Math.floor(free / 1024 ** 2);
  throw new Error(`Only ${megabytes} MB free on the disk of ${dir}; free at least 1 GB and start again.`);
}
