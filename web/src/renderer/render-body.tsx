import { AsyncLocalStorage } from 'node:async_hooks';
import { text } from 'node:stream/consumers';
import type { PageFacts } from '@boma/domain/rendered-page.ts';
import createEmotionServer from '@emotion/server/create-instance';
import { StrictMode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router';
import { App } from '../app/app.tsx';
import { Providers } from '../app/providers.tsx';
import { ReportHydration } from '../app/report-hydration.tsx';
import { pageNameAt, preloadRoute } from '../app/route-components.ts';
import { BottomLinks } from '../app/shell/bottom-bar.tsx';
import { DocumentBar } from '../app/shell/document-bar.ts';
import { readFactsFrom } from '../lib/page-facts.ts';
import { createStyleCache } from '../theme/style-cache.ts';

/** Several pages are rendered at a time, each from its own facts. */
const factsOfPage = new AsyncLocalStorage<PageFacts>();
readFactsFrom(() => factsOfPage.getStore());

export interface RenderedBody {
  readonly html: string;
  readonly styles: string;
}

async function render(path: string, signal: AbortSignal | undefined): Promise<RenderedBody> {
  const cache = createStyleCache();
  // Keeps the styles out of the markup: the browser's first render has none there either.
  cache.compat = true;
  const { extractCriticalToChunks, constructStyleTagsFromChunks } = createEmotionServer(cache);
  const name = pageNameAt(path);
  if (name) await preloadRoute(name);
  const failures: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(
    <StrictMode>
      <Providers cache={cache}>
        <StaticRouter location={path}>
          <ReportHydration onHydrated={() => undefined}>
            <DocumentBar value={<BottomLinks />}>
              <App />
            </DocumentBar>
          </ReportHydration>
        </StaticRouter>
      </Providers>
    </StrictMode>,
    {
      // For large boundaries React would add an inline script, which the content policy refuses.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      // React would leave out a part that failed or was not in time, and answer the rest.
      onError: (cause) => void failures.push(cause),
      ...(signal && { signal }),
    },
  );
  const html = await text(prelude);
  signal?.throwIfAborted();
  if (failures.length > 0) throw new Error(`The page at ${path} did not render.`, { cause: failures[0] });
  return { html, styles: constructStyleTagsFromChunks(extractCriticalToChunks(html)) };
}

/** One page as every visitor sees it first, with the styles it uses. Rejects if a part of it fails, or once the signal aborts. */
export const renderBody = (path: string, facts: PageFacts, signal?: AbortSignal): Promise<RenderedBody> =>
  factsOfPage.run(facts, () => render(path, signal));
