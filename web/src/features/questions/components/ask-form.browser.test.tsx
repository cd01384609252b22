import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { dropToast, toastsInLine } from '../../../lib/toasts.ts';
import { answerCalls, refusal } from '../../../test-support/answer-calls.ts';
import { render } from '../../../test-support/render.tsx';
import { signIn } from '../../../test-support/session.ts';
import { AskForm } from './ask-form.tsx';

const PATH = '/api/show/ask-question';
const FAILED = 'Your question did not reach us. Please try again in a moment.';
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const field = page.getByRole('textbox', { name: 'Your question' });
const send = page.getByRole('button', { name: 'Ask the rangers' });
const mayName = page.getByRole('checkbox', { name: 'My name may be read out' });
const problem = page.getByRole('alert');
const idsOf = (calls: readonly { readonly body: unknown }[]) =>
  calls.map(({ body }) => String(Object(body).id));

let user = 0;
beforeEach(() => {
  for (const { id } of toastsInLine()) dropToast(id);
  user += 1;
  signIn({ id: `user ${user}` });
});

describe('the form', () => {
  it('R7-050 sends whether the name may be read out, and empties the field', async () => {
    const calls = answerCalls({ [PATH]: { data: { id: 'a' } } });
    render(<AskForm />);
    await userEvent.fill(field, ' Do  lions swim? ');
    await userEvent.click(mayName);
    await userEvent.click(send);
    // As it was written: the server cleans it, and the writer reads what that removed.
    await expect
      .poll(() => calls.at(-1)?.body)
      .toEqual({ id: expect.stringMatching(UUID), question: ' Do  lions swim? ', allow: 0 });
    await expect.element(field).toHaveValue('');
  });

  it('keeps that the name may not be read out while the page moves it, for the next question, and for this user alone', async () => {
    answerCalls({ [PATH]: { data: { id: 'a' } } });
    const first = render(<AskForm />);
    await expect.element(mayName).toBeChecked();
    await userEvent.click(mayName);
    await userEvent.fill(field, 'Do lions swim?');
    first.unmount();
    const second = render(<AskForm />);
    await expect.element(field).toHaveValue('Do lions swim?');
    await expect.element(mayName).not.toBeChecked();
    await userEvent.click(send);
    await expect.element(field).toHaveValue('');
    await expect.element(mayName).not.toBeChecked();
    second.unmount();
    const third = render(<AskForm />);
    await expect.element(mayName).not.toBeChecked();
    third.unmount();
    signIn({ id: `another user than ${user}` });
    render(<AskForm />);
    await expect.element(mayName).toBeChecked();
  });

  it('keeps what is typed while a question is on its way', async () => {
    const late = Promise.withResolvers<Response>();
    const calls = answerCalls({ [PATH]: () => late.promise });
    const { unmount } = render(<AskForm />);
    await userEvent.fill(field, 'Do lions swim?');
    await userEvent.click(send);
    await expect.element(page.getByRole('button', { name: 'Sending…' })).toBeVisible();
    await expect.poll(() => calls.length).toBe(1);
    await userEvent.fill(field, 'Do hippos swim?');
    late.resolve(Response.json({ data: { id: 'a' } }));
    await expect.element(send).toBeVisible();
    expect(toastsInLine()).toHaveLength(1);
    await expect.element(field).toHaveValue('Do hippos swim?');
    unmount();
    render(<AskForm />);
    await expect.element(field).toHaveValue('Do hippos swim?');
  });

  it('shows the server’s words and keeps the question when there were too many', async () => {
    answerCalls({ [PATH]: refusal(429, 'too-many-requests', { alert: 'In a minute.' }) });
    render(<AskForm />);
    await userEvent.fill(field, 'Do lions swim?');
    await userEvent.click(send);
    await expect.element(problem).toHaveTextContent('In a minute.');
    await expect.element(field).toHaveValue('Do lions swim?');
  });

  it('keeps the id of a question that was not answered while the page moves it, and gives a changed one another', async () => {
    const calls = answerCalls({ [PATH]: refusal(500, 'internal') });
    const { unmount } = render(<AskForm />);
    await userEvent.fill(field, 'Can hippos run?');
    await userEvent.click(send);
    await expect.element(problem).toHaveTextContent(FAILED);
    unmount();
    render(<AskForm />);
    await expect.element(field).toHaveValue('Can hippos run?');
    await userEvent.click(send);
    await expect.element(problem).toHaveTextContent(FAILED);
    await userEvent.fill(field, 'Can hippos fly?');
    await userEvent.click(send);
    await expect.poll(() => calls.length).toBe(3);
    const [first, second, third] = idsOf(calls);
    expect(first).toMatch(UUID);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  it('gives a question that the server does not take under its id another one', async () => {
    const answers: Record<string, () => Response> = { [PATH]: refusal(409, 'conflict') };
    const calls = answerCalls(answers);
    render(<AskForm />);
    await userEvent.fill(field, 'Do lions dream?');
    await userEvent.click(send);
    await expect.element(problem).toHaveTextContent(FAILED);
    answers[PATH] = () => Response.json({ data: { id: 'a' } });
    await userEvent.click(send);
    await expect.element(field).toHaveValue('');
    const [first, second] = idsOf(calls);
    expect(second).toMatch(UUID);
    expect(second).not.toBe(first);
  });
});
