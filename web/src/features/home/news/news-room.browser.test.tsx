import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { standInStyles } from '../../../renderer/stand-ins.ts';
import { render } from '../../../test-support/render.tsx';
import { NewsRoom } from './news-room.tsx';

// As in the document of every page.
const style = document.createElement('style');
style.textContent = standInStyles;
beforeEach(() => document.head.append(style));
afterEach(() => style.remove());

const sentence = <p>Nobody knows who comes to drink next. The best hour is the one before sunrise.</p>;

it.each([
  320, 390, 1440,
])('the room of the news has their shape below the sentence, and is as high as with them, on a screen of %i', async (screen) => {
  await page.viewport(screen, 900);
  const { host, rerender } = render(<NewsRoom before={sentence}>{undefined}</NewsRoom>);
  const room = () => host.firstElementChild?.getBoundingClientRect();
  expect(room()?.height).toBe(112);
  const shape = host.querySelector('[data-waits]')?.getBoundingClientRect();
  expect(shape?.top).toBeGreaterThanOrEqual(host.querySelector('p')?.getBoundingClientRect().bottom ?? 9999);
  expect(shape?.bottom).toBe(room()?.bottom);
  rerender(
    <NewsRoom before={sentence}>
      <p>12 viewers, most of them at Tau</p>
    </NewsRoom>,
  );
  expect(room()?.height).toBe(112);
  expect(host.querySelector('[data-waits]')).toBeNull();
});
