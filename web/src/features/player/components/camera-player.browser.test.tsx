import type { StreamView } from '@boma/domain/streams/streams.schema.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '../../../test-support/render.tsx';
import { chooseLowData } from '../low-data.ts';
import type { CameraPlayerProps } from '../player-props.ts';
import { CameraPlayer } from './camera-player.tsx';

// What is live would load Firestore in the middle of a test: keys then wait for seconds on a busy machine.
vi.mock(import('../../../lib/live-site.ts'), async (original) => ({
  ...(await original()),
  useLiveSite: () => undefined,
}));

const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

const hls: StreamView = {
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
const paid: StreamView = { ...hls, subscriber_only: true };

/** The answers of the network, by the end of the address. */
let answers: Record<string, () => Response>;

beforeEach(() => {
  localStorage.clear();
  answers = {
    '/config.json': () =>
      Response.json({ mediaServer: location.origin, mediaApplication: 'none', version: 't' }),
  };
  vi.spyOn(window, 'fetch').mockImplementation(async (input) => {
    const url = input instanceof Request ? input.url : String(input);
    const found = Object.entries(answers).find(([end]) => url.endsWith(end));
    return found ? found[1]() : new Response('', { status: 404 });
  });
});

async function show(props: Partial<CameraPlayerProps> = {}, width = 800) {
  await page.viewport(width, 700);
  render(<CameraPlayer stream={hls} watching="open" live={undefined} poster={PIXEL} {...props} />);
  const region = page.getByRole('region', { name: 'Player: Tau' });
  await expect.element(region).toBeInTheDocument();
  return region;
}

function ratioOf(selector: string): number {
  const { width, height } = document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
  return width / height;
}

describe('before it plays', () => {
  it('ends the theatre, for which stills have no button, once the viewer saves data', async () => {
    const toggle = vi.fn();
    await show({ theatre: { active: true, toggle } });
    expect(toggle).not.toHaveBeenCalled();
    chooseLowData(true);
    await expect.poll(() => toggle.mock.calls.length).toBe(1);
  });

  it('R9-040 has a box of 16:9 by default', async () => {
    await show({ autoplay: false });
    await expect.poll(() => ratioOf('[data-picture]')).toBeCloseTo(16 / 9, 2);
  });

  it('accepts another ratio', async () => {
    await show({ autoplay: false, ratio: '4 / 3' });
    await expect.poll(() => ratioOf('[data-picture]')).toBeCloseTo(4 / 3, 2);
  });

  it('is a poster and one button, and loads no player', async () => {
    await show({ autoplay: false });
    await expect.element(page.getByRole('button', { name: 'Play Tau' })).toBeVisible();
    expect(document.querySelector('video, iframe')).toBeNull();
  });

  it('plays on a press, and moves the focus to the control in the same place', async () => {
    await show({ autoplay: false });
    await userEvent.click(page.getByRole('button', { name: 'Play Tau' }));
    await expect.element(page.getByRole('button', { name: 'Pause Tau' })).toHaveFocus();
    expect(document.querySelector('video')).not.toBeNull();
  });
});

describe('a camera for members', () => {
  it('invites a guest, says the price, and requests no address', async () => {
    const unlock = { name: 'Subscribe', href: '/wildlife/subscribe', terms: <p>$5 per month</p> };
    await show({ stream: paid, watching: 'locked', unlock });
    await expect.element(page.getByText('Tau is for members only')).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Subscribe' }))
      .toHaveAttribute('href', '/wildlife/subscribe');
    await expect.element(page.getByText('$5 per month')).toBeVisible();
    expect(window.fetch).not.toHaveBeenCalled();
  });

  it('is locked if the server says that the user is no member', async () => {
    answers['/api/streams/7/playback'] = () =>
      Response.json({ code: 'forbidden', message: 'No.', request_id: 'x' }, { status: 403 });
    await show({ stream: paid, watching: 'open' });
    await expect
      .element(page.getByText('It opens with a Premium membership.', { exact: false }))
      .toBeVisible();
  });

  it('asks a signed-out viewer to sign in', async () => {
    answers['/api/streams/7/playback'] = () =>
      Response.json({ code: 'unauthenticated', message: 'No.', request_id: 'x' }, { status: 401 });
    await show({ stream: paid, watching: 'open' });
    await expect.element(page.getByText('Sign in with your membership', { exact: false })).toBeVisible();
  });
});

describe('a partner’s camera', () => {
  it('plays from its new address once that has changed', async () => {
    const opened = vi.spyOn(XMLHttpRequest.prototype, 'open');
    const asked = () => opened.mock.calls.map(([, url]) => String(url));
    const at = (address: string) => (
      <CameraPlayer stream={{ ...hls, address }} watching="open" live={undefined} poster={PIXEL} />
    );
    const [before, after] = [`${location.origin}/before.m3u8`, `${location.origin}/after.m3u8`];
    const { rerender } = render(at(before));
    await expect.poll(asked, { timeout: 20_000 }).toContain(before);
    rerender(at(after));
    await expect.poll(asked, { timeout: 20_000 }).toContain(after);
  });
});

describe('a camera that is off the air', () => {
  it('announces it once, counts down without announcing, and offers another camera', async () => {
    await show({ live: false, offer: { name: 'Tembe', href: '/wildlife/stream/tembe-live' } });
    await expect.element(page.getByText('Tau is off the air', { exact: true })).toBeVisible();
    await expect.element(page.getByText(/^Trying (again in \d+ s|now …)$/)).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Watch Tembe meanwhile' }))
      .toHaveAttribute('href', '/wildlife/stream/tembe-live');
    const status = page.getByRole('status');
    await expect
      .element(status)
      .toHaveTextContent('Tau is off the air. It starts again by itself when the camera is back.');
    expect(status.element().textContent).not.toMatch(/\d/);
  });
});

it('keeps the focus when a button over the picture goes', async () => {
  const player = (more: Partial<CameraPlayerProps>) => (
    <CameraPlayer stream={hls} watching="open" live={false} poster={PIXEL} {...more} />
  );
  const { rerender } = render(player({}));
  const tryNow = page.getByRole('button', { name: 'Try now' });
  await tryNow.click();
  await expect.element(tryNow).toHaveFocus();
  rerender(player({ offer: { name: 'Tembe', href: '/wildlife/stream/tembe-live' } }));
  await expect.element(tryNow).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Pause Tau' })).toHaveFocus();
});

describe('the controls', () => {
  it('have names that include their keys', async () => {
    await show();
    const named = [
      ['Pause Tau', 'K'],
      ['Full screen', 'F'],
    ] as const;
    for (const [name, key] of named) {
      await expect.element(page.getByRole('button', { name })).toHaveAttribute('aria-keyshortcuts', key);
    }
    await expect.element(page.getByRole('slider', { name: 'Volume' })).toBeInTheDocument();
  });

  it('store a volume set by key for the next visit', async () => {
    localStorage.setItem('boma:volume', JSON.stringify({ muted: true, volume: 0.5 }));
    await show();
    const pause = page.getByRole('button', { name: 'Pause Tau' });
    await expect.element(pause).toBeInTheDocument();
    pause.element().focus();
    await expect.element(pause).toHaveFocus();
    await userEvent.keyboard('m');
    await userEvent.keyboard('{ArrowUp}');
    expect(JSON.parse(localStorage.getItem('boma:volume') ?? '')).toEqual({ muted: false, volume: 0.6 });
  });

  it('pause and play by key', async () => {
    await show();
    const pause = page.getByRole('button', { name: 'Pause Tau' });
    await expect.element(pause).toBeInTheDocument();
    pause.element().focus();
    await expect.element(pause).toHaveFocus();
    await userEvent.keyboard('k');
    await expect.element(page.getByRole('button', { name: 'Play Tau' })).toBeInTheDocument();
    await userEvent.keyboard('k');
    await expect.element(pause).toBeInTheDocument();
  });

  it('announce on a Multiview tile only what fails', async () => {
    await show({ compact: true, group: 'wall', live: false });
    const status = page.getByRole('status');
    await expect
      .element(status)
      .toHaveTextContent('Tau is off the air. It starts again by itself when the camera is back.');
    await page.getByRole('button', { name: 'Pause Tau' }).click();
    await expect.element(page.getByRole('button', { name: 'Play Tau' })).toBeInTheDocument();
    expect(status.element().textContent).toBe('');
  });

  it('announce in the corner, which is small too, what the viewer does', async () => {
    await show({ compact: true });
    await page.getByRole('button', { name: 'Pause Tau' }).click();
    await expect.element(page.getByRole('status')).toHaveTextContent('Paused.');
  });

  it('have no volume on a Multiview tile', async () => {
    await show({ compact: true });
    await expect.element(page.getByRole('button', { name: 'Pause Tau' })).toBeInTheDocument();
    expect(page.getByRole('slider').elements()).toEqual([]);
  });
});

describe('a camera on YouTube', () => {
  const youtube: StreamView = { ...hls, source_kind: 'youtube', youtube_id: 'abcdefghijk' };

  it('is a poster until the viewer plays', async () => {
    await show({ stream: youtube, autoplay: false });
    expect(document.querySelector('iframe')).toBeNull();
  });

  it('R7-088 plays in a frame of the host without tracking cookies', async () => {
    await show({ stream: youtube });
    await expect.element(page.getByTitle('Tau', { exact: true })).toBeInTheDocument();
    const source = () => document.querySelector('iframe')?.src;
    await expect
      .poll(source)
      .toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\/abcdefghijk\?.*autoplay=1/);
  });

  it('has its controls below the picture', async () => {
    await show({ stream: youtube });
    await expect.element(page.getByRole('button', { name: 'Pause Tau' })).toBeVisible();
    const picture = document.querySelector('[data-picture]')?.getBoundingClientRect();
    const controls = document.querySelector('[data-controls]')?.getBoundingClientRect();
    expect(controls?.top).toBeGreaterThanOrEqual(picture?.bottom ?? Number.POSITIVE_INFINITY);
  });
});
