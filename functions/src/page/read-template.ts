import { readFile } from 'node:fs/promises';
import { AppError } from '@boma/domain/errors.ts';

export type TemplateName = 'stream' | 'show' | 'video' | 'embed';

const kept = new Map<TemplateName, Promise<string>>();

/**
 * A page that the site's build made for the server to fill in. It is deployed beside the bundle.
 * @throws AppError `unavailable` when the functions were built before the site.
 */
export function readTemplate(name: TemplateName): Promise<string> {
  const found = kept.get(name);
  if (found) return found;
  const reading = readFile(new URL(`./${name}.html`, import.meta.url), 'utf8').catch((cause: unknown) => {
    kept.delete(name);
    throw new AppError('unavailable', { cause });
  });
  kept.set(name, reading);
  return reading;
}
