import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { EngineEvents, PlayerEngine } from './player-engine.ts';
import { openYoutubeEngine } from './youtube-engine.ts';

const contentWindow = { postMessage: vi.fn() };
const sounded = vi.fn();
const did: string[] = [];
let engine: PlayerEngine;
let onMessage: (message: object) => void;

beforeEach(() => {
  const frame = { contentWindow, addEventListener: () => undefined, remove: () => undefined };
  vi.stubGlobal('document', { createElement: () => frame });
  vi.stubGlobal('addEventListener', (_: string, listener: typeof onMessage) => (onMessage = listener));
  const events: Partial<EngineEvents> = {
    sounded,
    lost: (loss) => void did.push(`lost ${loss}`),
    waiting: () => void did.push('waiting'),
  };
  did.length = 0;
  engine = openYoutubeEngine('Ridge')({} as HTMLElement, events as EngineEvents);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

function frameSays(event: string, info?: object | number) {
  const data = JSON.stringify({ event, info });
  onMessage({ origin: 'https://www.youtube-nocookie.com', source: contentWindow, data });
}

it('ignores the initial sound of the frame, and treats a later change as the viewer’s choice', () => {
  engine.setSound({ muted: true, volume: 0.8 });
  frameSays('initialDelivery', { muted: false, volume: 100 });
  frameSays('onReady');
  frameSays('infoDelivery', { muted: true });
  frameSays('infoDelivery', { volume: 80 });
  expect(sounded).not.toHaveBeenCalled();
  frameSays('infoDelivery', { muted: false });
  expect(sounded.mock.calls).toEqual([[{ muted: false, volume: 0.8 }]]);
});

it('keeps listening after the page has applied the frame’s state', () => {
  engine.setSound({ muted: false, volume: 0.8 });
  frameSays('initialDelivery', { muted: false, volume: 80 });
  frameSays('infoDelivery', { volume: 50 });
  engine.setSound({ muted: false, volume: 0.5 });
  frameSays('infoDelivery', { volume: 20 });
  expect(sounded.mock.calls).toEqual([[{ muted: false, volume: 0.5 }], [{ muted: false, volume: 0.2 }]]);
});

it.each([
  ['onError', 150],
  ['onStateChange', 0],
])('does not take the frame for a moving picture after %s %d', (event, info) => {
  frameSays(event, info);
  expect(did).toEqual(['lost missing', 'waiting']);
});
