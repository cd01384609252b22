import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { answerCalls, refusal } from '../../../test-support/answer-calls.ts';
import { render } from '../../../test-support/render.tsx';
import { signIn } from '../../../test-support/session.ts';
import { OwnAppeal } from './own-appeal.tsx';

it('says that it could not load, and asks again when the user wants', async () => {
  signIn({ id: 'lerato' });
  localStorage.setItem('boma:appeal', 'lerato');
  const answers: Record<string, object | (() => Response)> = {
    '/api/user/appeal': refusal(503, 'unavailable'),
  };
  answerCalls(answers);
  render(<OwnAppeal />);
  const alarm = page.getByRole('alert');
  await expect
    .element(alarm.getByText('We could not load this part of your profile.', { exact: false }))
    .toBeVisible();
  const alert = 'You cannot write in the Boma now.';
  const sanction = { kind: 'mute', alert, until: null };
  answers['/api/user/appeal'] = { data: { sanction, appeal: null, may_appeal: false } };
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect.element(page.getByText(alert)).toBeVisible();
  await expect.element(alarm).not.toBeInTheDocument();
});
