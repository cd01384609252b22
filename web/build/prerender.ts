import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { CONFIG_MARK, HEAD_MARK } from '@boma/domain/filled-page.ts';
import { linkTo, type SitePathName } from '@boma/domain/site-paths.ts';
import { catalogueFor, type SavedCatalogue } from './catalogue.ts';
import { toHtml } from './html.ts';
import { type Chunk, CLIENT, modulesOf, pageSources } from './page-modules.ts';
import { requireMarks, type Template, templates } from './templates.ts';

const snapshotFile = join(import.meta.dirname, '../catalogue-snapshot.json');

type Entry = typeof import('../src/entry-prerender.tsx');

/** The shell is served at many addresses, so it describes none. */
const shellTags = [{ tag: 'meta', key: 'name', id: 'robots', value: 'noindex' }] as const;

export interface PrerenderOptions {
  readonly entry: Entry;
  readonly dist: string;
  readonly headScript: string;
  readonly bootScript: string;
  readonly clientScript: string;
  readonly chunks: readonly Chunk[];
}

/** What hydrates a page with this source, and what it asks for next. */
function scriptsOf(source: string, template: Template | undefined, chunks: readonly Chunk[]) {
  const modulesFor = (wanted: readonly string[]) => [
    ...new Set(wanted.flatMap((each) => modulesOf(each, chunks))),
  ];
  const modules = modulesFor(template?.source ? [source, template.source] : [source]);
  const next = modulesFor(template?.next ?? []).filter((each) => !modules.includes(each));
  return { modules, next };
}

/** Writes every public page, the templates of pages that the server fills in, and the empty shell. Returns the number of pages. */
export async function prerender(options: PrerenderOptions): Promise<number> {
  const { entry, dist } = options;
  const saved = JSON.parse(await readFile(snapshotFile, 'utf8')) as SavedCatalogue;
  const { snapshot, note } = catalogueFor(saved, entry.brand.origin, process.env.BOMA_DEMO === 'true');
  if (note) console.warn(note);
  entry.setSnapshot(snapshot);
  const json = JSON.stringify(snapshot);
  const sources = pageSources();

  async function write(
    file: string,
    name: SitePathName,
    rendered: { html: string; styles: string } | undefined,
    template?: Template,
  ) {
    const page = entry.pages[name];
    const meta = {
      title: page.title,
      description: page.description,
      path: linkTo(name),
      noindex: page.noindex ?? false,
    };
    const html = toHtml({
      title: entry.fullTitle(page.title),
      tags: template ? [] : rendered ? entry.metaTags(meta) : shellTags,
      head: template ? HEAD_MARK + CONFIG_MARK : '',
      styles: rendered?.styles ?? '',
      headScript: options.headScript,
      bootScript: options.bootScript,
      clientScript: options.clientScript,
      fonts: entry.fontFiles,
      fontFaces: entry.fontFaces,
      snapshot: { id: entry.SNAPSHOT_ELEMENT_ID, json },
      ...(rendered
        ? { body: rendered.html, ...scriptsOf(sources.get(name) ?? name, template, options.chunks) }
        : { modules: modulesOf(CLIENT, options.chunks) }),
    });
    if (template) requireMarks(html, template);
    await mkdir(dirname(join(dist, file)), { recursive: true });
    await writeFile(join(dist, file), html);
  }

  const names = (Object.keys(entry.pages) as SitePathName[]).filter((name) => entry.pages[name].prerendered);
  for (const name of names) {
    const address = linkTo(name);
    await write(
      address === '/' ? 'index.html' : `${address.slice(1)}.html`,
      name,
      await entry.renderPage(address),
    );
  }
  for (const template of templates)
    await write(template.file, template.page, await entry.renderPage(template.address), template);
  await write('shell.html', 'home', undefined);
  return names.length;
}
