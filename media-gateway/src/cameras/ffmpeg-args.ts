import { join } from 'node:path';
import type { CameraConfig, Config } from '../config.ts';
import { type Input, reportFd } from './input.ts';
import type { Output } from './outputs.ts';
import type { Probed } from './probe.ts';

/** Folder in which ffmpeg writes the segments of an output. */
export const incomingFolder = (folder: string, output: Pick<Output, 'name'>): string =>
  join(folder, output.name, 'incoming');

function pictureArgs(config: Config, output: Output, copiesFirst: boolean): string[] {
  const { kbps, width, height } = output;
  if (kbps === undefined) return ['-c:v', 'copy'];
  // Beside a copied original the key frames stand where its own do, so that players can change between the two.
  const keyFrames = copiesFirst ? 'source' : `expr:gte(t,n_forced*${config.segmentSeconds})`;
  const rate = ['-b:v', `${kbps}k`, '-maxrate', `${Math.round(kbps * 1.2)}k`, '-bufsize', `${kbps * 2}k`];
  const frames = ['-g', '1000', '-sc_threshold', '0', '-force_key_frames', keyFrames];
  return [...config.encoder, '-vf', `scale=${width}:${height}`, '-pix_fmt', 'yuv420p', ...rate, ...frames];
}

/** AAC is copied. Every other sound is encoded, which costs little. */
function soundArgs({ audio: isWanted }: CameraConfig, { audio }: Probed): string[] {
  if (!isWanted || audio === undefined) return ['-an'];
  if (audio === 'aac') return ['-map', '0:a:0', '-c:a', 'copy'];
  const encoded = ['-c:a', 'aac', '-b:a', '64k', '-ar', '48000', '-ac', '1'];
  return ['-map', '0:a:0', ...encoded, '-af', 'aresample=async=1:first_pts=0'];
}

function segmentArgs(config: Config, output: Output, number: number, folder: string): string[] {
  return [
    '-f',
    'segment',
    '-segment_format',
    'mpegts',
    '-segment_time',
    String(config.segmentSeconds),
    '-segment_time_delta',
    '0.2',
    '-segment_list',
    `pipe:${reportFd(number)}`,
    '-segment_list_type',
    'csv',
    join(incomingFolder(folder, output), '%d.ts'),
  ];
}

export interface FfmpegRun {
  readonly config: Config;
  readonly camera: CameraConfig;
  readonly probed: Probed;
  readonly input: Input;
  readonly outputs: readonly Output[];
  /** The folder of the camera. */
  readonly folder: string;
}

/** One process for a camera. It writes segments, and reports each one when it is complete. What is copied is never decoded. */
export function ffmpegArgs(run: FfmpegRun): string[] {
  const { config, camera, probed, input, outputs, folder } = run;
  const copiesFirst = outputs[0]?.kbps === undefined;
  const segments = outputs.flatMap((output, number) => [
    '-map',
    '0:v:0',
    ...pictureArgs(config, output, copiesFirst),
    ...soundArgs(camera, probed),
    ...segmentArgs(config, output, number, folder),
  ]);
  return ['-nostdin', '-hide_banner', '-loglevel', 'error', '-y', ...input.args, ...segments];
}
