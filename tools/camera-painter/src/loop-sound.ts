import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOOP_SECONDS } from '../../simulators/cameras/loop.ts';
import { mixdown, SAMPLE_RATE, type Voice } from './sound.ts';

const AAC_FRAME = 1024;

/** The frames of an ADTS file. */
function framesOf(bytes: Buffer): Buffer[] {
  const frames: Buffer[] = [];
  for (let at = 0; at + 7 <= bytes.length; ) {
    const length =
      ((bytes.readUInt8(at + 3) & 3) << 11) | (bytes.readUInt8(at + 4) << 3) | (bytes.readUInt8(at + 5) >> 5);
    frames.push(bytes.subarray(at, at + length));
    at += length;
  }
  return frames;
}

/** Encodes three rounds of the ambience and keeps the second, so that no encoder start-up is heard at the seam. */
export function loopSound(voices: readonly Voice[], work: string): string {
  const [raw, adts, loop] = ['sound.raw', 'rounds.aac', 'loop.aac'].map((name) => join(work, name)) as [
    string,
    string,
    string,
  ];
  const round = mixdown(voices);
  writeFileSync(raw, Buffer.concat([round, round, round]));
  const pcm = ['-f', 's16le', '-ar', String(SAMPLE_RATE), '-ac', '1', '-i', raw];
  const aac = ['-c:a', 'aac', '-b:a', '18k', '-cutoff', '8000', '-f', 'adts', adts];
  execFileSync('ffmpeg', ['-nostdin', '-v', 'error', '-y', ...pcm, ...aac], { stdio: 'inherit' });
  const count = (LOOP_SECONDS * SAMPLE_RATE) / AAC_FRAME;
  writeFileSync(loop, Buffer.concat(framesOf(readFileSync(adts)).slice(count + 1, count * 2 + 1)));
  return loop;
}
