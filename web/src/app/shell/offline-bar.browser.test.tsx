import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '../../test-support/render.tsx';
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
  const valueOf = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(name);
  render(<OfflineBar />);
  await expect.element(page.getByText('You are offline.')).toBeVisible();
  expect(valueOf('--offline')).toBe('2rem');
  expect(valueOf('--b-sizes-header')).toBe('calc(4rem + 2rem)');
  online.mockReturnValue(true);
  dispatchEvent(new Event('online'));
  await expect.element(page.getByRole('status')).toBeEmptyDOMElement();
  expect(valueOf('--offline')).toBe('');
  expect(valueOf('--b-sizes-header')).toBe('4rem');
});
