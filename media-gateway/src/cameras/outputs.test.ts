import { describe, expect, it } from 'vitest';
import { parseConfig } from '../config.ts';
import { ffmpegArgs } from './ffmpeg-args.ts';
import { inputOf } from './input.ts';
import { outputsOf } from './outputs.ts';
import { type Probed, readProbe } from './probe.ts';

const H264: Probed = {
  video: 'h264',
  width: 1920,
  height: 1080,
  profile: 'High',
  level: 40,
  pixels: 'yuvj420p',
  audio: 'aac',
};
const HEVC: Probed = { ...H264, video: 'hevc', audio: 'pcm_mulaw' };
const LOW = { name: '360p', height: 360, kbps: 500 };

function cameraWith(more: object) {
  const config = parseConfig({
    folder: '/data',
    cameras: [{ code: 'tau', source: 'rtsp://10.0.0.21/', ...more }],
  });
  const [camera] = config.cameras;
  if (!camera) throw new Error('no camera');
  return { config, camera };
}

describe('what viewers get of a camera', () => {
  it('is the original where it is H.264, and what is asked for below it', () => {
    expect(outputsOf(cameraWith({ renditions: [LOW] }).camera, H264)).toEqual([
      { name: 'source', width: 1920, height: 1080, codec: 'avc1.640028', kbps: undefined },
      { name: '360p', width: 640, height: 360, codec: 'avc1.4d401f', kbps: 500 },
    ]);
  });

  it('is encoded to 720p where browsers cannot play the original', () => {
    const expected = [{ name: '720p', width: 1280, height: 720, codec: 'avc1.4d401f', kbps: 1800 }];
    expect(outputsOf(cameraWith({}).camera, HEVC)).toEqual(expected);
    expect(outputsOf(cameraWith({}).camera, { ...H264, pixels: 'yuv420p10le' })).toEqual(expected);
    expect(outputsOf(cameraWith({ video: 'encode' }).camera, H264)).toEqual(expected);
  });

  it('is never larger than the original', () => {
    const small = { ...HEVC, width: 704, height: 576 };
    expect(outputsOf(cameraWith({}).camera, small)).toMatchObject([{ width: 704, height: 576 }]);
  });

  it('is refused where the original is to be copied and cannot be played', () => {
    expect(() => outputsOf(cameraWith({ video: 'copy' }).camera, HEVC)).toThrow(
      'The source sends hevc, which browsers cannot play: set it to H.264, or "video" to "auto"',
    );
  });
});

describe('the arguments of ffmpeg', () => {
  function argsFor(probed: Probed, more: object = {}): string {
    const { config, camera } = cameraWith(more);
    return ffmpegArgs({
      config,
      camera,
      probed,
      input: inputOf(camera),
      outputs: outputsOf(camera, probed),
      folder: '/data/live/tau',
    }).join(' ');
  }

  it('decode nothing where everything is copied', () => {
    const args = argsFor(H264);
    expect(args).not.toMatch(/-vf|-c:v (?!copy)/);
    expect(args).toContain('-map 0:v:0 -c:v copy -map 0:a:0 -c:a copy -f segment');
    expect(args).toContain('-segment_list pipe:4');
  });

  it('put the key frames of what is encoded where those of the copied original are', () => {
    const args = argsFor(H264, { renditions: [LOW] });
    expect(args).toContain('-force_key_frames source');
    expect(args).toContain('-segment_list pipe:5');
    expect(argsFor(HEVC)).toContain('-force_key_frames expr:gte(t,n_forced*2)');
  });

  it('encode every sound but AAC, and leave it out where it is not wanted', () => {
    expect(argsFor(HEVC)).toContain('-c:a aac -b:a 64k');
    expect(argsFor({ ...H264, audio: undefined })).not.toContain('-c:a');
    expect(argsFor(H264, { audio: false })).not.toContain('-c:a');
  });
});

describe('a source', () => {
  it('is opened by a script, which holds the password that the arguments do not', () => {
    const { args, script } = inputOf({
      source: "rtsp://viewer:it's@10.0.0.21/main",
      input: { rtsp_transport: 'udp' },
    });
    expect(args.join(' ')).not.toContain('10.0.0.21');
    expect(script).toBe(
      "ffconcat version 1.0\nfile 'rtsp://viewer:it%27s@10.0.0.21/main'\noption rtsp_transport 'udp'\noption timeout '10000000'\n",
    );
  });

  it('that is a file plays in a loop at its own speed', () => {
    expect(inputOf({ source: '/data/film.mp4', input: {} })).toEqual({
      args: ['-re', '-stream_loop', '-1', '-i', '/data/film.mp4'],
      script: '',
    });
  });

  it('is described by ffprobe', () => {
    const streams = [
      { codec_type: 'audio', codec_name: 'aac' },
      {
        codec_type: 'video',
        codec_name: 'h264',
        width: 1280,
        height: 720,
        profile: 'Main',
        level: 31,
        pix_fmt: 'yuv420p',
      },
    ];
    expect(readProbe(JSON.stringify({ streams }))).toEqual({
      video: 'h264',
      width: 1280,
      height: 720,
      profile: 'Main',
      level: 31,
      pixels: 'yuv420p',
      audio: 'aac',
    });
    expect(() => readProbe(JSON.stringify({ streams: streams.slice(0, 1) }))).toThrow(
      'The source has no picture',
    );
    expect(() => readProbe('{}')).toThrow('The source has no picture');
  });
});
