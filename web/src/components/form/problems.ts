import { AppError } from '@boma/domain/errors.ts';

/** Sentences by field. `form` is for a problem that belongs to no single field. */
export type Problems<F extends string> = { readonly [K in F | 'form']?: string | undefined };

export type Values<F extends string> = Readonly<Record<F, string>>;

/** The sentences of `errors` that belong to these fields, those of one field joined. */
export function fieldProblems<F extends string>(
  cause: unknown,
  fields: readonly F[],
  joint = ' ',
): Problems<F> {
  const errors = (cause instanceof AppError && cause.details.errors) || {};
  const found = fields.flatMap((field) => (errors[field] ? [[field, errors[field].join(joint)]] : []));
  return Object.fromEntries(found) as Problems<F>;
}

/** The problems to show for a server's refusal: sentences at the fields, else the server's message, else `fallback`. */
export function serverProblems<F extends string>(
  cause: unknown,
  fields: readonly F[],
  fallback: string,
): Problems<F> {
  const found = fieldProblems(cause, fields);
  if (Object.keys(found).length > 0) return found;
  return { form: (cause instanceof AppError && cause.details.alert) || fallback } as Problems<F>;
}
