import type { ErrorCode } from '@boma/domain/errors.ts';
import type { SettledStage } from '@boma/domain/questions/questions.schema.ts';
import { refusalWords } from '../../lib/asking/refusal-words.ts';

const byCode: Partial<Record<ErrorCode, string>> = {
  conflict: 'A colleague was faster with this question. It is where they put it.',
  'not-found': 'This question is gone.',
  forbidden: 'Only staff can do this.',
};

/** Why staff could not do what they tried: the server's words, else ours for the code. */
export const queueProblem = (cause: unknown): string => refusalWords(cause, byCode);

/** A question in a sentence or in the name of a button. */
export function shortQuestion(question: string): string {
  const letters = Array.from(question);
  return letters.length <= 60 ? question : `${letters.slice(0, 58).join('')}…`;
}

/** What staff have done with a question, as one word before it. */
export const settledWords: Readonly<Record<SettledStage, string>> = {
  answered: 'Answered',
  removed: 'Removed',
};
