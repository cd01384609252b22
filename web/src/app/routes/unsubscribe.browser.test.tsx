import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { answerCalls, refusal } from '../../test-support/answer-calls.ts';
import { render } from '../../test-support/render.tsx';
import UnsubscribeRoute from './unsubscribe.tsx';

const start = window.location.href;
afterEach(() => window.history.replaceState(null, '', start));

const PATH = '/api/alerts/unsubscribe?uid=u1&key=k1';

function show(answer: Parameters<typeof answerCalls>[0][string]) {
  window.history.replaceState(null, '', '/unsubscribe?uid=u1&key=k1');
  const calls = answerCalls({ [PATH]: answer });
  render(<UnsubscribeRoute />);
  return calls;
}
const press = () => page.getByRole('button', { name: 'End all alerts by mail' }).click();

it('ends the mails of the user whom the address names, once they press', async () => {
  const calls = show({ data: {} });
  expect(calls).toEqual([]);
  await press();
  await expect
    .element(page.getByRole('status'))
    .toHaveTextContent('Done. We send you no more alerts by mail.');
  await expect.element(page.getByRole('status')).toHaveFocus();
  expect(calls.map(({ path }) => path)).toEqual([PATH]);
});

it('says so when the address does not fit', async () => {
  show(refusal(404, 'not-found'));
  await press();
  await expect
    .element(page.getByText('This address is incomplete. Please press the link in the mail itself.'))
    .toBeVisible();
});
