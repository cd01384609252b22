import { AppError } from '@boma/domain/errors.ts';
import { isPublic } from '@boma/domain/videos/videos.policy.ts';
import type { Publish, Video } from '@boma/domain/videos/videos.schema.ts';

/**
 * When a video comes on the site, in unix milliseconds; null for a draft. One that viewers see already keeps its place in
 * the lists.
 * @throws AppError `invalid-input` for a time that is over
 */
export function publicationOf(
  publish: Publish,
  { stored, now }: { readonly stored?: Video; readonly now: number },
): number | null {
  switch (publish.kind) {
    case 'draft':
      return null;
    case 'now':
      return stored && isPublic(stored, now) ? stored.created_at : now;
    case 'later':
      if (publish.at <= now && publish.at !== stored?.created_at)
        throw new AppError('invalid-input', { errors: { 'publish.at': ['Choose a time to come.'] } });
      return publish.at;
  }
}
