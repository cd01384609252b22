import { z } from 'zod';
import type { Endpoint } from '../endpoint.ts';
import { refusalsOf } from '../moderation/sanction-kinds.ts';
import {
  askQuestionInput,
  mergeQuestionsInput,
  moveQuestionInput,
  voteQuestionInput,
} from './questions.schema.ts';

const done = z.object({ data: z.object({}) });

/** The part of the contract about questions to the rangers of a show. */
export const questionEndpoints = {
  askQuestion: {
    method: 'POST',
    path: '/api/show/ask-question',
    summary:
      'Asks the rangers of the shows a question. Repeating the call with the same id asks nothing twice.',
    // The verb refuses guests, with an invitation to register.
    who: 'anyone',
    body: askQuestionInput,
    response: z.object({ data: z.object({ id: z.string() }) }),
    errors: [
      'unauthenticated',
      'token-expired',
      'forbidden',
      ...refusalsOf('send-message'),
      'conflict',
      'too-many-requests',
    ],
  },
  voteQuestion: {
    method: 'POST',
    path: '/api/show/vote-question',
    summary: 'Votes for a chosen question, or takes the vote back. Each viewer has one vote per question.',
    who: 'active-user',
    body: voteQuestionInput,
    response: done,
    errors: ['not-found', 'too-many-requests'],
  },
  moveQuestion: {
    method: 'POST',
    path: '/api/staff/move-question',
    summary: 'Staff: moves a question to another stage.',
    who: { may: 'question.move' },
    body: moveQuestionInput,
    response: done,
    errors: ['not-found', 'conflict'],
  },
  mergeQuestions: {
    method: 'POST',
    path: '/api/staff/merge-questions',
    summary: 'Staff: merges a duplicate into another question, with its votes.',
    who: { may: 'question.merge' },
    body: mergeQuestionsInput,
    response: done,
    errors: ['not-found', 'conflict'],
  },
} satisfies Record<string, Endpoint>;
