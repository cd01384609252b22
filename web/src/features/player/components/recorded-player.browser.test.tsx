import { AppError } from '@boma/domain/errors.ts';
import { beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { answerCalls, refusal } from '../../../test-support/answer-calls.ts';
import { render } from '../../../test-support/render.tsx';
import RecordedPlayer, { type RecordingProps } from './recorded-player.tsx';

/** A frame of MP3 without a sound: 24 ms in 96 bytes. */
const FRAME = Uint8Array.from({ length: 96 }, (_, at) => [0xff, 0xfb, 0x14, 0xc0][at] ?? 0);
/** Six seconds. */
const SEGMENT = URL.createObjectURL(new Blob(Array.from({ length: 250 }, () => FRAME)));

/** Six minutes, whose segments need the same ticket. */
const playlistOf = (ticket: string) =>
  URL.createObjectURL(
    new Blob([
      '#EXTM3U\n#EXT-X-TARGETDURATION:6\n#EXT-X-PLAYLIST-TYPE:VOD\n',
      ...Array.from(
        { length: 60 },
        (_, at) => `#EXTINF:6,\n${location.origin}/film/${at}.mp3?ticket=${ticket}\n`,
      ),
      '#EXT-X-ENDLIST\n',
    ]),
  );

/** What the media server answers to requests with a ticket. */
let answerTo: (ticket: string | null) => number;
const open = XMLHttpRequest.prototype.open;

beforeEach(() => {
  // A browser lets a page play without a gesture only what is silent.
  localStorage.setItem('boma:volume', JSON.stringify({ muted: true, volume: 0.8 }));
  answerTo = () => 200;
  vi.spyOn(XMLHttpRequest.prototype, 'open').mockImplementation(function (
    this: XMLHttpRequest,
    method: string,
    address: string | URL,
  ) {
    const { pathname, searchParams } = new URL(address);
    const ticket = searchParams.get('ticket');
    open.call(this, method, pathname.endsWith('.m3u8') ? playlistOf(ticket ?? '') : SEGMENT, true);
    const status = answerTo(ticket);
    if (status !== 200) Object.defineProperty(this, 'status', { value: status });
  });
});

const refused = 'It opens with a membership.';
const film = () => page.getByLabelText('Eleven lions');
const offer = () => page.getByText(refused);

function video(): HTMLVideoElement {
  const element = film().element();
  if (!(element instanceof HTMLVideoElement)) throw new Error('There is no video.');
  return element;
}

/** Shows the film from these tickets, one after the other, and waits until it plays. */
async function play(...tickets: (string | AppError)[]) {
  return playWith({}, ...tickets);
}

async function playWith(more: Partial<RecordingProps>, ...tickets: (string | AppError)[]) {
  const request = vi.fn(async () => {
    const ticket = tickets.shift();
    if (typeof ticket !== 'string') throw ticket ?? new Error('There is no ticket left.');
    const url = `${location.origin}/film/playlist.m3u8?ticket=${ticket}`;
    return { url, expires_at: Math.floor(Date.now() / 1000) + 600 };
  });
  render(
    <RecordedPlayer
      name="Eleven lions"
      poster=""
      youtubeId={null}
      request={request}
      refused={<p>{refused}</p>}
      {...more}
    />,
  );
  await expect.element(film()).toBeVisible();
  await expect.poll(() => video().currentTime).toBeGreaterThan(0);
  return request;
}

/** The viewer moves to what is not here yet. */
const seekTo = (second: number) => {
  video().currentTime = second;
};

it('plays on at the same second with a new address, when the old one has ended meanwhile', async () => {
  const request = await play('old', 'new');
  answerTo = (ticket) => (ticket === 'old' ? 403 : 200);
  seekTo(300);
  await expect.poll(() => request.mock.calls.length).toBe(2);
  await expect.poll(() => video().readyState).toBe(HTMLMediaElement.HAVE_ENOUGH_DATA);
  await expect.poll(() => video().currentTime).toBeGreaterThan(300.2);
  expect(video().currentTime).toBeLessThan(330);
  expect(video().paused).toBe(false);
  expect(page.getByRole('alert').query()).toBeNull();
});

it('leaves a film that the viewer has paused where it is, with a new address', async () => {
  await play('old', 'new');
  video().pause();
  answerTo = (ticket) => (ticket === 'old' ? 403 : 200);
  seekTo(300);
  await expect.poll(() => video().readyState).toBe(HTMLMediaElement.HAVE_ENOUGH_DATA);
  expect([video().paused, Math.round(video().currentTime)]).toEqual([true, 300]);
  expect(page.getByRole('alert').query()).toBeNull();
});

it('offers a membership when the server refuses a new address', async () => {
  await play('old', new AppError('forbidden'));
  answerTo = () => 403;
  seekTo(300);
  await expect.element(offer()).toBeVisible();
});

it('offers no membership to whom the server has given a new address, though it opens nothing, and asks for no third', async () => {
  const request = await play('old', 'new', 'newest');
  answerTo = () => 403;
  seekTo(300);
  await expect.element(page.getByText('The video could not be loaded.')).toBeVisible();
  expect(offer().query()).toBeNull();
  expect(request).toHaveBeenCalledTimes(2);
});

it('says that the video could not be loaded when the server does not answer', async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  await play('old', new AppError('unavailable'));
  answerTo = () => 403;
  seekTo(300);
  await expect.element(page.getByText('The video could not be loaded.')).toBeVisible();
  expect(offer().query()).toBeNull();
});

it('goes on at the same second when the viewer tries again', async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  await play('old', new AppError('unavailable'), 'new');
  answerTo = (ticket) => (ticket === 'old' ? 403 : 200);
  seekTo(300);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => video().currentTime).toBeGreaterThan(300.2);
  expect(video().currentTime).toBeLessThan(330);
});

it('has captions that the viewer can show, of a film that has some', async () => {
  const webvtt = 'WEBVTT\n\n00:00.000 --> 01:00.000\n[A lion roars]\n';
  answerCalls({ '/api/videos/12/captions': { data: { webvtt } } });
  await playWith({ captionsOf: 12 }, 'old', new AppError('unavailable'), 'new');
  await expect.poll(() => video().textTracks.length).toBe(1);
  const [track] = video().textTracks;
  expect([track?.kind, track?.label, track?.language, track?.mode]).toEqual([
    'captions',
    'English',
    'en',
    'disabled',
  ]);
  if (track) track.mode = 'showing';
  const words = () => [...(track?.activeCues ?? [])].map((cue) => (cue instanceof VTTCue ? cue.text : ''));
  await expect.poll(words).toEqual(['[A lion roars]']);
  // Another try after an outage has them as the viewer wanted them.
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  answerTo = (ticket) => (ticket === 'old' ? 403 : 200);
  seekTo(300);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => [...video().textTracks].map(({ mode }) => mode)).toEqual(['showing']);
});

it('plays a film whose captions do not come', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue(undefined);
  answerCalls({ '/api/videos/12/captions': refusal(503, 'unavailable') });
  await playWith({ captionsOf: 12 }, 'a');
  await expect.poll(() => log.mock.calls.length).toBe(1);
  expect(video().textTracks.length).toBe(0);
  expect(video().paused).toBe(false);
});
