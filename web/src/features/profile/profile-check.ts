import { NAME_MAX, PROFILE_TEXTS } from '@boma/domain/accounts/profile.ts';
import { AppError } from '@boma/domain/errors.ts';
import { providerWords } from '../../session/provider-words.ts';
import type { Problems } from './hooks/use-change-form.ts';

const FIELDS = ['display_name', 'name', 'surname'] as const;
export type Names = Readonly<Record<(typeof FIELDS)[number], string>>;
type NameProblems = Problems<keyof Names>;

/** Before anything is sent. */
export function checkNames(names: Names): NameProblems {
  const tooLong = FIELDS.filter((field) => names[field].trim().length > NAME_MAX);
  return {
    ...(names.display_name.trim() === '' && { display_name: PROFILE_TEXTS.displayNameRequired }),
    ...Object.fromEntries(tooLong.map((field) => [field, PROFILE_TEXTS.tooLong])),
  };
}

/** What the server's refusal means to the person before the form. */
export function namesProblem(cause: unknown): NameProblems {
  if (!(cause instanceof AppError)) return { form: providerWords.technical };
  const { errors = {}, alert } = cause.details;
  const told = FIELDS.flatMap((field) => (errors[field] ? [[field, errors[field].join(' ')]] : []));
  if (told.length > 0) return Object.fromEntries(told) as NameProblems;
  if (cause.code === 'unavailable') return { form: providerWords.unreachable };
  return { form: alert ?? providerWords.technical };
}
