import { AppError, type FieldErrors } from '@boma/domain/errors.ts';
import { namesProtected } from '@boma/domain/words/protected-words.ts';
import { PROTECTED_TEXT } from '@boma/domain/words/words.constants.ts';

interface Text {
  readonly path: string;
  readonly text: string;
}

/** Every text in a value, at any depth, with its path: 'camera.species.0.name'. */
function textsIn(value: unknown, path = ''): Text[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, each]) => textsIn(each, path === '' ? key : `${path}.${key}`));
}

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
