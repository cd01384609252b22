import { AppError } from '@boma/domain/errors.ts';
import { beginOf, begunVersions } from '@boma/domain/pages/legal.policy.ts';
import { LEGAL_TEXTS, LEGAL_VERSIONS } from '@boma/domain/pages/legal-rules.constants.ts';

const refused = (sentence: string) =>
  new AppError('invalid-input', { errors: { 'page.next.valid_from': [sentence] } });

/**
 * The versions of a legal text with this one as the next. Those that apply or have applied stay; one that was to apply later
 * is replaced, or goes if `next` is null. `now` is unix milliseconds by the server's clock.
 * @throws AppError `invalid-input` for a version whose day has begun, and for one more than are kept.
 */
export function followedBy<V extends { readonly valid_from: string }>(
  versions: readonly V[],
  next: V | null,
  now: number,
): V[] {
  const begun = begunVersions(versions, now);
  if (next === null) return begun;
  if (beginOf(next) <= now) throw refused(LEGAL_TEXTS.past);
  if (begun.length >= LEGAL_VERSIONS) throw refused(LEGAL_TEXTS.full);
  return [...begun, next];
}
