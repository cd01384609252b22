import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '../test-support/render.tsx';
import { LoadFailure, RouteFailure } from './route-failure.tsx';

function Broken(): never {
  throw new Error('The page is broken.');
}

it('replaces a page that throws, logs the cause, and offers a retry', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const retry = vi.fn();
  render(
    <RouteFailure at="/" onRetry={retry}>
      <Broken />
    </RouteFailure>,
    { onCaughtError: () => undefined },
  );
  await expect.element(page.getByRole('alert')).toBeVisible();
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(logged).toHaveBeenCalledWith('Showing the page failed', expect.any(Error));
  await userEvent.click(page.getByRole('button', { name: 'Retry' }));
  expect(retry).toHaveBeenCalledOnce();
});

it('renders again after a navigation', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { rerender } = render(
    <RouteFailure at="/one">
      <Broken />
    </RouteFailure>,
    { onCaughtError: () => undefined },
  );
  await expect.element(page.getByRole('alert')).toBeVisible();
  rerender(
    <RouteFailure at="/two">
      <p>Here it is</p>
    </RouteFailure>,
  );
  await expect.element(page.getByText('Here it is')).toBeVisible();
});

it('says that a page could not load, and loads it again when the network returns', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const retry = vi.fn();
  function Missing(): never {
    throw new LoadFailure('The code did not arrive.');
  }
  render(
    <RouteFailure at="/" onRetry={retry}>
      <Missing />
    </RouteFailure>,
    { onCaughtError: () => undefined },
  );
  await expect.element(page.getByRole('heading', { name: 'This page could not load' })).toBeVisible();
  expect(retry).not.toHaveBeenCalled();
  online.mockReturnValue(true);
  dispatchEvent(new Event('online'));
  expect(retry).toHaveBeenCalledOnce();
});

it('does not reload a page that breaks in its own code when the network returns', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const retry = vi.fn();
  render(
    <RouteFailure at="/" onRetry={retry}>
      <Broken />
    </RouteFailure>,
    { onCaughtError: () => undefined },
  );
  await expect.element(page.getByRole('alert')).toBeVisible();
  dispatchEvent(new Event('online'));
  expect(retry).not.toHaveBeenCalled();
});
