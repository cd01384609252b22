import { linkTo, type SitePathName, showsPath, streamPath } from '@boma/domain/site-paths.ts';
import createCache from '@emotion/cache';
import createEmotionServer from '@emotion/server/create-instance';
import { StrictMode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router';
import { App } from './app/app.tsx';
import { pages } from './app/pages.ts';
import { Providers } from './app/providers.tsx';
import { ReportHydration } from './app/report-hydration.tsx';
import { pageNameAt, preloadRoute } from './app/route-components.ts';
import { fullTitle, metaTags } from './lib/document-meta.ts';
import { setSnapshot, snapshot } from './lib/snapshot.ts';
import { fontFaces, fontFiles } from './theme/font-faces.ts';
import { STYLE_CACHE_KEY } from './theme/style-cache.ts';

export { brand } from './config/brand.ts';
export { contentSecurityPolicy, embedPolicy } from './config/security.ts';
export { SNAPSHOT_ELEMENT_ID } from './lib/snapshot.ts';
export { fontFaces, fontFiles, fullTitle, metaTags, pages, setSnapshot };

export interface RenderedPage {
  readonly html: string;
  readonly styles: string;
}

async function textOf(stream: NodeJS.ReadableStream): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString('utf8');
}

/** The addresses in the sitemap: every public page, every camera, and every kind of show. */
export function indexedAddresses(): string[] {
  const names = (Object.keys(pages) as SitePathName[]).filter(
    (name) => pages[name].prerendered && !pages[name].noindex,
  );
  const { streams, showTypes } = snapshot();
  return [
    ...names.map(linkTo),
    ...streams.map(({ slug }) => streamPath(slug)),
    ...showTypes.map(({ type }) => showsPath(type)),
  ];
}

/** One page as every visitor sees it first, with the styles it uses. */
export async function renderPage(address: string): Promise<RenderedPage> {
  const cache = createCache({ key: STYLE_CACHE_KEY });
  // Keeps the styles out of the markup: the browser's first render has none there either.
  cache.compat = true;
  const { extractCriticalToChunks, constructStyleTagsFromChunks } = createEmotionServer(cache);
  const name: SitePathName | undefined = pageNameAt(address);
  if (name) await preloadRoute(name);
  const { prelude } = await prerenderToNodeStream(
    <StrictMode>
      <Providers cache={cache}>
        <StaticRouter location={address}>
          <ReportHydration onHydrated={() => undefined}>
            <App />
          </ReportHydration>
        </StaticRouter>
      </Providers>
    </StrictMode>,
    // For large boundaries React would add an inline script, which the content policy refuses.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  const html = await textOf(prelude);
  return { html, styles: constructStyleTagsFromChunks(extractCriticalToChunks(html)) };
}
