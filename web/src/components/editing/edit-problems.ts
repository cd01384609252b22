import { AppError } from '@boma/domain/errors.ts';
import { refusalWords } from '../../lib/asking/refusal-words.ts';
import { byField, type Naming } from '../form/form-schema.ts';
import type { Problems } from '../form/problems.ts';

const CHANGED = 'A colleague has changed this meanwhile. Please look at it again.';

/** The server's refusal, by the fields of the form. The server names the thing first: 'camera.name'. */
export function refusedProblems<F extends string>(cause: unknown, naming: Naming<F>): Problems<F> {
  const errors = cause instanceof AppError ? (cause.details.errors ?? {}) : {};
  const named = Object.entries(errors).flatMap(([path, [sentence]]) =>
    sentence ? [[path.replace(/^[^.]+\./, ''), sentence] as const] : [],
  );
  if (named.length > 0) return byField(named, naming);
  return { form: refusalWords(cause, { conflict: CHANGED }) } as Problems<F>;
}
