import { expect, it } from 'vitest';
import { plainReason } from './reasons.ts';

it.each([
  [
    '[rtsp @ 0x1] method OPTIONS failed: 401 Unauthorized\npipe:3: Server returned 401 Unauthorized (authorization failed)',
    'The source refuses the name or the password (401)',
  ],
  ['pipe:3: Connection refused', 'Nothing answers at the address of the source: connection refused'],
  [
    'av_interleaved_write_frame(): No space left on device',
    'The disk is full: free some room, or shorten windowMinutes',
  ],
  ['ENOSPC: no space left on device, write', 'The disk is full: free some room, or shorten windowMinutes'],
  ['spawn ffprobe ENOENT', 'ffmpeg is not installed: apt-get install ffmpeg'],
  ['[h264 @ 0x1] co located POCs unavailable', 'The source has ended'],
  ['[rtsp @ 0x1] Something new.\n[h264 @ 0x1] error while decoding MB 1 2', 'Something new'],
])('says %j in plain words', (said, expected) => {
  expect(plainReason(said.split('\n'))).toBe(expected);
});

it('names no password of an address', () => {
  const line =
    "Impossible to open 'rtsp://viewer:s3cret@10.0.0.21/live' or 'srt://10.0.0.1:9000?passphrase=s3cret&x=1'";
  expect(plainReason([line])).toBe(
    "Impossible to open 'rtsp://***@10.0.0.21/live' or 'srt://10.0.0.1:9000?passphrase=***&x=1'",
  );
});
