import { AppError } from '@boma/domain/errors.ts';
import type { z } from 'zod';
import { refusalWords } from '../../lib/asking/refusal-words.ts';
import type { Problems } from '../form/problems.ts';

const CHANGED = 'A colleague has changed this meanwhile. Please look at it again.';

interface Naming<F extends string> {
  readonly fields: readonly F[];
  /** As `EditKind.fieldOf`. */
  readonly fieldOf?: Readonly<Record<string, F>> | undefined;
}

/** The field for a path of the schema: the field of that name, else that of the nearest part around it. */
function fieldFor<F extends string>(path: string, { fields, fieldOf = {} }: Naming<F>): F | 'form' {
  const named = fieldOf[path] ?? fields.find((field) => field === path);
  if (named) return named;
  const end = path.lastIndexOf('.');
  return end < 0 ? 'form' : fieldFor(path.slice(0, end), { fields, fieldOf });
}

function byField<F extends string>(
  problems: readonly (readonly [path: string, sentence: string])[],
  naming: Naming<F>,
): Problems<F> {
  const found: Record<string, string> = {};
  for (const [path, sentence] of problems) {
    const field = fieldFor(path, naming);
    found[field] ??= sentence;
  }
  return found as Problems<F>;
}

/** What a schema refuses, by the fields of the form. */
export function schemaProblems<F extends string>(
  schema: z.ZodType,
  input: unknown,
  naming: Naming<F>,
): Problems<F> {
  const { error } = schema.safeParse(input, { error: () => 'This is not valid.' });
  return byField(
    (error?.issues ?? []).map(({ path, message }) => [path.join('.'), message] as const),
    naming,
  );
}

/** The server's refusal, by the fields of the form. The server names the thing first: 'camera.name'. */
export function refusedProblems<F extends string>(cause: unknown, naming: Naming<F>): Problems<F> {
  const errors = cause instanceof AppError ? (cause.details.errors ?? {}) : {};
  const named = Object.entries(errors).flatMap(([path, [sentence]]) =>
    sentence ? [[path.replace(/^[^.]+\./, ''), sentence] as const] : [],
  );
  if (named.length > 0) return byField(named, naming);
  return { form: refusalWords(cause, { conflict: CHANGED }) } as Problems<F>;
}
