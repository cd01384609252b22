import { expect, it, vi } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { render } from '../../test-support/render.tsx';
import { HeaderBar } from './header.tsx';
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

it('makes the header higher instead of covering it or the page, while it says something', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  render(
    <>
      <HeaderBar>{undefined}</HeaderBar>
      <OfflineBar />
    </>,
  );
  const boxOf = (of: Locator) => of.element().getBoundingClientRect();
  const header = page.getByRole('banner');
  await expect.element(page.getByText('You are offline.')).toBeVisible();
  expect([boxOf(page.getByRole('status')).top, boxOf(page.getByRole('status')).height]).toEqual([0, 32]);
  expect(boxOf(header).height).toBe(96);
  expect(boxOf(page.getByRole('link')).top).toBeGreaterThanOrEqual(32);
  online.mockReturnValue(true);
  dispatchEvent(new Event('online'));
  await expect.element(page.getByRole('status')).toBeEmptyDOMElement();
  expect(boxOf(header).height).toBe(64);
});
