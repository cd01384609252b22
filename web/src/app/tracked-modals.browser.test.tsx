import { freeStream } from '@boma/domain/streams/streams.fixtures.ts';
import { toStreamView } from '@boma/domain/streams/streams.policy.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import MomentDialog from '../features/photos/components/moment-dialog.later.tsx';
import PhotoModal from '../features/photos/components/photo-modal.later.tsx';
import SnapshotDialog from '../features/photos/components/snapshot-dialog.later.tsx';
import VideoModal from '../features/videos/components/video-modal.later.tsx';
import { collectViews } from '../lib/analytics/views.ts';
import { answerCalls } from '../test-support/answer-calls.ts';
import { photoView } from '../test-support/photo-view.ts';
import { render, unmountAll } from '../test-support/render.tsx';
import { signIn } from '../test-support/session.ts';
import { videoView } from '../test-support/video-view.ts';

const media = { mediaServer: 'https://media.example', mediaApplication: 'boma' };
const tau = toStreamView({ ...freeStream, code: 'tau-cam' }, true, media);
const video = videoView({ id: 12, title: 'Eleven lions' });
const photo = photoView({ id: '7', title: 'Lion' });
const nothing = () => undefined;
const sight = { isOfPlayer: false, drawing: undefined, at: undefined, behind: 0, pressedAt: 0 };

const ownPath = location.pathname + location.search;
const views: string[] = [];
beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  answerCalls({ '/api/videos': { data: [video] }, '/api/photo/7': { data: photo } });
  views.length = 0;
  collectViews((path) => views.push(path));
});
afterEach(() => {
  unmountAll();
  collectViews(undefined);
  history.replaceState(null, '', ownPath);
});

it.each([
  ['/wildlife/video-highlights', '/wildlife/video-highlights/video-12-modal'],
  ['/', '/home/video-12-modal'],
])('R2-102 R2-103 R2-104 counts a video that opens over %s as %s, once', async (path, counted) => {
  render(<VideoModal id={12} known={video} pagePath={path} onClose={nothing} />);
  await expect.element(page.getByRole('dialog', { name: 'Eleven lions' })).toBeVisible();
  await expect.poll(() => views).toEqual([counted]);
});

it.each([
  ['/wildlife/photo-highlights', '/wildlife/photo-highlights/photo-7-modal'],
  ['/', '/home/photo-7-modal'],
])('R2-102 R2-104 R2-105 counts a photo that opens over %s as %s, once', async (path, counted) => {
  history.replaceState(null, '', path);
  render(<PhotoModal id="7" photos={[photo]} onOpen={nothing} onClose={nothing} />);
  await expect.element(page.getByRole('dialog', { name: 'Lion' })).toBeVisible();
  await expect.poll(() => views).toEqual([counted]);
});

it.each([
  ['/wildlife/stream/tau-live', '/wildlife/stream/tau-live/snapshot-tau-cam-modal'],
  ['/', '/home/snapshot-tau-cam-modal'],
])('R2-102 R2-104 R2-106 counts a snapshot that is taken on %s as %s, once', async (path, counted) => {
  history.replaceState(null, '', path);
  render(<SnapshotDialog stream={tau} sight={sight} onClose={nothing} />);
  await expect.element(page.getByRole('dialog', { name: 'Snapshot of Tau' })).toBeVisible();
  await expect.poll(() => views).toEqual([counted]);
});

it('R2-102 counts a moment that is kept, once', async () => {
  signIn({ is_subscribed: true });
  history.replaceState(null, '', '/wildlife/stream/tau-live');
  render(<MomentDialog stream={tau} sight={sight} onClose={nothing} />);
  await expect.element(page.getByRole('dialog', { name: 'A moment of Tau' })).toBeVisible();
  await expect.poll(() => views).toEqual(['/wildlife/stream/tau-live/moment-tau-cam-modal']);
});
