import { AppError } from '@boma/domain/errors.ts';
import { refusalWords } from '../../lib/asking/refusal-words.ts';
import { byField, fieldFor, type Naming } from '../form/form-schema.ts';
import type { Problems } from '../form/problems.ts';

/** Who has changed a thing meanwhile, as the subject of a sentence. */
export const colleagueOf = (cause: unknown): string =>
  (cause instanceof AppError && cause.details.colleague) || 'A colleague';

/** The server names the thing first where the call has it as a part: 'camera.name', but 'publish.at' of a video. */
const inForm = <F extends string>(path: string, naming: Naming<F>): string =>
  fieldFor(path, naming) === 'form' ? path.replace(/^[^.]+\./, '') : path;

/** The server's refusal, by the fields of the form. */
export function refusedProblems<F extends string>(cause: unknown, naming: Naming<F>): Problems<F> {
  const errors = cause instanceof AppError ? (cause.details.errors ?? {}) : {};
  const named = Object.entries(errors).flatMap(([path, [sentence]]) =>
    sentence ? [[inForm(path, naming), sentence] as const] : [],
  );
  if (named.length > 0) return byField(named, naming);
  const conflict = `${colleagueOf(cause)} has changed this meanwhile. Please look at it again.`;
  return { form: refusalWords(cause, { conflict }) } as Problems<F>;
}
