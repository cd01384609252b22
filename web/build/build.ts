import { cp, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type InlineConfig } from 'vite';
import { requireFloor } from './browser-floor.ts';
import { scriptHash, writeContentSecurityPolicy } from './content-security-policy.ts';
import { findEntries } from './entries.ts';
import { bundleHeadScript } from './head-script.ts';
import { keepAssets } from './kept-assets.ts';
import { ADDRESSES_FILE, scriptAddresses } from './page-modules.ts';
import { requireWeights, weighPages, weightTable } from './page-weights.ts';
import { frameOf, prerender, type Renderer, savedFacts } from './prerender.ts';
import { bundleServiceWorker } from './service-worker.ts';

const web = join(import.meta.dirname, '..');
const workshop = join(web, '.build');
const site = join(workshop, 'site');
const rendererBuild = join(workshop, 'renderer');
const dist = join(web, 'dist');
/** The folder of the renderer in the built site, and the file beside it that says what all documents have in common. */
const RENDERER = '.renderer';
const FRAME_FILE = 'frame.json';

/** A sitemap of the given addresses (https://www.sitemaps.org/protocol.html). */
function toSitemap(origin: string, addresses: readonly string[]): string {
  const urls = addresses.map((address) => `  <url><loc>${origin}${address}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}

/**
 * Bundles the renderer with all that it needs: the functions load it, and they do not have the site's packages. Hosting
 * leaves its folder out.
 */
async function buildRenderer(config: InlineConfig): Promise<Renderer> {
  await build({
    ...config,
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true },
    build: {
      ssr: 'src/entry-renderer.tsx',
      outDir: rendererBuild,
      copyPublicDir: false,
      ssrEmitAssets: true,
      // Here all pages are in one place; it is in the browser that they come one by one.
      rolldownOptions: { checks: { ineffectiveDynamicImport: false } },
    },
  });
  // The fonts are named by the renderer alone, so only its build emits them.
  await cp(join(rendererBuild, 'assets'), join(site, 'assets'), {
    recursive: true,
    filter: (source) => !source.endsWith('.js'),
  });
  const scripts = (source: string) => !/\.\w+$/.test(source) || source.endsWith('.js');
  await cp(rendererBuild, join(site, RENDERER), { recursive: true, filter: scripts });
  return (await import(pathToFileURL(join(site, RENDERER, 'entry-renderer.js')).href)) as Renderer;
}

/** The site as it is deployed: bundles, prerendered pages, the renderer, and the policy that names its inline script. */
async function buildSite(): Promise<void> {
  const config = { root: web, configFile: join(web, 'vite.config.ts'), logLevel: 'warn' } as const;
  const built = await build({ ...config, build: { outDir: site } });
  if (!('output' in built)) throw new Error('Vite was asked for one build and made something else.');
  const chunks = built.output.filter((each) => each.type === 'chunk');
  const entries = findEntries(chunks);
  const weights = weighPages(chunks);
  console.log(`Before a page is alive it waits for, after gzip:\n${weightTable(weights)}`);
  requireWeights(weights);
  const renderer = await buildRenderer(config);
  const headScript = await bundleHeadScript();
  const frame = frameOf({ head: headScript, boot: entries.boot, client: entries.client }, chunks);
  await writeFile(join(site, RENDERER, FRAME_FILE), JSON.stringify(frame));
  const facts = await savedFacts(renderer);
  const count = await prerender({ renderer, frame, facts, dist: site, chunks });
  const policy = renderer.contentSecurityPolicy([scriptHash(headScript)]);
  await writeContentSecurityPolicy(join(web, '../firebase.json'), {
    pages: policy,
    embedded: renderer.embedPolicy(policy),
  });
  await writeFile(join(site, ADDRESSES_FILE), JSON.stringify(scriptAddresses(chunks)));
  await writeFile(
    join(site, 'sitemap.xml'),
    toSitemap(renderer.brand.origin, renderer.indexedAddresses(facts)),
  );
  const pages = Object.entries(renderer.pages).filter(([, page]) => page.prerendered && !page.noindex);
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
