import type { KeepMomentInput } from '@boma/domain/photos/photos.schema.ts';
import { STILL_AT_HEADER } from '@boma/domain/streams/media-urls.ts';
import { freeStream } from '@boma/domain/streams/streams.fixtures.ts';
import { toStreamView } from '@boma/domain/streams/streams.policy.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { offerPicture, type SeenPicture } from '../../lib/seen-picture.ts';
import { render } from '../../test-support/render.tsx';
import { signIn } from '../../test-support/session.ts';
import { MomentButton } from './components/moment-button.tsx';
import { SnapshotButton } from './components/snapshot-button.tsx';

const MEDIA = { mediaServer: 'https://media.example', mediaApplication: 'boma' };
const tau = toStreamView(freeStream, true, MEDIA);
/** When the picture was filmed that these viewers see. */
const FILMED = Date.UTC(2026, 1, 3, 12, 0, 7);

type Colour = 'red' | 'blue' | 'lime';

function paint(canvas: HTMLCanvasElement, colour: Colour | 'black'): void {
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser paints nothing.');
  context.fillStyle = colour;
  context.fillRect(0, 0, canvas.width, canvas.height);
}

/** A picture of one colour, with so many lines. */
function painted(colour: Colour | 'black', lines = 720): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: (lines * 16) / 9, height: lines });
  paint(canvas, colour);
  return canvas;
}

const jpegOf = (colour: Colour): Promise<Blob> =>
  new Promise((resolve, reject) =>
    painted(colour).toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No picture.'))), 'image/jpeg'),
  );

/** An element that shows a picture of this colour. */
async function filmOf(colour: Colour | 'black', lines = 720): Promise<HTMLVideoElement> {
  const video = document.createElement('video');
  video.muted = true;
  video.srcObject = painted(colour, lines).captureStream(10);
  await video.play();
  await expect.poll(() => video.videoHeight).toBe(lines);
  return video;
}

/** The colour in the middle of the picture that a dialog shows. */
async function colourShown(name: string): Promise<string> {
  const image = page.getByRole('img', { name, exact: true });
  await expect.element(image).toBeVisible();
  const element = image.element() as HTMLImageElement;
  await element.decode();
  const probe = painted('black').getContext('2d');
  probe?.drawImage(element, 0, 0, 1280, 720);
  const [red = 0, green = 0, blue = 0] = probe?.getImageData(640, 360, 1, 1).data ?? [];
  return [red > 128 && 'red', green > 128 && 'lime', blue > 128 && 'blue'].filter(Boolean).join();
}

let stills: URL[];
let still: (asked: URL) => Promise<Response>;
let sent: KeepMomentInput | undefined;
let leave: () => void;

beforeEach(() => {
  stills = [];
  sent = undefined;
  leave = () => undefined;
  still = async () => new Response(await jpegOf('blue'));
  signIn({ is_subscribed: true });
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : String(input), location.href);
    if (url.pathname === '/config.json') return Response.json({ ...MEDIA, version: 't' });
    if (url.pathname === '/api/moment' && typeof init?.body === 'string')
      sent = JSON.parse(init.body) as KeepMomentInput;
    if (url.pathname !== '/thumbnail') return new Response('', { status: 404 });
    stills.push(url);
    return still(url);
  });
});
afterEach(() => leave());

const show = (seen: SeenPicture | undefined) => {
  leave = offerPicture('tau', () => seen);
};

async function openSnapshot(): Promise<void> {
  render(
    <SnapshotButton stream={tau}>
      {(open) => (
        <button type="button" onClick={open}>
          Snapshot
        </button>
      )}
    </SnapshotButton>,
  );
  await page.getByRole('button', { name: 'Snapshot', exact: true }).click();
}

async function openMoment(): Promise<void> {
  render(
    <MomentButton stream={tau}>
      {(open) => (
        <button type="button" onClick={open}>
          Moment
        </button>
      )}
    </MomentButton>,
  );
  await page.getByRole('button', { name: 'Moment', exact: true }).click();
}

