import { expect, it, vi } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { render } from '../../test-support/render.tsx';
import { Header } from './header.tsx';
import { OfflineBar } from './offline-bar.tsx';

it('says that the browser is offline, and goes when the network returns', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  render(<OfflineBar />);
  const bar = page.getByRole('status');
  await expect.element(bar).toBeEmptyDOMElement();
  online.mockReturnValue(false);
  dispatchEvent(new Event('offline'));
  await expect
    .element(bar)
    .toHaveTextContent('You are offline. What you see may be old. The page catches up when you are back.');
  online.mockReturnValue(true);
  dispatchEvent(new Event('online'));
  await expect.element(bar).toBeEmptyDOMElement();
});

it('makes the header higher instead of covering the page, while it says something', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await page.viewport(1280, 800);
  render(
    <>
      <div id="root">
        <Header />
        <p>The page</p>
      </div>
      <OfflineBar />
    </>,
  );
  const boxOf = (text: Locator) => text.element().getBoundingClientRect();
  await expect.element(page.getByText('You are offline.')).toBeVisible();
  const bar = boxOf(page.getByRole('status').filter({ hasText: 'You are offline.' }));
  expect([bar.top, bar.bottom, boxOf(page.getByText('The page')).top]).toEqual([64, 96, 96]);
  online.mockReturnValue(true);
  dispatchEvent(new Event('online'));
  await expect.poll(() => boxOf(page.getByText('The page')).top).toBe(64);
});
