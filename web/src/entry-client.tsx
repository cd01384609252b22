import createCache from '@emotion/cache';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { Alive } from './app/alive.tsx';
import { App } from './app/app.tsx';
import { Providers } from './app/providers.tsx';
import { preloadRoute, routeAt } from './app/routes.tsx';
import { handleStartUpFailure } from './app/start-up-failure.ts';
import { STYLE_CACHE_KEY } from './theme/style-cache.ts';

function render(root: HTMLElement): Promise<void> {
  return new Promise((alive) => {
    const tree = (
      <StrictMode>
        <Providers cache={createCache({ key: STYLE_CACHE_KEY })}>
          <BrowserRouter>
            <Alive onAlive={alive}>
              <App />
            </Alive>
          </BrowserRouter>
        </Providers>
      </StrictMode>
    );
    if (root.dataset.rendered === undefined) createRoot(root).render(tree);
    else hydrateRoot(root, tree);
  });
}

/** Takes over the prerendered page, or renders it where the address has none. Settles when the page answers to input. */
export async function bringToLife(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no root element.');
  try {
    const route = routeAt(location.pathname);
    if (route) await preloadRoute(route);
    await render(root);
    document.documentElement.dataset.alive = '';
  } catch (cause) {
    handleStartUpFailure(cause);
  }
}
