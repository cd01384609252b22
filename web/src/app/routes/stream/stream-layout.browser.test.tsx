import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '../../../test-support/render.tsx';
import { StreamLayout } from './stream-layout.tsx';

afterEach(() => void document.documentElement.style.removeProperty('--float-room'));

it.each([
  // A picture of 16:9, and below that of YouTube the bar of its controls.
  { barBelow: false, expected: 219 },
  { barBelow: true, expected: 267 },
])('what is scrolled to on a phone is below the picture, and below its bar: %j', async (each) => {
  await page.viewport(390, 844);
  const more = (
    <div style={{ height: 4000, paddingTop: 1000 }}>
      <a href="#there">Elsewhere</a>
    </div>
  );
  render(
    <StreamLayout title={<h1>Tau</h1>} barBelow={each.barBelow} more={more}>
      <div data-stage="" style={{ height: each.expected }} />
    </StreamLayout>,
  );
  const link = page.getByRole('link', { name: 'Elsewhere' });
  link.element().scrollIntoView({ block: 'start', behavior: 'instant' });
  expect(Math.floor(link.element().getBoundingClientRect().top)).toBe(each.expected);
});

it('on a phone the beginning of what follows is shown below the chat', async () => {
  await page.viewport(390, 844);
  render(
    <StreamLayout title={<h1>Tau</h1>} chat={<p>Chat</p>} more={<p>The last 48 hours</p>}>
      <div data-stage="" style={{ height: 219.375 }} />
    </StreamLayout>,
  );
  const chat = document.querySelector('[data-chat-area]')?.getBoundingClientRect();
  // The page's header, which is not here, has 64 of the 844 pixels, and what follows has 48.
  expect(chat?.bottom).toBeCloseTo(732, 0);
  expect(chat?.height).toBeGreaterThan(400);
});

it.each([
  [390, 844],
  [1440, 900],
])('the panel reaches to the end of the chat’s place, below which a notice floats, at %i × %i', async (width, height) => {
  await page.viewport(width, height);
  document.documentElement.style.setProperty('--float-room', '195px');
  render(
    <StreamLayout title={<h1>Tau</h1>} chat={<p style={{ background: 'var(--b-colors-surface)' }}>Chat</p>}>
      <div data-stage="" style={{ height: 219.375 }} />
    </StreamLayout>,
  );
  const chat = page.getByText('Chat', { exact: true }).element();
  const area = chat.closest('[data-chat-area]') ?? document.body;
  const below = () => area.getBoundingClientRect().bottom - chat.getBoundingClientRect().bottom;
  await expect.poll(() => Math.round(below())).toBe(195);
  expect(getComputedStyle(area).backgroundColor).toBe(getComputedStyle(chat).backgroundColor);
});
