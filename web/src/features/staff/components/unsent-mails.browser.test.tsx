import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { answerCalls } from '../../../test-support/answer-calls.ts';
import { render } from '../../../test-support/render.tsx';
import { UnsentMails } from './unsent-mails.tsx';

const at = Date.parse('2026-11-22T12:00:00Z');
const mail = { to: 'thandi@a.test', made_at: at, next_at: at };
const failed = { ...mail, id: 'm1', subject: 'Lion at Tau', state: 'failed', attempts: 1, error: '554 spam' };
const withheld = { ...mail, id: 'm2', subject: 'Your appeal', state: 'withheld', attempts: 0, error: null };

it('says why each mail has not left, and sends it again', async () => {
  let left: object[] = [failed, withheld];
  const calls = answerCalls({
    '/api/staff/unsent-mails': () => Response.json({ data: { mails: left } }),
    '/api/staff/retry-mail': () => {
      left = [];
      return Response.json({ data: {} });
    },
  });
  render(<UnsentMails />);
  await expect.element(page.getByText('Failed after 1 try.')).toBeVisible();
  await expect.element(page.getByText('The reason: 554 spam')).toBeVisible();
  await expect.element(page.getByText('Not sent: this address gets no more mails.')).toBeVisible();
  await page.getByRole('button', { name: 'Send again: Lion at Tau' }).click();
  await expect.element(page.getByText('Every mail has left.')).toBeVisible();
  expect(calls.find(({ path }) => path === '/api/staff/retry-mail')?.body).toEqual({ id: 'm1' });
});
