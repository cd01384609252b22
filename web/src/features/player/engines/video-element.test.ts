import { afterEach, expect, it, vi } from 'vitest';
import type { EngineEvents } from './player-engine.ts';
import { openVideoElement } from './video-element.ts';

afterEach(() => vi.unstubAllGlobals());

/** A video element whose volume belongs to the phone, as on an iPhone: it cannot be set and stays at 1. */
class PhoneVideo extends EventTarget {
  muted = false;
  get volume() {
    return 1;
  }
  set volume(_: number) {}
  pause() {}
  load() {}
  remove() {}
  removeAttribute() {}
}

it('ignores a volume that the phone cannot set, and treats its mute switch as the viewer’s choice', () => {
  const video = new PhoneVideo();
  vi.stubGlobal('document', { createElement: () => video });
  const sounded = vi.fn();
  const host = { append: () => undefined } as Partial<HTMLElement> as HTMLElement;
  const events = { sounded } as Partial<EngineEvents> as EngineEvents;
  const element = openVideoElement(host, events, () => undefined);
  element.setSound({ muted: true, volume: 0.8 });
  video.dispatchEvent(new Event('volumechange'));
  expect(sounded).not.toHaveBeenCalled();
  video.muted = false;
  video.dispatchEvent(new Event('volumechange'));
  expect(sounded.mock.calls).toEqual([[{ muted: false, volume: 1 }]]);
  element.remove();
});
