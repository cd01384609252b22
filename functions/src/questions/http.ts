import type { questionEndpoints } from '@boma/domain/questions/questions.api.ts';
import type { Handlers } from '../platform/http/types.ts';
import { askQuestion } from './ask-question.ts';
import { mergeQuestions } from './merge-questions.ts';
import { moveQuestion } from './move-question.ts';
import { voteQuestion } from './vote-question.ts';

const DONE = { data: {} };

export const questionRoutes: Handlers<typeof questionEndpoints> = {
  askQuestion: async ({ ctx, body }) => ({ data: await askQuestion({ ctx, input: body }) }),
  voteQuestion: async ({ ctx, body }) => voteQuestion({ ctx, input: body }).then(() => DONE),
  moveQuestion: async ({ ctx, body }) => moveQuestion({ ctx, input: body }).then(() => DONE),
  mergeQuestions: async ({ ctx, body }) => mergeQuestions({ ctx, input: body }).then(() => DONE),
};
