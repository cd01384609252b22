import type { LiveSite } from '@boma/domain/live/live.schema.ts';
import type { StreamView } from '@boma/domain/streams/streams.schema.ts';
import { beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { drawn } from '../../../test-support/drawn.ts';
import { render } from '../../../test-support/render.tsx';
import { chooseLowData } from '../low-data.ts';
import type { Phase } from '../player-state.ts';
import { CameraPlayer } from './camera-player.tsx';

const live = vi.hoisted(() => ({ site: undefined as Partial<LiveSite> | undefined }));
vi.mock(import('../../../lib/live-site.ts'), async (original) => ({
  ...(await original()),
  useLiveSite: () => live.site as LiveSite | undefined,
}));

const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';
const tau: StreamView = {
  id: 7,
  slug: 'tau',
  name: 'Tau',
  code: 'tau',
  youtube_id: null,
  chat: 'chat-general',
  subscriber_only: false,
  cover: PIXEL,
  preview: PIXEL,
  status_update: '',
  noted_ts: null,
  source_kind: 'hls',
  place: null,
  species: [],
  about: '',
  ranger: '',
  since: null,
  live: true,
};

let fetched: string[];

beforeEach(() => {
  fetched = [];
  live.site = undefined;
  vi.spyOn(window, 'fetch').mockImplementation(async (input) => {
    const url = input instanceof Request ? input.url : String(input);
    fetched.push(url);
    if (url.endsWith('/config.json'))
      return Response.json({ mediaServer: location.origin, mediaApplication: 'none', version: 't' });
    if (url.includes('/thumbnail?')) return new Response(new Uint8Array(40_000));
    return new Response('', { status: 404 });
  });
});

it('shows a still instead of video, and what an hour of that costs', async () => {
  localStorage.setItem('boma:low-data', 'on');
  render(<CameraPlayer stream={tau} watching="open" live poster={PIXEL} />);
  // 40 kB, 120 times an hour.
  await expect
    .element(page.getByText('Low data: a picture every 30 seconds, about 4.8 MB an hour.'))
    .toBeVisible();
  await expect.element(page.getByRole('img', { name: 'Tau, a moment ago' })).toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Play Tau' })).toBeVisible();
  expect(fetched.filter((url) => url.includes('.m3u8'))).toEqual([]);
  expect(document.querySelector('video')).toBeNull();
});

it('asks for the small still of a members’ camera, which alone the media server opens', async () => {
  localStorage.setItem('boma:low-data', 'on');
  render(<CameraPlayer stream={{ ...tau, subscriber_only: true }} watching="open" live poster={PIXEL} />);
  await expect.element(page.getByRole('img', { name: 'Tau, a moment ago' })).toBeInTheDocument();
  const sizes = fetched.flatMap((url) => new URL(url, location.href).searchParams.get('size') ?? []);
  expect(sizes).toEqual(['384x216']);
});

it('plays at once again when the viewer turns it off, also on later visits', async () => {
  localStorage.setItem('boma:low-data', 'on');
  render(<CameraPlayer stream={tau} watching="open" live poster={PIXEL} />);
  await page.getByRole('button', { name: 'Turn low data off' }).click();
  await expect.poll(() => document.querySelector('video')).not.toBeNull();
  await expect.element(page.getByRole('button', { name: 'Pause Tau' })).toHaveFocus();
  expect(localStorage.getItem('boma:low-data')).toBe('off');
});

it('tells the page that nothing plays any more when stills take the place of the player', async () => {
  const onPhase = vi.fn<(phase: Phase) => void>();
  render(<CameraPlayer stream={tau} watching="open" live poster={PIXEL} onPhase={onPhase} />);
  await expect.poll(() => onPhase.mock.calls).toContainEqual(['connecting']);
  chooseLowData(true);
  await expect.element(page.getByRole('img', { name: 'Tau, a moment ago' })).toBeInTheDocument();
  await expect.poll(() => onPhase.mock.lastCall).toEqual(['idle']);
});

it('shows stills to everyone while staff say so, and video to a viewer who presses play', async () => {
  live.site = { switches: { chats: 'auto', pictures: 'stills' } };
  render(<CameraPlayer stream={tau} watching="open" live poster={PIXEL} />);
  const words = 'Many watch now, so cameras show a picture every 30 seconds. Press play for video.';
  await expect.element(page.getByText(words)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Turn low data off' })).not.toBeInTheDocument();
  expect(document.querySelector('video')).toBeNull();
  await page.getByRole('button', { name: 'Play Tau' }).click();
  await expect.poll(() => document.querySelector('video')).not.toBeNull();
});

it('plays on where nothing plays by itself when staff allow video again', async () => {
  live.site = { switches: { chats: 'auto', pictures: 'stills' } };
  const player = () => <CameraPlayer stream={tau} watching="open" live poster={PIXEL} autoplay={false} />;
  const { rerender } = render(player());
  await page.getByRole('button', { name: 'Play Tau' }).click();
  await expect.poll(() => document.querySelector('video')).not.toBeNull();
  const video = document.querySelector('video');
  live.site = { switches: { chats: 'auto', pictures: 'video' } };
  rerender(player());
  await drawn();
  expect(document.querySelector('video')).toBe(video);
});
