import type { Channel } from '../../../media-gateway/src/front/channel.ts';
import type { Camera } from './cameras.ts';
import { readSegment, renditionsOf } from './library.ts';
import { RENDITIONS, SEGMENT_SECONDS } from './loop.ts';
import type { Switchboard } from './switchboard.ts';
import { takeDuring } from './take.ts';
import type { Darkroom } from './thumbnail.ts';
import { currentSequence, isListedMoment, isResolvable, liveWindow, segmentIndex } from './window.ts';

export interface ChannelOptions {
  readonly switchboard: Switchboard;
  readonly darkroom: Darkroom;
  /** How far the camp's clock, which decides the light, is ahead of the real one. */
  readonly campShift: number;
}

/** A camera whose film is a committed loop that rolls by the wall clock. */
export function loopChannel(camera: Camera, { switchboard, darkroom, campShift }: ChannelOptions): Channel {
  const { code, paid } = camera;
  const onAir = () => switchboard.onAir(code);
  return {
    code,
    paid,
    onAir: () => onAir() !== undefined,
    renditions: (now) => renditionsOf(takeDuring(currentSequence(now), code, campShift)),
    list(name, now) {
      if (!RENDITIONS.some((each) => each.name === name)) return undefined;
      const { segments, discontinuitySequence } = liveWindow(now, onAir());
      return {
        segments: segments.map(({ sequence, startsAtMs, discontinuity }) => ({
          sequence,
          seconds: SEGMENT_SECONDS,
          startsAt: startsAtMs,
          discontinuity,
        })),
        goneDiscontinuities: discontinuitySequence,
        version: `${segments[0]?.sequence} ${segments.length} ${discontinuitySequence}`,
      };
    },
    async segment(name, sequence, now) {
      if (!isResolvable(sequence, now, onAir())) return undefined;
      return { body: await readSegment(takeDuring(sequence, code, campShift), name, segmentIndex(sequence)) };
    },
    async still(size, now, at) {
      if (at === undefined) return darkroom(camera, size, now);
      return isListedMoment(at, now, onAir()) ? darkroom(camera, size, now, at) : undefined;
    },
  };
}
