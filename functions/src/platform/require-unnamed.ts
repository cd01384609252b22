import { AppError, type FieldErrors } from '@boma/domain/errors.ts';
import { namesProtected } from '@boma/domain/words/protected-words.ts';
import { PROTECTED_TEXT } from '@boma/domain/words/words.constants.ts';
import { textsIn } from './texts-in.ts';

/**
 * Requires that no text of `input` names a protected species: poachers read along. `except` lists the paths of texts that
 * viewers never read or that the verb judges, with all that is below them.
 * @throws AppError `invalid-input` at every field that names one.
 */
export function requireUnnamed(input: unknown, except: readonly string[] = []): void {
  const named = textsIn(input).filter(
    ({ path, text }) =>
      !except.some((each) => path === each || path.startsWith(`${each}.`)) && namesProtected(text),
  );
  if (named.length === 0) return;
  const errors: FieldErrors = Object.fromEntries(named.map(({ path }) => [path, [PROTECTED_TEXT]]));
  throw new AppError('invalid-input', { errors });
}
