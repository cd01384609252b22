import { freeStream } from '@boma/domain/streams/streams.fixtures.ts';
import { toStreamView } from '@boma/domain/streams/streams.policy.ts';
import { describe, expect, it, vi } from 'vitest';
import type { EngineEvents, OpenEngine, PlayerEngine } from './engines/player-engine.ts';
import { playSilently } from './play-silently.ts';

const stream = toStreamView(freeStream, true, {
  mediaServer: 'https://media.test',
  mediaApplication: 'boma',
});

/** An engine that records what it was told, and lets the test tell what it hears. */
function fakeEngine() {
  const told: string[] = [];
  let events: EngineEvents | undefined;
  const engine: PlayerEngine = {
    playlist: 'none',
    can: { quality: false, goLive: false, pictureInPicture: false },
    load: (url) => void told.push(`load ${url}`),
    resume: () => false,
    renew: () => undefined,
    play: () => void told.push('play'),
    pause: () => void told.push('pause'),
    setSound: ({ muted }) => void told.push(muted ? 'mute' : 'unmute'),
    goLive: () => undefined,
    setQuality: () => undefined,
    seen: () => undefined,
    destroy: () => void told.push('destroy'),
  };
  const open: OpenEngine = (_host, heard) => {
    events = heard;
    return engine;
  };
  return { told, open, events: () => events };
}

function play(open: OpenEngine | undefined, answer = Promise.resolve({ url: 'tau.m3u8', expires_at: null })) {
  const over = new AbortController();
  const onMoving = vi.fn();
  const onEnded = vi.fn();
  const started = playSilently({
    host: {} as HTMLElement,
    stream,
    signal: over.signal,
    onMoving,
    onEnded,
    choose: async () => open,
    request: () => answer,
  });
  return { started, over, onMoving, onEnded };
}

describe('a camera without controls', () => {
  it('is muted before it plays, and says when it moves', async () => {
    const { told, open, events } = fakeEngine();
    const { started, onMoving } = play(open);
    await started;
    expect(told).toEqual(['mute', 'load tau.m3u8', 'play']);
    expect(onMoving).not.toHaveBeenCalled();
    events()?.moving();
    expect(onMoving).toHaveBeenCalledOnce();
  });

  it.each([
    'lost',
    'refused',
    'unplayable',
    'blocked',
    'pausedOutside',
  ] as const)('ends once when it is %s', async (what) => {
    const { told, open, events } = fakeEngine();
    const { started, onEnded } = play(open);
    await started;
    events()?.[what]('network');
    events()?.[what]('network');
    expect(told.at(-1)).toBe('destroy');
    expect(told.filter((each) => each === 'destroy')).toHaveLength(1);
    expect(onEnded).toHaveBeenCalledOnce();
  });

  it('stops without a word when it is called off', async () => {
    const { told, open } = fakeEngine();
    const { started, over, onEnded } = play(open);
    await started;
    over.abort();
    expect(told.at(-1)).toBe('destroy');
    expect(onEnded).not.toHaveBeenCalled();
  });

  it('does not start when it is called off while its code is on its way', async () => {
    const { told, open } = fakeEngine();
    const { started, over } = play(open);
    over.abort();
    await started;
    expect(told).toEqual([]);
  });

  it('ends where the browser cannot play it, and where the camera does not answer', async () => {
    const unsupported = play(undefined);
    await unsupported.started;
    expect(unsupported.onEnded).toHaveBeenCalledOnce();
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const failing = play(fakeEngine().open, Promise.reject(new Error('no answer')));
    await failing.started;
    expect(failing.onEnded).toHaveBeenCalledOnce();
    expect(logged).toHaveBeenCalledOnce();
    logged.mockRestore();
  });
});
