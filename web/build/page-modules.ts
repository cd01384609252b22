import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a build says about one of its chunks. */
export interface Chunk {
  readonly fileName: string;
  /** Absolute paths of the sources that are in it. */
  readonly moduleIds: readonly string[];
  /** File names of the chunks that it imports statically. */
  readonly imports: readonly string[];
}

/** What every page begins with. */
export const CLIENT = 'src/entry-client.tsx';
const pagesFile = join(import.meta.dirname, '../src/app/pages.ts');

/** The source of each page, by the page's name, as the table of the pages imports it. */
export function pageSources(table: string = readFileSync(pagesFile, 'utf8')): Map<string, string> {
  const rows = table.matchAll(/^ {2}(\w+): \{$[\s\S]*?\bimport\('\.\/(routes\/[^']+)'\)/gm);
  return new Map([...rows].map(([, name = '', source = '']) => [name, `src/app/${source}`]));
}

/**
 * The addresses of all modules that hydrate a page: those that the client's entry and the page's own source are in, and
 * what they import, each after its own imports.
 *
 * @throws Error if the build lacks one of them.
 */
export function modulesOf(source: string, chunks: readonly Chunk[]): string[] {
  const begun = new Set<string>();
  const found = new Set<string>();
  const add = (chunk: Chunk | undefined, name: string) => {
    if (!chunk) throw new Error(`The build made no chunk for '${name}'.`);
    if (begun.has(chunk.fileName)) return;
    begun.add(chunk.fileName);
    for (const each of chunk.imports)
      add(
        chunks.find(({ fileName }) => fileName === each),
        each,
      );
    found.add(`/${chunk.fileName}`);
  };
  for (const each of [CLIENT, source])
    add(
      chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/${each}`))),
      each,
    );
  return [...found];
}

/** Where the build says in which script each source is, relative to the built site. Hosting leaves dot files out. */
export const ADDRESSES_FILE = '.script-addresses.json';

/** The address of the script that each source of the site is in, by the source's path in `web`. */
export function scriptAddresses(chunks: readonly Chunk[]): Record<string, string> {
  const ofWeb = (id: string) => /\/web\/(src\/.*)$/.exec(id)?.[1];
  return Object.fromEntries(
    chunks.flatMap(({ fileName, moduleIds }) =>
      moduleIds.flatMap((id) => (ofWeb(id) ? [[ofWeb(id), `/${fileName}`]] : [])),
    ),
  );
}
