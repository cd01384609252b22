import { spawnSync } from 'node:child_process';
import { installWithApt } from './apt.ts';

const isThere = (name: string): boolean => spawnSync(name, ['-version'], { stdio: 'ignore' }).status === 0;

/** Whether ffmpeg and ffprobe are on this machine. */
export const hasFfmpeg = (): boolean => isThere('ffmpeg') && isThere('ffprobe');

/** Installs ffmpeg where it is missing. @throws Error with what to do where that fails */
export function installFfmpeg(log: (line: string) => void): void {
  if (hasFfmpeg()) return;
  log('Installing ffmpeg (once)');
  installWithApt(['ffmpeg']);
  if (!hasFfmpeg())
    throw new Error(
      'No ffmpeg found: install it, for example with: apt-get install ffmpeg, or brew install ffmpeg.',
    );
}
