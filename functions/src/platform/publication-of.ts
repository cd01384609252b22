import { AppError } from '@boma/domain/errors.ts';
import { isSeen, type SeenFrom } from '@boma/domain/publish.policy.ts';
import type { Publish } from '@boma/domain/publish.schema.ts';

interface Now {
  /** From when viewers see what is stored. Undefined: no time is stored. */
  readonly before: SeenFrom | undefined;
  readonly now: number;
  /** Where the refusal of a time belongs. */
  readonly field?: string;
}

/**
 * When something comes on the site, in unix milliseconds; null for a draft. What viewers see already keeps its time, and
 * so its place in lists.
 * @throws AppError `invalid-input` for a time that is over
 */
export function publicationOf(publish: Publish, { before, now, field = 'publish.at' }: Now): number | null {
  switch (publish.kind) {
    case 'draft':
      return null;
    case 'now':
      return before !== undefined && isSeen(before, now) ? before : now;
    case 'later':
      if (publish.at <= now && publish.at !== before)
        throw new AppError('invalid-input', { errors: { [field]: ['Choose a time to come.'] } });
      return publish.at;
  }
}
