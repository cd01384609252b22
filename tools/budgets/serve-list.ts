import { createServer } from 'node:http';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import sharp from 'sharp';
import { build } from 'vite';
import { defineContractVersion } from '../../web/build/contract-version.ts';
import { leanFirstLoad } from '../../web/build/lean-first-load.ts';
import { ROOT } from '../lib/run.ts';
import { listenLocally, type RunningServer } from '../simulators/listen-locally.ts';

const web = join(ROOT, 'web');
const PAGE = 'src/test-support/long-list.tsx';
const ALL_ROWS = join(web, 'src/test-support/all-rows.tsx');

/** The scripts of the page with the list, by their addresses; without `virtua` every row is in the page. */
async function bundle(
  base: string,
  virtual: boolean,
): Promise<[entry: string, scripts: Map<string, string>]> {
  const built = await build({
    root: web,
    base,
    configFile: false,
    logLevel: 'warn',
    plugins: [react(), leanFirstLoad()],
    define: defineContractVersion(),
    ...(virtual ? {} : { resolve: { alias: { virtua: ALL_ROWS } } }),
    build: { write: false, target: 'es2023', copyPublicDir: false, rolldownOptions: { input: PAGE } },
  });
  if (!('output' in built)) throw new Error('Vite was asked for one build and made something else.');
  const chunks = built.output.filter((each) => each.type === 'chunk');
  const entry = chunks.find(({ isEntry }) => isEntry);
  if (!entry) throw new Error(`The bundle of ${PAGE} has no entry.`);
  return [base + entry.fileName, new Map(chunks.map(({ fileName, code }) => [base + fileName, code]))];
}

const pageOf = (script: string) => `<!doctype html><html lang="en" class="dark"><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>A long list</title>
<script type="module" src="${script}"></script></html>`;

/** A cover of the usual size that takes a browser as long to decode as a photo does. */
const cover = () =>
  sharp({
    create: {
      width: 640,
      height: 360,
      channels: 3,
      background: '#7a6a4f',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
    .jpeg({ quality: 70 })
    .toBuffer();

/** Serves the page with a long list at `/virtual` and `/whole`. */
export async function serveList(): Promise<RunningServer> {
  const picture = await cover();
  const [virtual, virtualScripts] = await bundle('/with-virtua/', true);
  const [whole, wholeScripts] = await bundle('/without-virtua/', false);
  const pages = new Map([
    ['/virtual', pageOf(virtual)],
    ['/whole', pageOf(whole)],
  ]);
  const server = createServer((request, response) => {
    const path = request.url?.replace(/\?.*/, '') ?? '';
    const script = virtualScripts.get(path) ?? wholeScripts.get(path);
    const page = pages.get(path);
    if (script) response.setHeader('content-type', 'text/javascript').end(script);
    else if (page) response.setHeader('content-type', 'text/html').end(page);
    else if (path.startsWith('/covers/'))
      response
        .setHeader('content-type', 'image/jpeg')
        .setHeader('cache-control', 'max-age=3600')
        .end(picture);
    else response.writeHead(404).end();
  });
  return listenLocally(server, 0);
}
