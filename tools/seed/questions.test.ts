import { cleanText } from '@boma/domain/clean-text.ts';
import { askQuestionInput, questionSchema } from '@boma/domain/questions/questions.schema.ts';
import { expect, it } from 'vitest';
import { seededQuestions } from './questions.ts';

const NOW = 1_763_721_438_000;

it('the seeded questions are ones that viewers could have asked, in every list', () => {
  const questions = seededQuestions(NOW).map(([, question]) => question);
  for (const question of questions) {
    expect(questionSchema.parse(question)).toEqual(question);
    const { data } = askQuestionInput.safeParse({ question: question.question, allow: 1 });
    expect(data?.question).toBe(cleanText(question.question));
    expect(question.sent_at).toBeLessThan(NOW);
  }
  const stages = new Set(questions.map(({ stage }) => stage));
  expect([...stages].toSorted()).toEqual(['answered', 'queued', 'waiting']);
});