const SEEN = 'Tau, as you saw it';
const NEWEST = 'Tau, just now';
const ofMoment = async (colour: Colour) =>
  new Response(await jpegOf(colour), { headers: { [STILL_AT_HEADER]: `${FILMED}` } });

it('draws the picture of the player, without a request, and draws it again when the viewer retakes it', async () => {
  const canvas = painted('red');
  const video = document.createElement('video');
  video.muted = true;
  video.srcObject = canvas.captureStream(10);
  await video.play();
  show({ video, at: FILMED, behind: 12_000 });
  await openSnapshot();
  expect(await colourShown(SEEN)).toBe('red');
  expect(stills).toEqual([]);
  const drawn = document.createElement('canvas').getContext('2d');
  await vi.waitFor(
    () => {
      paint(canvas, 'lime');
      drawn?.drawImage(video, 0, 0, 1, 1, 0, 0, 1, 1);
      expect(drawn?.getImageData(0, 0, 1, 1).data[1]).toBeGreaterThan(128);
    },
    { timeout: 15_000 },
  );
  expect(await colourShown(SEEN), 'what is shown stays').toBe('red');
  await page.getByRole('button', { name: 'RETAKE' }).click();
  await expect.poll(() => colourShown(SEEN)).toBe('lime');
});

it.each([
  ['the browser draws nothing', undefined],
  ['the browser draws black', 'black'],
] as const)('asks the media server for the picture of that moment where %s', async (_, colour) => {
  still = () => ofMoment('lime');
  show({ video: colour && (await filmOf(colour)), at: FILMED, behind: 12_000 });
  await openSnapshot();
  expect(await colourShown(SEEN)).toBe('lime');
  expect(stills.map(({ searchParams }) => [searchParams.get('at'), searchParams.get('size')])).toEqual([
    [`${FILMED}`, '1280x720'],
  ]);
});

it.each([
  ['a sharper picture of that moment', () => ofMoment('lime'), 'lime'],
  ['its own where the media server has none', async () => new Response('', { status: 404 }), 'red'],
  ['its own where the media server gives its newest', async () => new Response(await jpegOf('blue')), 'red'],
] as const)('takes of a small rendition %s', async (_, answer, colour) => {
  still = answer;
  show({ video: await filmOf('red', 270), at: FILMED, behind: 12_000 });
  await openSnapshot();
  expect(await colourShown(SEEN)).toBe(colour);
  expect(stills).toHaveLength(1);
});

it('takes the newest picture where the page shows none, and where the one that was seen cannot be had', async () => {
  await openSnapshot();
  expect(await colourShown(NEWEST)).toBe('blue');
  await page.getByRole('button', { name: 'Close' }).click();
  show({ video: undefined, at: undefined, behind: undefined });
  await page.getByRole('button', { name: 'Snapshot', exact: true }).click();
  expect(await colourShown(NEWEST)).toBe('blue');
  expect(stills.some(({ searchParams }) => searchParams.has('at'))).toBe(false);
});

it('shows the picture that ends a moment, and says when it was filmed and how long ago it was the newest', async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  show({ video: await filmOf('red'), at: FILMED, behind: 75_000 });
  await openMoment();
  expect(await colourShown(SEEN)).toBe('red');
  await page.getByText('60 seconds').click();
  await page.getByLabelText('What did you see?').fill('A lion roars');
  await page.getByRole('button', { name: 'KEEP MOMENT' }).click();
  await expect.poll(() => sent).toMatchObject({ stream_id: 7, seconds: 60, picture_at: FILMED });
  expect(sent?.ago_ms).toBeGreaterThanOrEqual(75_000);
  expect(sent?.ago_ms).toBeLessThan(95_000);
});

it('never shows another picture for the one that ends a moment', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue(undefined);
  show({ video: undefined, at: FILMED, behind: 12_000 });
  await openMoment();
  await expect.element(page.getByText(/This picture could not be shown/)).toBeVisible();
  expect(log).toHaveBeenCalled();
});
