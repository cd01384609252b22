import { readFile } from 'node:fs/promises';
import { AppError } from '@boma/domain/errors.ts';
import type { SiteRenderer } from '@boma/domain/rendered-page.ts';
import { z } from 'zod';

const FOLDER = new URL('./renderer/', import.meta.url);

/** The build tests what its renderer does. Here only the shape is checked, so that a broken deploy is recognised. */
const rendererModule = z.object({
  createRenderer: z.custom<(frame: unknown) => SiteRenderer>((value) => typeof value === 'function'),
});

async function load(): Promise<SiteRenderer> {
  const [module, frame] = await Promise.all([
    import(new URL('entry-renderer.js', FOLDER).href) as Promise<unknown>,
    readFile(new URL('frame.json', FOLDER), 'utf8'),
  ]);
  return rendererModule.parse(module).createRenderer(JSON.parse(frame));
}

let loading: Promise<SiteRenderer> | undefined;

/**
 * The site's renderer, which is deployed beside the bundle. The first page of an instance loads it.
 * @throws AppError `unavailable` when the functions were built before the site.
 */
export function loadRenderer(): Promise<SiteRenderer> {
  loading ??= load().catch((cause: unknown) => {
    loading = undefined;
    throw new AppError('unavailable', { cause });
  });
  return loading;
}

/** The page that renders itself, for when nothing else can be answered. */
export const readShell = (): Promise<string> => readFile(new URL('shell.html', FOLDER), 'utf8');
