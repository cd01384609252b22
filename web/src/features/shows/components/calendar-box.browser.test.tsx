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
