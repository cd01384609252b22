import type { QuestionView } from '@boma/domain/questions/questions.schema.ts';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cancelSignIn, signInAsked } from '../../../session/sign-in-prompt.ts';
import { answerCalls } from '../../../test-support/answer-calls.ts';
import { render } from '../../../test-support/render.tsx';
import { signIn } from '../../../test-support/session.ts';
import { recordAsked } from '../asked-and-voted.ts';
import { ChosenQuestions } from './chosen-questions.tsx';

const view = (id: string): QuestionView => ({
  id,
  question: `Question ${id}?`,
  author: null,
  votes: 3,
  answering: false,
});
const button = (name: string | RegExp) => page.getByRole('button', { name });

it('a viewer reports the question of another viewer', async () => {
  signIn();
  recordAsked({ id: 'own', question: 'Question own?' });
  const calls = answerCalls({ '/api/report': { data: { id: 'r1' } } });
  render(<ChosenQuestions questions={[view('a'), view('own')]} />);
  await expect.element(button('Report “Question a?”')).toBeVisible();
  expect(button(/^Report/).elements()).toHaveLength(1);
  await userEvent.click(button('Report “Question a?”'));
  const dialog = page.getByRole('dialog', { name: 'Report this question' });
  await userEvent.fill(dialog.getByRole('textbox'), 'It is rude.');
  await userEvent.click(dialog.getByRole('button', { name: 'Send the report' }));
  await userEvent.click(button('Back to the questions'));
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(calls.map(({ body }) => body)).toEqual([{ kind: 'question', id: 'a', reason: 'It is rude.' }]);
});

it('a guest who wants to report a question is asked to sign in', async () => {
  render(<ChosenQuestions questions={[view('a')]} />);
  await userEvent.click(button('Report “Question a?”'));
  expect(signInAsked.read()).toBe('signIn');
  expect(page.getByRole('dialog').elements()).toEqual([]);
  cancelSignIn();
});
