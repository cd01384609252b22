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

it('keeps the focus in its part when what was sent takes the place of the form', async () => {
  signIn({ id: 'lerato' });
  localStorage.setItem('boma:appeal', 'lerato');
  const sanction = { kind: 'mute', alert: 'You cannot write in the Boma now.', until: null };
  const answers: Record<string, object> = {
    '/api/user/appeal': { data: { sanction, appeal: null, may_appeal: true } },
  };
  answerCalls(answers);
  render(<OwnAppeal />);
  await page.getByLabelText('Did we get it wrong?').fill('I was asleep.');
  const appeal = { text: 'I was asleep.', state: 'open', answer: '' };
  answers['/api/user/appeal'] = { data: { sanction, appeal, may_appeal: false } };
  await page.getByRole('button', { name: 'Ask a second ranger' }).click();
  await expect.element(page.getByText('A second ranger will read this and answer here.')).toBeVisible();
  await expect.element(page.getByRole('region', { name: 'Writing in the Boma Chat' })).toHaveFocus();
});
