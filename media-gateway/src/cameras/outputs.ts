import type { CameraConfig } from '../config.ts';
import type { Probed } from './probe.ts';

/** One rendition that ffmpeg writes. */
export interface Output {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** RFC 6381, of the picture. */
  readonly codec: string;
  /** Undefined for the original, which is copied. */
  readonly kbps: number | undefined;
}

const PROFILES: Readonly<Record<string, string>> = {
  'Constrained Baseline': '42c0',
  Baseline: '4200',
  Main: '4d40',
  High: '6400',
};
const LEVEL_3_1 = 31;

function h264Codec(profile: string, level: number): string {
  const known = level > 0 ? level : LEVEL_3_1;
  return `avc1.${PROFILES[profile] ?? '6400'}${known.toString(16).padStart(2, '0')}`;
}

const BROWSERS_PLAY = new Set(['yuv420p', 'yuvj420p', '']);

/** Whether every browser plays the picture as it comes. */
const isPlayable = ({ video, pixels }: Probed): boolean => video === 'h264' && BROWSERS_PLAY.has(pixels);

const even = (n: number): number => Math.round(n / 2) * 2;

/**
 * What a camera's viewers get, the best first: the original if browsers play it, and what is encoded of it.
 * @throws Error where the original is to be copied and browsers cannot play it
 */
export function outputsOf({ video, renditions }: CameraConfig, probed: Probed): Output[] {
  const { width, height, profile, level } = probed;
  if (video === 'copy' && !isPlayable(probed))
    throw new Error(
      `The source sends ${probed.video}, which browsers cannot play: set it to H.264, or "video" to "auto"`,
    );
  const copies = video !== 'encode' && isPlayable(probed);
  const asked =
    copies || renditions.length > 0
      ? renditions
      : [{ name: '720p', height: Math.min(720, height), kbps: 1800 }];
  const original = { name: 'source', width, height, codec: h264Codec(profile, level), kbps: undefined };
  const encoded = asked.map(({ name, kbps, height: wanted }) => {
    const lines = even(Math.min(wanted, height));
    return {
      name,
      kbps,
      height: lines,
      width: even((width / height) * lines),
      codec: h264Codec('Main', lines > 720 ? 40 : LEVEL_3_1),
    };
  });
  return copies ? [original, ...encoded] : encoded;
}
