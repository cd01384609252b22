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

/** Shows the form, lets the user write and send, and returns what lets the server take it. */
async function sendAppeal() {
  signIn({ id: 'lerato' });
  localStorage.setItem('boma:appeal', 'lerato');
  const sanction = { kind: 'mute', alert: 'You cannot write in the Boma now.', until: null };
  const taken = Promise.withResolvers<Response>();
  let own: object = { sanction, appeal: null, may_appeal: true };
  answerCalls({
    '/api/user/appeal': async (sent) => (sent ? taken.promise : Response.json({ data: own })),
  });
  render(
    <>
      <OwnAppeal />
      <button type="button">Elsewhere</button>
    </>,
  );
  await page.getByLabelText('Did we get it wrong?').fill('I was asleep.');
  await page.getByRole('button', { name: 'Ask a second ranger' }).click();
  return () => {
    own = { sanction, appeal: { text: 'I was asleep.', state: 'open', answer: '' }, may_appeal: false };
    taken.resolve(Response.json({ data: {} }));
  };
}

it('keeps the focus in its part when what was sent takes the place of the form', async () => {
  const take = await sendAppeal();
  take();
  await expect.element(page.getByText('A second ranger will read this and answer here.')).toBeVisible();
  await expect.element(page.getByRole('region', { name: 'Writing in the Boma Chat' })).toHaveFocus();
});

it('leaves the focus to a user who has gone on before what was sent takes the place of the form', async () => {
  const take = await sendAppeal();
  const elsewhere = page.getByRole('button', { name: 'Elsewhere' });
  await elsewhere.click();
  take();
  await expect.element(page.getByText('A second ranger will read this and answer here.')).toBeVisible();
  await expect.element(elsewhere).toHaveFocus();
});
