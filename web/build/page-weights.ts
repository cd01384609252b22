import { gzipSync } from 'node:zlib';
import type { SitePathName } from '@boma/domain/site-paths.ts';
import { type Chunk, modulesOf, pageSources } from './page-modules.ts';

/** A chunk with its code, as the browser gets it. */
export interface WeighedChunk extends Chunk {
  readonly code: string;
}

/** Bytes after gzip of all modules that a page of the class waits for before it is alive. */
const limits = {
  text: 136_000,
  cameras: 134_000,
  list: 148_000,
  camera: 152_000,
  form: 149_000,
  account: 130_000,
} as const;

type PageClass = keyof typeof limits;

/** Pages that are not in the class `text`. A new page is a text until it is named here. */
const classes: Partial<Record<SitePathName, PageClass>> = {
  home: 'cameras',
  streams: 'cameras',
  multiview: 'list',
  shows: 'list',
  schedule: 'list',
  logbook: 'list',
  videoHighlights: 'list',
  photoHighlights: 'list',
  lodgeHighlights: 'list',
  player: 'list',
  kidsCourse: 'list',
  stream: 'camera',
  signIn: 'form',
  register: 'form',
  subscribe: 'form',
  profile: 'account',
};

/** Sources that no page may wait for: these packages, and each file of ours that is named so. */
const LATE = /\/node_modules\/(@firebase|firebase|reactfire|hls\.js)\/|\.later\.tsx?$/;

export interface PageWeight {
  readonly page: SitePathName;
  readonly pageClass: PageClass;
  /** Bytes after gzip. */
  readonly bytes: number;
  readonly limit: number;
  readonly files: number;
  /** Sources in it that must come later. */
  readonly tooEarly: readonly string[];
}

/** Weighs every page of the site, the heaviest first. */
export function weighPages(
  chunks: readonly WeighedChunk[],
  sources: ReadonlyMap<string, string> = pageSources(),
): PageWeight[] {
  const known = new Map<string, number>();
  const bytesOf = ({ fileName, code }: WeighedChunk) => {
    const bytes = known.get(fileName) ?? gzipSync(code, { level: 9 }).length;
    known.set(fileName, bytes);
    return bytes;
  };
  const weights = [...sources].map(([name, source]) => {
    const page = name as SitePathName;
    const pageClass = classes[page] ?? 'text';
    const needed = new Set(modulesOf(source, chunks));
    const loaded = chunks.filter(({ fileName }) => needed.has(`/${fileName}`));
    return {
      page,
      pageClass,
      bytes: loaded.reduce((sum, chunk) => sum + bytesOf(chunk), 0),
      limit: limits[pageClass],
      files: loaded.length,
      tooEarly: loaded.flatMap(({ moduleIds }) => moduleIds.filter((id) => LATE.test(id))),
    };
  });
  return weights.sort((a, b) => b.bytes - a.bytes);
}

const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** The weights as a table, a line for each page. */
export function weightTable(weights: readonly PageWeight[]): string {
  return weights
    .map(
      ({ page, pageClass, bytes, limit, files }) =>
        `  ${page.padEnd(17)} ${kB(bytes).padStart(9)} of ${kB(limit).padStart(9)} (${pageClass}), ${files} files`,
    )
    .join('\n');
}

/** @throws Error that names each page above the limit of its class, or with a source that must come later. */
export function requireWeights(weights: readonly PageWeight[]): void {
  const problems = weights.flatMap(({ page, pageClass, bytes, limit, tooEarly }) => [
    ...(bytes > limit
      ? [
          `${page} waits for ${kB(bytes)} before it is alive; a page of the class '${pageClass}' may wait for ${kB(limit)}.`,
        ]
      : []),
    ...(tooEarly[0]
      ? [`${page} waits for ${tooEarly[0]}; load what imports it with import() after the page is alive.`]
      : []),
  ]);
  if (problems.length > 0) throw new Error(['Some pages load too much:', ...problems].join('\n'));
}
