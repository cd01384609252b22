import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { Hearing } from '../../../lib/lazy-listener.ts';
import { clearSession, forgetSession } from '../../../session/write-session.later.ts';
import { render } from '../../../test-support/render.tsx';
import { signIn } from '../../../test-support/session.ts';
import { recordAsked } from '../asked-and-voted.ts';
import ShowQuestions from './show-questions.later.tsx';

vi.mock('../api/published-questions.later.ts', () => ({
  publishedQuestions: {
    async listen({ heard }: Hearing<{ questions: readonly object[] }>) {
      heard({ questions: [] });
      return () => undefined;
    },
  },
}));

const field = page.getByRole('textbox', { name: 'Your question' });
const guestButton = page.getByRole('button', { name: 'Register/Sign-in to ask questions.' });
const asked = page.getByText('Do hippos swim?');

async function write(text: string) {
  signIn();
  render(<ShowQuestions />);
  await field.fill(text);
  recordAsked({ id: 'q1', question: 'Do hippos swim?' });
  await expect.element(asked).toBeVisible();
}

it('keeps what its author writes and has asked while the session has ended, and shows it to nobody else', async () => {
  await write('Do lions');
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
  await write('Do lions');
  clearSession();
  await expect.element(guestButton).toBeVisible();
  signIn();
  await expect.element(field).toHaveValue('');
  expect(asked.elements()).toEqual([]);
});
