import { AppError } from '@boma/domain/errors.ts';
import { refusalWords } from '../../lib/asking/refusal-words.ts';
import { byField, type Naming } from '../form/form-schema.ts';
import type { Problems } from '../form/problems.ts';

/** Who has changed a thing meanwhile, as the subject of a sentence. */
export const colleagueOf = (cause: unknown): string =>
  (cause instanceof AppError && cause.details.colleague) || 'A colleague';

/** The server's refusal, by the fields of the form. The server names the thing first: 'camera.name'. */
export function refusedProblems<F extends string>(cause: unknown, naming: Naming<F>): Problems<F> {
  const errors = cause instanceof AppError ? (cause.details.errors ?? {}) : {};
  const named = Object.entries(errors).flatMap(([path, [sentence]]) =>
    sentence ? [[path.replace(/^[^.]+\./, ''), sentence] as const] : [],
  );
  if (named.length > 0) return byField(named, naming);
  const conflict = `${colleagueOf(cause)} has changed this meanwhile. Please look at it again.`;
  return { form: refusalWords(cause, { conflict }) } as Problems<F>;
}
