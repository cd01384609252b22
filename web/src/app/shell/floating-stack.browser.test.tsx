import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { fakeRoom, registered, rowsUpTo } from '../../features/chat/components/chat-stage.test-support.tsx';
import { ChatView } from '../../features/chat/components/chat-view.tsx';
import { CookieNotice } from '../../features/cookies/components/cookie-notice.tsx';
import PinnedAnnouncement from '../../features/notifications/components/pinned-announcement.later.tsx';
import { render } from '../../test-support/render.tsx';
import { pages } from '../pages.ts';
import { StreamChat } from '../routes/stream/stream-chat.tsx';
import { StreamLayout } from '../routes/stream/stream-layout.tsx';
import TheBomaRoute from '../routes/the-boma.tsx';
import { FloatingStack } from './floating-stack.tsx';

function Chat() {
  return (
    <ChatView
      chat="chat-general"
      state={{ status: 'ready', connected: true, rows: rowsUpTo(40), arrived: 0 }}
      room={fakeRoom()}
      standing={registered}
    />
  );
}

const config = vi.hoisted(() => ({ current: {} as object }));
vi.mock('../../lib/runtime-config.ts', () => ({ runtimeConfig: async () => config.current }));
vi.mock('../../features/chat/components/chat-place.tsx', () => ({ ChatPlace: Chat }));

afterEach(() => void document.documentElement.style.removeProperty('--float-room'));

const places = {
  'the general chat': <TheBomaRoute page={pages.theBoma} />,
  'a camera’s chat': (
    <StreamLayout title={<h1>Tau</h1>} chat={<StreamChat chat="chat-general" onCover={undefined} />}>
      <div data-stage="" style={{ aspectRatio: '16 / 9' }} />
    </StreamLayout>
  ),
} as const;

const words = 'The elephants are at the water again, and the rangers are there. ';
/** The longest that staff can pin. */
const longest = {
  id: '1',
  message: words.repeat(4).slice(0, 200),
  link_url: '/wildlife/shows',
  link_text: words.repeat(2).slice(0, 80),
};
const unbroken = { ...longest, message: 'a'.repeat(200), link_text: 'b'.repeat(80) };

/** True if a press on the middle of the element meets the element. */
function isReachable(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  return element.contains(hit);
}

/** A resized window is drawn late on a busy machine. */
const PATIENT = { timeout: 20_000 };

const sizes = [
  [390, 844],
  [1360, 900],
  [1440, 900],
  [1920, 1080],
] as const;
const cases = sizes.flatMap(([width, height]) =>
  Object.keys(places).map((place) => ({ width, height, place: place as keyof typeof places })),
);

it.each(
  cases,
)('a pinned announcement leaves the field and the button of $place within reach at $width × $height', async ({
  width,
  height,
  place,
}) => {
  await page.viewport(width, height);
  for (const announcement of [longest, unbroken]) {
    localStorage.removeItem('boma:closed-announcement');
    const { unmount } = render(
      <>
        <div style={{ height: '4rem' }} />
        {places[place]}
        <FloatingStack
          buttons={null}
          cards={<PinnedAnnouncement announcement={announcement} onClosed={() => undefined} />}
        />
      </>,
    );
    const input = page.getByRole('textbox', { name: 'Write to Boma' });
    const send = page.getByRole('button', { name: 'Send' });
    await expect.element(page.getByRole('region', { name: 'From the rangers' })).toBeVisible();
    await expect
      .poll(() => [input, send].map((each) => isReachable(each.element())), PATIENT)
      .toEqual([true, true]);
    await page.getByRole('button', { name: 'Close the announcement' }).click();
    await expect
      .poll(() => document.documentElement.style.getPropertyValue('--float-room'), PATIENT)
      .toBe('');
    unmount();
  }
});

it.each([
  // A card would lie over the chat.
  { width: 820, height: 1180, below: 195 },
  { width: 1360, height: 900, below: 195 },
  { width: 1440, height: 480, below: 195 },
  // A card is over what is beside the chat.
  { width: 1440, height: 900, below: 24 },
])('the general chat ends above the cards only where they would lie over it: %j', async (each) => {
  await page.viewport(each.width, each.height);
  document.documentElement.style.setProperty('--float-room', '195px');
  const { host } = render(<TheBomaRoute page={pages.theBoma} />);
  const panel = page.getByRole('region', { name: 'Boma', exact: true }).element();
  const below = () => host.getBoundingClientRect().bottom - panel.getBoundingClientRect().bottom;
  // The edge of the panel is one pixel.
  await expect.poll(() => Math.round(below()), PATIENT).toBe(each.below + 1);
});

const asksTwice = {
  analytics: { endpoint: '/views', site: 'boma.test' },
  adverts: { network: 'google', account: '/1/boma' },
};

it.each([
  ['says only what there is', {}, 844, 390, 0.3],
  ['says only what there is, on a smaller phone', {}, 667, 375, 0.35],
  ['asks about two purposes', asksTwice, 844, 390, 0.55],
])('the cookie notice leaves room above it in a low window where it %s', async (_, asks, width, height, part) => {
  config.current = asks;
  document.cookie = 'cookies-accepted=; path=/; max-age=0';
  await page.viewport(width, height);
  render(<FloatingStack buttons={null} cards={<CookieNotice onAccepted={() => undefined} />} />);
  const notice = page.getByRole('region', { name: 'Cookies' });
  await expect.element(notice.getByRole('checkbox').first().or(notice)).toBeVisible();
  await expect
    .poll(() => notice.element().getBoundingClientRect().height / height, PATIENT)
    .toBeLessThan(part);
  // Nothing of it has to be scrolled to.
  expect(notice.element().scrollHeight).toBeLessThanOrEqual(notice.element().clientHeight);
});
