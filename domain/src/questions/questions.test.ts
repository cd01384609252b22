import { describe, expect, it } from 'vitest';
import { QUESTION_LENGTH, QUESTION_TEXTS } from './questions.constants.ts';
import { inPublicOrder, inQueueOrder, movedQuestion, type WithId } from './questions.policy.ts';
import { askQuestionInput, mergeQuestionsInput } from './questions.schema.ts';

const question = (id: string, change: Partial<WithId> = {}): WithId => ({
  id,
  uid: 'u1',
  author: 'Thandi',
  question: 'Do lions swim?',
  sent_at: 1_700_000_000_000,
  stage: 'queued',
  queued_at: 1_700_000_000_000,
  votes: 1,
  merged_into: null,
  ...change,
});

describe('the length of a question', () => {
  it('R9-063 is 5 to 200', () => {
    expect(QUESTION_LENGTH).toEqual({ least: 5, most: 200 });
  });

  it.each([
    ['', 'Please ask a question'],
    ['Why?', 'Questions must be between 5 and 200 characters.'],
    ['Swim?', undefined],
    ['a'.repeat(200), undefined],
    ['a'.repeat(201), 'Questions must be between 5 and 200 characters.'],
  ])('R5-027 R5-028 of %j has the problem %j', (text, problem) => {
    const { error } = askQuestionInput.safeParse({ question: text, allow: 1 });
    expect(error?.issues.map(({ message }) => message)).toEqual(problem && [problem]);
  });

  it('counts after the cleaning, and bounds the work of it', () => {
    const parse = (text: string) => askQuestionInput.safeParse({ question: text, allow: 1 });
    expect(parse('<b>Swim?</b>').data?.question).toBe('Swim?');
    expect(parse('<b>Why?</b>').error?.issues[0]?.message).toBe(QUESTION_TEXTS.length);
    expect(parse('<b></b>').error?.issues[0]?.message).toBe('Please ask a question');
    expect(parse('a'.repeat(2001)).error?.issues).toHaveLength(1);
  });
});

describe('the lists', () => {
  it('of staff are in the order in which the questions were queued', () => {
    const list = [
      question('c', { queued_at: 3 }),
      question('b', { queued_at: 1 }),
      question('a', { queued_at: 1 }),
    ];
    expect(inQueueOrder(list).map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  });

  it('of viewers begin with the one being answered, then the most wanted, and name no asker by id', () => {
    const list = [
      question('few', { queued_at: 1, votes: 2 }),
      question('many', { queued_at: 3, votes: 9, author: null }),
      question('also-few', { queued_at: 2, votes: 2 }),
      question('now', { queued_at: 4, stage: 'answering' }),
    ];
    const shown = inPublicOrder(list);
    expect(shown.map(({ id }) => id)).toEqual(['now', 'many', 'few', 'also-few']);
    expect(shown[1]).toEqual({
      id: 'many',
      question: 'Do lions swim?',
      author: null,
      votes: 9,
      answering: false,
    });
    expect(shown[0]?.answering).toBe(true);
  });
});

it('a question keeps its place in the queue while it is answered, and gets a new one when it is queued again', () => {
  const queued = movedQuestion(question('a', { stage: 'waiting', queued_at: null }), 'queued', 5);
  expect(queued).toMatchObject({ stage: 'queued', queued_at: 5 });
  expect(movedQuestion(queued, 'answering', 6)).toMatchObject({ stage: 'answering', queued_at: 5 });
  expect(movedQuestion(queued, 'waiting', 7)).toMatchObject({ stage: 'waiting', queued_at: 5, moved_at: 7 });
});

it('a question is not merged into itself', () => {
  expect(mergeQuestionsInput.safeParse({ id: 'a', into: 'a' }).success).toBe(false);
  expect(mergeQuestionsInput.safeParse({ id: 'a', into: 'b' }).success).toBe(true);
});
