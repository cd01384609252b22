import { cp, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { requireFloor } from './browser-floor.ts';
import { writeContentSecurityPolicy } from './content-security-policy.ts';
import { findEntries } from './entries.ts';
import { bundleHeadScript } from './head-script.ts';
import { scriptHash } from './html.ts';
import { keepAssets } from './kept-assets.ts';
import { ADDRESSES_FILE, scriptAddresses } from './page-modules.ts';
import { requireWeights, weighPages, weightTable } from './page-weights.ts';
import { prerender } from './prerender.ts';
import { bundleServiceWorker } from './service-worker.ts';
import { toSitemap } from './sitemap.ts';

const web = join(import.meta.dirname, '..');
const workshop = join(web, '.build');
const site = join(workshop, 'site');
const prerenderer = join(workshop, 'prerenderer');
const dist = join(web, 'dist');

/** The site as it is deployed: bundles, prerendered pages, templates, and the policy that names its inline script. */
async function buildSite(): Promise<void> {
  const config = { root: web, configFile: join(web, 'vite.config.ts'), logLevel: 'warn' } as const;
  const built = await build({ ...config, build: { outDir: site } });
  if (!('output' in built)) throw new Error('Vite was asked for one build and made something else.');
  const chunks = built.output.filter((each) => each.type === 'chunk');
  const entries = findEntries(chunks);
  const weights = weighPages(chunks);
  console.log(`Before a page is alive it waits for, after gzip:\n${weightTable(weights)}`);
  requireWeights(weights);
  await build({
    ...config,
    build: {
      ssr: 'src/entry-prerender.tsx',
      outDir: prerenderer,
      copyPublicDir: false,
      ssrEmitAssets: true,
      // Here all pages are in one place; it is in the browser that they come one by one.
      rolldownOptions: { checks: { ineffectiveDynamicImport: false } },
    },
  });
  // The fonts are named by the prerenderer alone, so only its build emits them.
  await cp(join(prerenderer, 'assets'), join(site, 'assets'), {
    recursive: true,
    filter: (source) => !source.endsWith('.js'),
  });
  const headScript = await bundleHeadScript();
  const entry: typeof import('../src/entry-prerender.tsx') = await import(
    pathToFileURL(join(prerenderer, 'entry-prerender.js')).href
  );
  const count = await prerender({
    entry,
    dist: site,
    headScript,
    bootScript: entries.boot,
    clientScript: entries.client,
    chunks,
  });
  const policy = entry.contentSecurityPolicy([scriptHash(headScript)]);
  await writeContentSecurityPolicy(join(web, '../firebase.json'), {
    pages: policy,
    embedded: entry.embedPolicy(policy),
  });
  await writeFile(join(site, ADDRESSES_FILE), JSON.stringify(scriptAddresses(chunks)));
  await writeFile(join(site, 'sitemap.xml'), toSitemap(entry.brand.origin, entry.indexedAddresses()));
  const pages = Object.entries(entry.pages).filter(([, page]) => page.prerendered && !page.noindex);
  const worker = await bundleServiceWorker(site, {
    pages: pages.map(([name]) => name),
    chunks,
    boot: entries.boot,
  });
  await writeFile(join(site, 'service-worker.js'), worker);
  await requireFloor([
    ...chunks.map(({ fileName, code }) => ({ name: fileName, code })),
    { name: 'service-worker.js', code: worker },
    { name: 'the script in the head', code: headScript },
  ]);
  await keepAssets(site, dist);
  // A site that is being served changes all at once.
  await rm(dist, { recursive: true, force: true });
  await rename(site, dist);
  await rm(workshop, { recursive: true });
  console.log(`Built web/dist: ${count} prerendered pages.`);
}

await buildSite();
