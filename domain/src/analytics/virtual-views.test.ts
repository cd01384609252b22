import { expect, it } from 'vitest';
import { modalPath, trackedUser } from './virtual-views.ts';

it('R2-103 R2-105 R2-106 names an opened modal after its page and what it shows', () => {
  expect(modalPath('/wildlife/video-highlights', { kind: 'video', id: 12 })).toBe(
    '/wildlife/video-highlights/video-12-modal',
  );
  expect(modalPath('/wildlife/photo-highlights', { kind: 'photo', id: 7 })).toBe(
    '/wildlife/photo-highlights/photo-7-modal',
  );
  expect(modalPath('/wildlife/stream/tau-live', { kind: 'snapshot', code: 'tau' })).toBe(
    '/wildlife/stream/tau-live/snapshot-tau-modal',
  );
});

it('R2-104 R2-107 writes home as /home, for all three kinds', () => {
  expect(modalPath('/', { kind: 'video', id: 12 })).toBe('/home/video-12-modal');
  expect(modalPath('/', { kind: 'photo', id: 7 })).toBe('/home/photo-7-modal');
  expect(modalPath('/', { kind: 'snapshot', code: 'tau' })).toBe('/home/snapshot-tau-modal');
});

it('R6-046 R6-047 says Subscriber, Registered or Guest, and Guest while the viewer is not known', () => {
  expect(trackedUser('subscriber')).toBe('Subscriber');
  expect(trackedUser('registered')).toBe('Registered');
  expect(trackedUser('guest')).toBe('Guest');
  expect(trackedUser('unknown')).toBe('Guest');
});
