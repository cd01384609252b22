import { AppError } from '@boma/domain/errors.ts';
import { beginOf, begunVersions } from '@boma/domain/pages/legal.policy.ts';
import { LEGAL_NOTICE_MS, LEGAL_TEXTS, LEGAL_VERSIONS } from '@boma/domain/pages/legal-rules.constants.ts';

const refused = (sentence: string) =>
  new AppError('invalid-input', { errors: { 'page.next.valid_from': [sentence] } });

interface Follows<V> {
  /** The version that will apply next. Null: none will. */
  readonly next: V | null;
  /** The day of the version that the editor changes or removes. Null: of none. */
  readonly replaces: string | null;
}

/**
 * The versions of a legal text with this one as the next. Those that apply or have applied stay; one that was to apply later
 * is replaced, or goes if `next` is null. `now` is unix milliseconds by the server's clock.
 * @throws AppError `invalid-input` for a version whose day has begun or is about to, for a change of one that has begun to apply
 * since the editor read it, and for one more than are kept.
 */
export function followedBy<V extends { readonly valid_from: string }>(
  versions: readonly V[],
  { next, replaces }: Follows<V>,
  now: number,
): V[] {
  const begun = begunVersions(versions, now);
  if (begun.some(({ valid_from }) => valid_from === replaces)) throw refused(LEGAL_TEXTS.begun);
  if (next === null) return begun;
  if (beginOf(next) <= now) throw refused(LEGAL_TEXTS.past);
  if (beginOf(next) - now < LEGAL_NOTICE_MS) throw refused(LEGAL_TEXTS.soon);
  if (begun.length >= LEGAL_VERSIONS) throw refused(LEGAL_TEXTS.full);
  return [...begun, next];
}
