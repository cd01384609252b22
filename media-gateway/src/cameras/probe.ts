import { spawn } from 'node:child_process';
import type { Writable } from 'node:stream';
import { z } from 'zod';
import { childEnvironment } from './child-environment.ts';
import type { Input } from './input.ts';

const WITHIN_MS = 20_000;

const streamSchema = z.object({
  codec_type: z.string().optional(),
  codec_name: z.string().optional(),
  width: z.number().optional(),
  height: z.number().optional(),
  profile: z.string().optional(),
  level: z.number().optional(),
  pix_fmt: z.string().optional(),
});
const answerSchema = z.object({ streams: z.array(streamSchema).default([]) });

/** What a source sends. */
export interface Probed {
  /** ffmpeg's name of the codec, such as `h264` or `hevc`. */
  readonly video: string;
  readonly width: number;
  readonly height: number;
  readonly profile: string;
  readonly level: number;
  readonly pixels: string;
  /** Undefined for a silent source. */
  readonly audio: string | undefined;
}

/** Reads what ffprobe writes. @throws Error for a source without a picture */
export function readProbe(text: string): Probed {
  const { streams } = answerSchema.parse(JSON.parse(text));
  const video = streams.find(({ codec_type }) => codec_type === 'video');
  if (!video?.codec_name || !video.width || !video.height) throw new Error('The source has no picture');
  const { codec_name, width, height, profile = '', level = 0, pix_fmt = '' } = video;
  const audio = streams.find(({ codec_type }) => codec_type === 'audio')?.codec_name;
  return { video: codec_name, width, height, profile, level, pixels: pix_fmt, audio };
}

/** @throws Error with what ffprobe says, where the source cannot be read within 20 seconds */
export async function probe({ args, script }: Input, signal: AbortSignal): Promise<Probed> {
  // Those that slow a file down to its own speed are of no use here.
  const own = args.filter(
    (arg, at) => arg !== '-re' && arg !== '-stream_loop' && args[at - 1] !== '-stream_loop',
  );
  const child = spawn('ffprobe', ['-v', 'error', '-show_streams', '-of', 'json', ...own], {
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
    env: childEnvironment(),
    signal: AbortSignal.any([signal, AbortSignal.timeout(WITHIN_MS)]),
    killSignal: 'SIGTERM',
  });
  let [answer, problem] = ['', ''];
  child.stdout?.on('data', (chunk) => (answer += String(chunk)));
  child.stderr?.on('data', (chunk) => (problem += String(chunk)));
  const pipe = child.stdio[3] as Writable;
  // A child that ends early does not read it.
  pipe.on('error', () => {});
  pipe.end(script);
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', (cause) =>
      reject(cause.name === 'AbortError' ? new Error('The source does not answer within 20 seconds') : cause),
    );
    child.once('close', resolve);
  });
  if (code !== 0) throw new Error(problem || `ffprobe ended with ${code}`);
  return readProbe(answer);
}
