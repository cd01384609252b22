import { afterEach, expect, it, vi } from 'vitest';
import type { EngineEvents } from './player-engine.ts';
import { openVideoElement } from './video-element.ts';

afterEach(() => vi.unstubAllGlobals());

/** A video element that plays at once, and tells of each change a little later, as browsers do. */
class FakeVideo extends EventTarget {
  paused = true;
  ended = false;
  error: Partial<MediaError> | null = null;
  #muted = false;
  volume = 1;
  get muted() {
    return this.#muted;
  }
  set muted(muted: boolean) {
    if (muted === this.#muted) return;
    this.#muted = muted;
    queueMicrotask(() => this.dispatchEvent(new Event('volumechange')));
  }
  async play() {
    if (!this.paused) return;
    this.paused = false;
    queueMicrotask(() => this.dispatchEvent(new Event('play')));
  }
  pause() {
    if (this.paused) return;
    this.paused = true;
    queueMicrotask(() => this.dispatchEvent(new Event('pause')));
  }
  load() {}
  remove() {}
  removeAttribute() {}
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

function openFake() {
  const video = new FakeVideo();
  vi.stubGlobal('document', { createElement: () => video });
  const did: string[] = [];
  const events: Partial<EngineEvents> = {
    pausedOutside: () => void did.push('paused outside'),
    playedOutside: () => void did.push('played outside'),
    sounded: ({ muted }) => void did.push(muted ? 'muted' : 'unmuted'),
  };
  const host = { append: () => undefined } as Partial<HTMLElement> as HTMLElement;
  const element = openVideoElement(host, events as EngineEvents, () => undefined);
  return { video, element, did };
}

it('reports a pause and a play from outside once each, as often as they come', async () => {
  const { video, element, did } = openFake();
  element.play();
  await settled();
  expect(did).toEqual([]);
  for (const _ of [1, 2]) {
    video.pause();
    await settled();
    void video.play();
    await settled();
    // As the player does: it wants what the viewer wants.
    element.play();
    await settled();
  }
  expect(did).toEqual(['paused outside', 'played outside', 'paused outside', 'played outside']);
  element.remove();
});

it('takes a pause right after a play, and a play right after a pause, for the viewer’s own: a busy browser tells of both late', async () => {
  const { video, element, did } = openFake();
  element.play();
  element.pause();
  await settled();
  expect([video.paused, did]).toEqual([true, []]);
  element.play();
  await settled();
  element.pause();
  element.play();
  await settled();
  expect([video.paused, did]).toEqual([false, []]);
  element.remove();
});

it('does not go on by itself with a new source after a pause from outside', async () => {
  const { video, element } = openFake();
  element.play();
  await settled();
  video.pause();
  await settled();
  element.playIfWanted();
  expect(video.paused).toBe(true);
  element.remove();
});

it('goes on with a repaired source where a picture that cannot be decoded has paused the film', async () => {
  const { video, element, did } = openFake();
  element.play();
  await settled();
  video.error = { code: 3 };
  video.pause();
  await settled();
  video.error = null;
  element.playIfWanted();
  await settled();
  expect([video.paused, did]).toEqual([false, []]);
  element.remove();
});

it('takes back an unmute that came before the viewer used the page, and reports a later one', async () => {
  const userActivation = { hasBeenActive: false };
  vi.stubGlobal('navigator', { userActivation });
  const { video, element, did } = openFake();
  element.setSound({ muted: true, volume: 1 });
  await settled();
  video.muted = false;
  await settled();
  expect([video.muted, did]).toEqual([true, []]);
  userActivation.hasBeenActive = true;
  video.muted = false;
  await settled();
  expect([video.muted, did]).toEqual([false, ['unmuted']]);
  element.remove();
});

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
