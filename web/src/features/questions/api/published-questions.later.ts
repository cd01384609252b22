import { singletons } from '@boma/domain/collections.ts';
import { publishedQuestionsSchema } from '@boma/domain/questions/questions.schema.ts';
import { publishedDocument } from '../../../lib/firebase/published.ts';

/** The chosen questions. There is no document before the first choice. */
export const publishedQuestions = publishedDocument(singletons.publishedQuestions, publishedQuestionsSchema, {
  questions: [],
});
