import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerCalls, refusal } from '../../../test-support/answer-calls.ts';
import { render } from '../../../test-support/render.tsx';
import { Contact } from './contact.tsx';

const at = Date.parse('2026-11-22T12:00:00Z');
const message = {
  id: 'c1',
  subject: 'Tau is dark',
  name: 'Thandi',
  email: 'thandi@a.test',
  comments: 'Since six.',
  browser: '',
  sent_at: at,
  state: 'open',
  closed_by: null,
  closed_at: null,
  answers: [],
};
const answered = { ...message, state: 'closed', answers: [{ text: 'It is a nest.', at }] };
const button = (name: string) => page.getByRole('button', { name, exact: true });

it('answers a message in its place, and shows the answer with it', async () => {
  let isAnswered = false;
  const calls = answerCalls({
    '/api/staff/contact-messages?state=open': () =>
      Response.json({ data: { messages: isAnswered ? [] : [message] } }),
    '/api/staff/contact-messages?state=closed': { data: { messages: [answered] } },
    '/api/staff/settled?queue=contact&limit=5': { data: { settled: [] } },
    '/api/staff/answer-contact-message': () => {
      isAnswered = true;
      return Response.json({ data: {} });
    },
  });
  render(<Contact />);
  await userEvent.click(button('Answer: Tau is dark'));
  await userEvent.click(button('Send the answer'));
  const field = page.getByRole('textbox', { name: 'Your answer' });
  await expect.element(field).toHaveAccessibleDescription('Please write an answer.');
  await userEvent.fill(field, 'It is a nest.');
  await userEvent.click(button('Send the answer'));
  await expect.element(page.getByText('Your answer is on its way to thandi@a.test.')).toBeVisible();
  await expect.element(page.getByText('Every message is answered.')).toBeVisible();
  expect(calls.find(({ path }) => path === '/api/staff/answer-contact-message')?.body).toEqual({
    id: 'c1',
    after: 0,
    text: 'It is a nest.',
  });
  await userEvent.click(page.getByText('Settled', { exact: true }));
  await expect.element(page.getByRole('list', { name: 'Answers' }).getByText('It is a nest.')).toBeVisible();
});

it('keeps what was written if a colleague was faster', async () => {
  const alert = 'A colleague has answered this meanwhile. Read that answer first.';
  answerCalls({
    '/api/staff/contact-messages?state=open': { data: { messages: [message] } },
    '/api/staff/answer-contact-message': refusal(409, 'conflict', { alert }),
  });
  render(<Contact />);
  await userEvent.click(button('Answer: Tau is dark'));
  const field = page.getByRole('textbox', { name: 'Your answer' });
  await userEvent.fill(field, 'We clean the lens.');
  await userEvent.click(button('Send the answer'));
  await expect.element(page.getByRole('alert').getByText(alert)).toBeVisible();
  await expect.element(field).toHaveValue('We clean the lens.');
});

it('offers no answer to a writer who wants none, and closes the message', async () => {
  let messages: object[] = [{ ...message, email: '' }];
  answerCalls({
    '/api/staff/contact-messages?state=open': () => Response.json({ data: { messages } }),
    '/api/staff/settled?queue=contact&limit=5': { data: { settled: [] } },
    '/api/staff/settle-contact-message': () => {
      messages = [];
      return Response.json({ data: {} });
    },
  });
  render(<Contact />);
  await expect.element(page.getByText('No answer is wanted.')).toBeVisible();
  expect(page.getByRole('button', { name: /^Answer/ }).elements()).toEqual([]);
  await userEvent.click(button('Close: Tau is dark'));
  await expect.element(page.getByText('‘Tau is dark’ is closed.')).toBeVisible();
});
