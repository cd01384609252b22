import type { PublishedQuestions, QuestionView } from '@boma/domain/questions/questions.schema.ts';
import { beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Hearing } from '../../../lib/lazy-listener.ts';
import { dropToast, toastsInLine } from '../../../lib/toasts.ts';
import { clearSession, forgetSession } from '../../../session/write-session.later.ts';
import { answerCalls } from '../../../test-support/answer-calls.ts';
import { render } from '../../../test-support/render.tsx';
import { signIn } from '../../../test-support/session.ts';
import { recordAsked } from '../asked-and-voted.ts';
import ShowQuestions from './show-questions.later.tsx';

const listening = vi.hoisted(() => ({
  heard: undefined as Hearing<PublishedQuestions>['heard'] | undefined,
}));
vi.mock('../api/published-questions.later.ts', () => ({
  publishedQuestions: {
    async listen({ heard }: Hearing<PublishedQuestions>) {
      listening.heard = heard;
      return () => undefined;
    },
  },
}));

const field = page.getByRole('textbox', { name: 'Your question' });
const guestButton = page.getByRole('button', { name: 'Register/Sign-in to ask questions.' });
const asked = page.getByText('Do hippos swim?');

beforeEach(() => {
  for (const { id } of toastsInLine()) dropToast(id);
  listening.heard = undefined;
  clearSession();
  signIn();
});

async function writeAndAsk() {
  render(<ShowQuestions />);
  await field.fill('Do lions');
  recordAsked({ id: 'own', question: 'Do hippos swim?' });
  await expect.element(asked).toBeVisible();
}

it('keeps what its author writes and has asked while the session has ended, and shows it to nobody else', async () => {
  await writeAndAsk();
  forgetSession();
  await expect.element(guestButton).toBeVisible();
  await expect.element(asked).not.toBeInTheDocument();
  signIn({ id: 'pieter' });
  await expect.element(field).toHaveValue('');
  expect(asked.elements()).toEqual([]);
  forgetSession();
  await expect.element(guestButton).toBeVisible();
  signIn();
  await expect.element(field).toHaveValue('Do lions');
  await expect.element(asked).toBeVisible();
});

it('forgets it once its author has signed out', async () => {
  await writeAndAsk();
  clearSession();
  await expect.element(guestButton).toBeVisible();
  signIn();
  await expect.element(field).toHaveValue('');
  expect(asked.elements()).toEqual([]);
});

it('an asker follows the question that theirs was merged into, and has voted for it', async () => {
  const calls = answerCalls({ '/api/show/vote-question': { data: {} } });
  const kept: QuestionView = {
    id: 'kept',
    question: 'Can a hippo swim?',
    author: null,
    votes: 3,
    answering: false,
    merged: ['other', 'own'],
  };
  const publish = (questions: QuestionView[]) => listening.heard?.({ questions });
  recordAsked({ id: 'own', question: 'Do hippos swim?' });
  render(<ShowQuestions onAir />);
  await expect.element(page.getByText('Waits for a ranger')).toBeVisible();
  await expect.poll(() => listening.heard).toBeDefined();
  publish([kept]);
  await expect.element(page.getByText('Is in the queue')).toBeVisible();
  const vote = page.getByRole('button', { name: /want this answered: Can a hippo swim\?$/ });
  await expect.element(vote).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(vote);
  await expect.element(vote).toHaveAttribute('aria-pressed', 'false');
  expect(calls.map(({ body }) => body)).toEqual([{ id: 'kept', vote: false }]);
  publish([{ ...kept, answering: true }]);
  await expect.element(page.getByText('Is being answered now')).toBeVisible();
  await expect
    .poll(() => toastsInLine().map(({ text }) => text))
    .toEqual(['A ranger is answering your question now.']);
  publish([]);
  await expect.element(page.getByText('Was answered')).toBeVisible();
});
