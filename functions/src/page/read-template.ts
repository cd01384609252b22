import { readFile } from 'node:fs/promises';
import { AppError } from '@boma/domain/errors.ts';

let kept: Promise<string> | undefined;

/**
 * The stream page that the site's build made. It is deployed beside the bundle.
 * @throws AppError `unavailable` when the functions were built before the site.
 */
export function readTemplate(): Promise<string> {
  kept ??= readFile(new URL('./stream.html', import.meta.url), 'utf8').catch((cause: unknown) => {
    kept = undefined;
    throw new AppError('unavailable', { cause });
  });
  return kept;
}
