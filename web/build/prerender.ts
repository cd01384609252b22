import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { WRITTEN_PAGES } from '@boma/domain/pages/pages.constants.ts';
import type { PageFacts } from '@boma/domain/rendered-page.ts';
import { linkTo, type SitePathName } from '@boma/domain/site-paths.ts';
import type { Frame } from '../src/renderer/frame.ts';
import { catalogueFor, type SavedCatalogue } from './catalogue.ts';
import { type Chunk, CLIENT, modulesOf, pageSources } from './page-modules.ts';

const snapshotFile = join(import.meta.dirname, '../catalogue-snapshot.json');

export type Renderer = typeof import('../src/entry-renderer.tsx');

/** Sources that a page asks for as soon as it is alive, the largest first. */
const NEXT: Partial<Record<SitePathName, readonly string[]>> = {
  stream: [
    'src/features/player/engines/hls-engine.later.ts',
    'src/features/player/components/player-stage.later.tsx',
  ],
};

/** What the documents of this build have in common. */
export function frameOf(
  scripts: { readonly head: string; readonly boot: string; readonly client: string },
  chunks: readonly Chunk[],
): Frame {
  const pages = [...pageSources()].map(([name, source]) => {
    const modules = modulesOf(source, chunks);
    const next = (NEXT[name as SitePathName] ?? []).flatMap((each) => modulesOf(each, chunks));
    return [name, { modules, next: [...new Set(next)].filter((each) => !modules.includes(each)) }];
  });
  return {
    headScript: scripts.head,
    bootScript: scripts.boot,
    clientScript: scripts.client,
    pages: Object.fromEntries(pages),
  };
}

/** The facts that the build knows: the saved catalogue. */
export async function savedFacts({ brand }: Renderer): Promise<PageFacts> {
  const saved = JSON.parse(await readFile(snapshotFile, 'utf8')) as SavedCatalogue;
  const { snapshot, note } = catalogueFor(saved, brand.origin, process.env.BOMA_DEMO === 'true');
  if (note) console.warn(note);
  return snapshot;
}

export interface PrerenderOptions {
  readonly renderer: Renderer;
  readonly frame: Frame;
  readonly facts: PageFacts;
  readonly dist: string;
  readonly chunks: readonly Chunk[];
}

/** Writes every public page that is the same until the next build, and the empty shell. Returns the number of pages. */
export async function prerender({ renderer, frame, facts, dist, chunks }: PrerenderOptions): Promise<number> {
  const { pages, prerenderPage, shellPage } = renderer;
  const byServer: readonly SitePathName[] = WRITTEN_PAGES;
  const names = (Object.keys(pages) as SitePathName[]).filter(
    (name) => pages[name].prerendered && !byServer.includes(name),
  );
  for (const name of names) {
    const address = linkTo(name);
    const file = join(dist, address === '/' ? 'index.html' : `${address.slice(1)}.html`);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, await prerenderPage(frame, name, facts));
  }
  await writeFile(join(dist, 'shell.html'), shellPage(frame, facts, modulesOf(CLIENT, chunks)));
  return names.length;
}
