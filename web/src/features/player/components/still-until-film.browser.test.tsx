import { thumbnailUrl } from '@boma/domain/streams/media-urls.ts';
import { freeStream, youtubeStream } from '@boma/domain/streams/streams.fixtures.ts';
import { toStreamView } from '@boma/domain/streams/streams.policy.ts';
import { beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '../../../test-support/render.tsx';
import { requestPlayback } from '../api/request-playback.ts';
import { chooseEngine } from '../engines/open-engine.ts';
import type { EngineEvents, PlayerEngine } from '../engines/player-engine.ts';
import type { CameraPlayerProps } from '../player-props.ts';
import { CameraPlayer } from './camera-player.tsx';

vi.mock(import('../../../lib/live-site.ts'), async (original) => ({
  ...(await original()),
  useLiveSite: () => undefined,
}));
vi.mock(import('@boma/domain/streams/media-urls.ts'), { spy: true });
vi.mock(import('../api/request-playback.ts'), { spy: true });
vi.mock(import('../engines/open-engine.ts'), { spy: true });

const COVER = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=';
const STILL = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';
const BROKEN = 'data:image/gif;base64,R0lG';
const media = { mediaServer: location.origin, mediaApplication: 'none' };
const tau = toStreamView(freeStream, true, media);
const ridge = toStreamView(youtubeStream, true, media);

/** What the player was told by the engine of the test. */
let events: EngineEvents | undefined;
const nothing = () => undefined;
const engine: PlayerEngine = {
  can: { quality: false, goLive: false, pictureInPicture: false },
  playlist: 'none',
  load: nothing,
  resume: () => false,
  renew: nothing,
  play: nothing,
  pause: nothing,
  setSound: nothing,
  goLive: nothing,
  setQuality: nothing,
  seen: nothing,
  destroy: nothing,
};

beforeEach(() => {
  events = undefined;
  vi.spyOn(window, 'fetch').mockImplementation(async () => Response.json({ ...media, version: 't' }));
  vi.mocked(thumbnailUrl).mockReset().mockReturnValue(STILL);
  vi.mocked(requestPlayback).mockResolvedValue({ url: 'list', expires_at: null });
  vi.mocked(chooseEngine).mockResolvedValue((_host, told) => {
    events = told;
    return engine;
  });
});

const still = () => document.querySelector('[data-newest-still]')?.getAttribute('src');
const cover = () => document.querySelector('[data-picture] > img')?.getAttribute('src');

async function show(props: Partial<CameraPlayerProps>, width = 900): Promise<void> {
  await page.viewport(width, 700);
  render(<CameraPlayer stream={tau} watching="open" live poster={COVER} {...props} />);
  await expect.poll(() => events).toBeDefined();
}

it('shows the newest still over the cover until the film moves', async () => {
  vi.spyOn(Date, 'now').mockReturnValue(1_800_000_029_000);
  await show({});
  await expect.poll(still).toBe(STILL);
  expect(vi.mocked(thumbnailUrl).mock.lastCall?.slice(1)).toEqual(['tau', 'large', 60_000_000]);
  expect(cover()).toBe(COVER);
  const status = page.getByRole('status');
  await expect.element(status).not.toHaveTextContent('Tau is live.');
  events?.moving();
  await expect.poll(still).toBeUndefined();
  await expect.element(status).toHaveTextContent('Tau is live.');
});

it.each([
  ['in a tile', {}, 400, 'medium'],
  ['of a camera for members', { stream: { ...tau, subscriber_only: true } }, 900, 'small'],
] as const)('asks for the size of a still that suits it %s', async (_, props, width, size) => {
  await show(props, width);
  await expect.poll(() => vi.mocked(thumbnailUrl).mock.lastCall?.[2]).toBe(size);
});

it.each([
  ['that is off the air', { live: false }],
  ['of which that is not known', { live: undefined }],
  ['on YouTube', { stream: ridge }],
])('keeps the cover of a camera %s, and asks for no still', async (_, props) => {
  await show(props);
  expect(cover()).toBe(COVER);
  expect(still()).toBeUndefined();
  expect(thumbnailUrl).not.toHaveBeenCalled();
});

it('keeps the cover if the still does not come', async () => {
  vi.mocked(thumbnailUrl).mockReturnValue(BROKEN);
  const decode = vi.spyOn(HTMLImageElement.prototype, 'decode');
  await show({});
  await expect.poll(() => decode.mock.settledResults[0]?.type).toBe('rejected');
  expect(still()).toBeUndefined();
  expect(cover()).toBe(COVER);
});
