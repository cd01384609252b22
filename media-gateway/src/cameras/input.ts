import type { CameraConfig } from '../config.ts';

/** How ffmpeg opens a source. */
export interface Input {
  /** The options before and with `-i`. */
  readonly args: readonly string[];
  /** What ffmpeg reads from its file descriptor 3. Empty for a file, which holds no secret. */
  readonly script: string;
}

export const SCRIPT_FD = 3;
/** Where ffmpeg says which segments of an output are complete. */
export const reportFd = (output: number): number => SCRIPT_FD + 1 + output;

const PROTOCOLS = 'pipe,file,tcp,udp,rtp,rtsp,tls,http,https,httpproxy,crypto,rtmp,rtmps,rtmpe,srt,data';
const PATIENCE_MICROSECONDS = '10000000';

const OPTIONS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  rtsp: { rtsp_transport: 'tcp', timeout: PATIENCE_MICROSECONDS },
  rtsps: { rtsp_transport: 'tcp', timeout: PATIENCE_MICROSECONDS },
  rtmp: { rw_timeout: PATIENCE_MICROSECONDS },
  rtmps: { rw_timeout: PATIENCE_MICROSECONDS },
  http: { rw_timeout: PATIENCE_MICROSECONDS },
  https: { rw_timeout: PATIENCE_MICROSECONDS },
};

/**
 * Every user of a machine can list the arguments of its processes, and a camera's address holds its password. So ffmpeg
 * reads the address from a pipe, as a list of one source.
 */
export function inputOf({ source, input }: Pick<CameraConfig, 'source' | 'input'>): Input {
  const scheme = /^([a-z0-9]+):\/\//i.exec(source)?.[1]?.toLowerCase();
  const options = Object.entries({ ...OPTIONS[scheme ?? ''], ...input });
  if (scheme === undefined) {
    const args = options.flatMap(([name, value]) => [`-${name}`, value]);
    return { args: ['-re', '-stream_loop', '-1', ...args, '-i', source], script: '' };
  }
  const lines = [
    'ffconcat version 1.0',
    `file '${source.replaceAll("'", '%27').replace(/[\r\n]/g, '')}'`,
    ...options.map(([name, value]) => `option ${name} '${value}'`),
  ];
  return {
    args: ['-f', 'concat', '-safe', '0', '-protocol_whitelist', PROTOCOLS, '-i', `pipe:${SCRIPT_FD}`],
    script: `${lines.join('\n')}\n`,
  };
}
