import createCache from '@emotion/cache';
import type { ReactNode } from 'react';
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

it('replaces a page that throws, logs the cause, and offers a retry', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const retry = vi.fn();
  const root = createRoot(document.body.appendChild(document.createElement('div')), {
    onCaughtError: () => undefined,
  });
  unmount = () => root.unmount();
  root.render(
    <Providers cache={createCache({ key: 'b' })}>
      <MemoryRouter>
        <RouteFailure at="/" onRetry={retry}>
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

it('renders again when the visitor goes to another address', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const root = createRoot(document.body.appendChild(document.createElement('div')), {
    onCaughtError: () => undefined,
  });
  unmount = () => root.unmount();
  const show = (at: string, children: ReactNode) =>
    root.render(
      <Providers cache={createCache({ key: 'b' })}>
        <MemoryRouter>
          <RouteFailure at={at}>{children}</RouteFailure>
        </MemoryRouter>
      </Providers>,
    );
  show('/one', <Broken />);
  await expect.element(page.getByRole('alert')).toBeVisible();
  show('/two', <p>Here it is</p>);
  await expect.element(page.getByText('Here it is')).toBeVisible();
});
