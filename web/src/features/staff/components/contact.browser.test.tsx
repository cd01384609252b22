import { expect, it, vi } from 'vitest';
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

it('keeps the answer that is being written while the viewer looks at what was settled', async () => {
  answerCalls({
    '/api/staff/contact-messages?state=open': { data: { messages: [message] } },
    '/api/staff/contact-messages?state=closed': { data: { messages: [{ ...answered, id: 'c2' }] } },
  });
  render(<Contact />);
  await userEvent.click(button('Answer: Tau is dark'));
  const field = page.getByRole('textbox', { name: 'Your answer' });
  await userEvent.fill(field, 'We clean the lens.');
  await userEvent.click(page.getByText('Settled', { exact: true }));
  await expect.element(page.getByRole('list', { name: 'Answers' }).getByText('It is a nest.')).toBeVisible();
  expect(field.elements()).toEqual([]);
  await userEvent.click(page.getByText('Open 1', { exact: true }));
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

it('keeps the answer that is being written when a colleague answers first, and says so', async () => {
  let messages: object[] = [message];
  answerCalls({
    '/api/staff/contact-messages?state=open': () => Response.json({ data: { messages } }),
    '/api/staff/settled?queue=contact&limit=5': { data: { settled: [] } },
  });
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  try {
    render(<Contact />);
    await userEvent.click(button('Answer: Tau is dark'));
    const field = page.getByRole('textbox', { name: 'Your answer' });
    await userEvent.fill(field, 'We clean the lens.');
    messages = [{ ...message, id: 'c2', subject: 'Thank you', sent_at: at - 1 }];
    await vi.advanceTimersByTimeAsync(5000);
    await expect
      .element(page.getByText('A colleague has settled this meanwhile.', { exact: false }))
      .toBeVisible();
    await expect.element(field).toHaveValue('We clean the lens.');
    await expect.element(field).toHaveFocus();
    await expect.element(page.getByText('Open 1', { exact: true })).toBeVisible();
    await userEvent.click(button('Leave it'));
    await expect.element(page.getByText('Tau is dark')).not.toBeInTheDocument();
    await expect.element(page.getByText('Thank you')).toBeVisible();
  } finally {
    vi.useRealTimers();
  }
});

it('takes a message that leaves the list while its answer is under way for no work of a colleague', async () => {
  let messages: object[] = [message];
  answerCalls({
    '/api/staff/contact-messages?state=open': () => Response.json({ data: { messages } }),
    '/api/staff/settled?queue=contact&limit=5': { data: { settled: [] } },
    // Stored, but the answer is not back yet.
    '/api/staff/answer-contact-message': () => {
      messages = [];
      return new Promise(() => undefined);
    },
  });
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  try {
    render(<Contact />);
    await userEvent.click(button('Answer: Tau is dark'));
    await userEvent.fill(page.getByRole('textbox', { name: 'Your answer' }), 'We clean the lens.');
    await userEvent.click(button('Send the answer'));
    await expect.element(button('Sending…')).toBeVisible();
    await vi.advanceTimersByTimeAsync(5000);
    await expect.element(page.getByText('Open 0', { exact: true })).toBeVisible();
    expect(page.getByText('A colleague has settled this', { exact: false }).elements()).toEqual([]);
  } finally {
    vi.useRealTimers();
  }
});

it('answers a closed message once more, and closes the form then', async () => {
  let answers = answered.answers;
  answerCalls({
    '/api/staff/contact-messages?state=open': { data: { messages: [] } },
    '/api/staff/contact-messages?state=closed': () =>
      Response.json({ data: { messages: [{ ...answered, answers }] } }),
    '/api/staff/settled?queue=contact&limit=5': { data: { settled: [] } },
    '/api/staff/answer-contact-message': () => {
      answers = [...answers, { text: 'It is gone.', at: at + 1 }];
      return Response.json({ data: {} });
    },
  });
  render(<Contact />, { at: '/?show=settled' });
  await userEvent.click(button('Answer: Tau is dark'));
  await userEvent.fill(page.getByRole('textbox', { name: 'Your answer' }), 'It is gone.');
  await userEvent.click(button('Send the answer'));
  await expect.element(page.getByRole('list', { name: 'Answers' }).getByText('It is gone.')).toBeVisible();
  await expect.element(button('Answer: Tau is dark')).toHaveFocus();
});
