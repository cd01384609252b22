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
    '/api/staff/settled?queue=mails&limit=5': { data: { settled: [] } },
    '/api/staff/retry-mail': () => {
      left = [];
      return Response.json({ data: {} });
    },
  });
  render(<UnsentMails />);
  const row = (subject: string) => page.getByRole('row').filter({ hasText: subject });
  const lion = row('Lion at Tau');
  for (const words of ['thandi@a.test', '1 try', 'The other side took it for spam.', '“554 spam”'])
    await expect.element(lion.getByText(words)).toBeVisible();
  await expect.element(lion.getByRole('cell', { name: 'Not tried again' })).toBeVisible();
  await expect.element(row('Your appeal').getByText('This address gets no more mails.')).toBeVisible();
  await page.getByRole('button', { name: 'Send again: Lion at Tau' }).click();
  await expect.element(page.getByText('Every mail has left.')).toBeVisible();
  await expect.element(page.getByText('‘Lion at Tau’ is on its way again.')).toBeVisible();
  expect(calls.find(({ path }) => path === '/api/staff/retry-mail')?.body).toEqual({ id: 'm1' });
});
