import { emptyLiveSite, type LiveSite } from '@boma/domain/live/live.schema.ts';
import { freeStream } from '@boma/domain/streams/streams.fixtures.ts';
import { toStreamView } from '@boma/domain/streams/streams.policy.ts';
import { beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '../../../test-support/render.tsx';
import { requestPlayback } from '../api/request-playback.ts';
import { chooseEngine } from '../engines/open-engine.ts';
import type { EngineEvents, PlayerEngine, Sound } from '../engines/player-engine.ts';
import { chooseMovingPictures } from '../moving-pictures.ts';
import { HeroFilm } from './hero-film.tsx';

const live = vi.hoisted(() => ({ site: undefined as LiveSite | undefined }));
vi.mock(import('../../../lib/live-site.ts'), async (original) => ({
  ...(await original()),
  useLiveSite: () => live.site,
}));
vi.mock(import('../api/request-playback.ts'), { spy: true });
vi.mock(import('../engines/open-engine.ts'), { spy: true });

const media = { mediaServer: 'https://media.test', mediaApplication: 'boma' };
const tau = toStreamView(freeStream, true, media);
const nothing = () => undefined;

/** What the film was told by its engine. */
let events: EngineEvents | undefined;
const heard = vi.fn<(sound: Sound) => void>();
const engine: PlayerEngine = {
  can: { quality: false, goLive: false, pictureInPicture: false },
  playlist: 'none',
  load: nothing,
  resume: () => false,
  renew: nothing,
  play: nothing,
  pause: nothing,
  setSound: (sound) => heard(sound),
  goLive: nothing,
  setQuality: nothing,
  seen: nothing,
  destroy: nothing,
};

const link = page.getByRole('link', { name: 'Watch with sound' });
const on = page.getByRole('button', { name: 'Turn sound on' });
const off = page.getByRole('button', { name: 'Turn sound off' });
const silence = { muted: true, volume: 0 };
const sound = { muted: false, volume: 0.3 };

beforeEach(() => {
  events = undefined;
  heard.mockReset();
  live.site = { ...emptyLiveSite, live: ['tau'], updated_at: 1 };
  chooseMovingPictures(true);
  localStorage.setItem('boma:volume', JSON.stringify({ muted: true, volume: 0.3 }));
  vi.mocked(requestPlayback).mockResolvedValue({ url: 'list', expires_at: null });
  vi.mocked(chooseEngine).mockResolvedValue((_host, told) => {
    events = told;
    return engine;
  });
});

async function show(): Promise<void> {
  render(<HeroFilm streams={[tau]} featured={tau} onChange={nothing} />, {
    style: 'position:relative;width:800px;height:450px',
  });
  await expect.poll(() => events).toBeDefined();
}

it('leads to the camera until its film moves, then lets it be heard in its place', async () => {
  await show();
  await expect.element(link).toHaveAttribute('href', '/wildlife/stream/tau-live');
  expect(on.query()).toBeNull();
  events?.moving();
  await on.click();
  await expect.element(off).toBeVisible();
  expect(link.query()).toBeNull();
  expect(heard.mock.calls).toEqual([[silence], [sound]]);
  await off.click();
  await expect.element(on).toBeVisible();
  expect(heard.mock.lastCall).toEqual([silence]);
});

it('keeps as the wish of the viewer that it is heard, and that it is not', async () => {
  await show();
  const kept = () => JSON.parse(localStorage.getItem('boma:volume') ?? 'null') as unknown;
  events?.moving();
  await on.click();
  await expect.element(off).toBeVisible();
  expect(kept()).toEqual({ muted: false, volume: 0.3 });
  await off.click();
  await expect.element(on).toBeVisible();
  expect(kept()).toEqual({ muted: true, volume: 0.3 });
});

it('keeps the focus as the link makes way for the button, and the button for the link', async () => {
  await show();
  await expect.element(link).toBeVisible();
  (link.element() as HTMLElement).focus();
  events?.moving();
  await expect.element(on).toHaveFocus();
  events?.lost('network');
  await expect.element(link).toHaveFocus();
});

it('goes on when its own picture starts anew', async () => {
  await show();
  events?.moving();
  await on.click();
  await expect.element(off).toBeVisible();
  const own = document.createElement('video');
  document.querySelector('[data-film]')?.append(own);
  own.dispatchEvent(new Event('play', { bubbles: true }));
  await expect.element(off).toBeVisible();
  expect(heard.mock.lastCall).toEqual([sound]);
});

it('pauses what sounds on the page already', async () => {
  await show();
  const other = document.body.appendChild(document.createElement('video'));
  const pause = vi.spyOn(other, 'pause');
  events?.moving();
  await on.click();
  await expect.poll(() => pause.mock.calls.length).toBe(1);
  other.remove();
});

it('falls silent when another film of the page starts to sound', async () => {
  await show();
  const other = document.body.appendChild(document.createElement('video'));
  events?.moving();
  await on.click();
  other.muted = true;
  other.dispatchEvent(new Event('play'));
  await expect.element(off).toBeVisible();
  expect(heard.mock.lastCall).toEqual([sound]);
  other.muted = false;
  other.dispatchEvent(new Event('play'));
  await expect.element(on).toBeVisible();
  expect(heard.mock.lastCall).toEqual([silence]);
  other.remove();
});

it('leads to the camera again once its film has ended', async () => {
  await show();
  events?.moving();
  await on.click();
  await expect.element(off).toBeVisible();
  events?.lost('network');
  await expect.element(link).toBeVisible();
  expect(off.query()).toBeNull();
});
