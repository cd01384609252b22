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

/** The newest still, 1280 by 720 with black bars where the camera has another shape. */
function stillArgs({ stillSeconds }: Config, file: string): string[] {
  const paced = `select='isnan(prev_selected_t)+gte(t-prev_selected_t,${stillSeconds - 0.5})'`;
  const fitted = 'scale=1280:720:force_original_aspect_ratio=decrease,pad=1280:720:-1:-1';
  return [
    '-map',
    '0:v:0',
    '-an',
    '-vf',
    `${paced},${fitted}`,
    '-vsync',
    'vfr',
    '-c:v',
    'mjpeg',
    '-q:v',
    '4',
    '-pix_fmt',
    'yuvj420p',
    '-f',
    'image2',
    '-update',
    '1',
    '-atomic_writing',
    '1',
    file,
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
  /** Undefined for a stream whose pictures are those of another one. */
  readonly stillFile: string | undefined;
}

/** One process for a camera. It writes segments, reports each one when it is complete, and keeps the newest still. */
export function ffmpegArgs(run: FfmpegRun): string[] {
  const { config, camera, probed, input, outputs, folder, stillFile } = run;
  const encodes = outputs.some(({ kbps }) => kbps !== undefined);
  const copiesFirst = outputs[0]?.kbps === undefined;
  const segments = outputs.flatMap((output, number) => [
    '-map',
    '0:v:0',
    ...pictureArgs(config, output, copiesFirst),
    ...soundArgs(camera, probed),
    ...segmentArgs(config, output, number, folder),
  ]);
  return [
    '-nostdin',
    '-hide_banner',
    '-loglevel',
    'error',
    '-y',
    // Where nothing is encoded, key frames are enough for stills. A second thread would keep each back for one more.
    ...(encodes ? [] : ['-skip_frame', 'nokey', '-threads', '1']),
    ...input.args,
    ...segments,
    ...(stillFile === undefined ? [] : stillArgs(config, stillFile)),
  ];
}
