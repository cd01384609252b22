import { AppError } from '@boma/domain/errors.ts';
import { type Problems, serverProblems } from '../../components/form/problems.ts';
import { providerWords } from '../../session/provider-words.ts';

const FIELDS = ['display_name', 'name', 'surname'] as const;
export type Names = Readonly<Record<(typeof FIELDS)[number], string>>;
type NameProblems = Problems<keyof Names>;

/** The problems to show in the form when the server refuses. */
export function namesProblem(cause: unknown): NameProblems {
  const isUnreachable = cause instanceof AppError && cause.code === 'unavailable';
  return serverProblems(cause, FIELDS, isUnreachable ? providerWords.unreachable : providerWords.technical);
}
