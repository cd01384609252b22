import type { questionEndpoints } from '@boma/domain/questions/questions.api.ts';
import type { Routes } from '../platform/http/routes.ts';
import { askQuestion } from './ask-question.ts';
import { mergeQuestions } from './merge-questions.ts';
import { moveQuestion } from './move-question.ts';
import { voteQuestion } from './vote-question.ts';

export const questionRoutes: Routes<typeof questionEndpoints> = {
  askQuestion,
  voteQuestion,
  moveQuestion,
  mergeQuestions,
};
