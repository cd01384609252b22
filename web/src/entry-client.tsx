import './lib/first-popstate.ts';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { App } from './app/app.tsx';
import { Providers } from './app/providers.tsx';
import { ReportHydration } from './app/report-hydration.tsx';
import { pageShownAt, preloadRoute } from './app/route-components.ts';
import { handleStartUpFailure } from './app/start-up-failure.ts';
import { handleRefusalsWith } from './lib/api-client.ts';
import { createStyleCache } from './theme/style-cache.ts';

function render(root: HTMLElement): Promise<void> {
  return new Promise((alive, fail) => {
    let report = fail;
    const options = { onUncaughtError: (cause: unknown) => report(cause) };
    const onHydrated = () => {
      report = reportError;
      alive();
    };
    const tree = (
      <StrictMode>
        <Providers cache={createStyleCache()}>
          <BrowserRouter>
            <ReportHydration onHydrated={onHydrated}>
              <App />
            </ReportHydration>
          </BrowserRouter>
        </Providers>
      </StrictMode>
    );
    if (root.dataset.rendered === undefined) createRoot(root, options).render(tree);
    // As a transition React hydrates in small pieces, and lets input in between them. It keeps what its callback throws.
    else
      startTransition(() => {
        try {
          hydrateRoot(root, tree, options);
        } catch (cause) {
          report(cause);
        }
      });
    // Once React owns the root, a retry cannot start from the prerendered page.
    delete root.dataset.rendered;
  });
}

/** Hydrates the prerendered page, or renders a page that is not prerendered. True once the page responds to input. */
export async function bringToLife(): Promise<boolean> {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no root element.');
  handleRefusalsWith(() => import('./session/answer-refusal.later.ts'));
  try {
    const name = pageShownAt(location.pathname);
    // A prerendered page waits for its code. Any other one shows header and links, and says itself what is missing.
    if (name)
      await preloadRoute(name).catch((cause: unknown) => {
        if (root.dataset.rendered !== undefined) throw cause;
      });
    await render(root);
    document.documentElement.dataset.alive = '';
    return true;
  } catch (cause) {
    handleStartUpFailure(cause);
    return false;
  }
}
