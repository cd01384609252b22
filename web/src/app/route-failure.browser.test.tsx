import createCache from '@emotion/cache';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Providers } from './providers.tsx';
import { RouteFailure } from './route-failure.tsx';

let unmount = () => {};
afterEach(() => {
  unmount();
  vi.restoreAllMocks();
});

function Broken(): never {
  throw new Error('The page is broken.');
}

it('stands in for a page that throws, logs why, and offers to try again', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const retry = vi.fn();
  const root = createRoot(document.body.appendChild(document.createElement('div')), {
    onCaughtError: () => undefined,
  });
  unmount = () => root.unmount();
  root.render(
    <Providers cache={createCache({ key: 'b' })}>
      <MemoryRouter>
        <RouteFailure onRetry={retry}>
          <Broken />
        </RouteFailure>
      </MemoryRouter>
    </Providers>,
  );
  await expect.element(page.getByRole('alert')).toBeVisible();
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(logged).toHaveBeenCalledWith('Showing the page failed', expect.any(Error));
  await userEvent.click(page.getByRole('button', { name: 'Retry' }));
  expect(retry).toHaveBeenCalledOnce();
});
