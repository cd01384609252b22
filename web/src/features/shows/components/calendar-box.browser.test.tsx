import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { answerCalls } from '../../../test-support/answer-calls.ts';
import { render } from '../../../test-support/render.tsx';
import { signIn } from '../../../test-support/session.ts';
import { CalendarBox } from './calendar-box.tsx';

it('gives the focus to what stands in place of the button once the address is made', async () => {
  signIn();
  answerCalls({
    '/api/user/shows': { data: { types: [], has_feed: false } },
    '/api/user/shows/calendar': { data: { url: 'https://boma.test/calendar/feed/k.ics' } },
  });
  render(<CalendarBox kinds={[]} />);
  await page.getByRole('button', { name: 'Make my calendar address' }).click();
  await expect.element(page.getByText(/^This address is yours alone\./)).toHaveFocus();
});

it('shows that a second choice waits for the first one', async () => {
  signIn();
  const answers: ((answer: Response) => void)[] = [];
  const none = { types: [], has_feed: false };
  answerCalls({
    '/api/user/shows': (sent) =>
      sent === undefined
        ? Response.json({ data: none })
        : new Promise<Response>((answer) => answers.push(answer)),
  });
  const kinds = [
    { type: 'ranger-show', title: 'Ranger Show' },
    { type: 'on-point', title: 'On Point' },
  ];
  render(<CalendarBox kinds={kinds} />);
  const first = page.getByRole('button', { name: 'Ranger Show' });
  const second = page.getByRole('button', { name: 'On Point' });
  await expect.element(second).toHaveAttribute('aria-disabled', 'false');
  await first.click();
  await expect.poll(() => answers.length).toBe(1);
  await expect.element(second).toHaveAttribute('aria-disabled', 'true');
  answers[0]?.(Response.json({ data: { ...none, types: ['ranger-show'] } }));
  await expect.element(first).toHaveAttribute('aria-pressed', 'true');
  await expect.element(second).toHaveAttribute('aria-disabled', 'false');
});
