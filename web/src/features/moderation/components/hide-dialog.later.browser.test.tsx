import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { answerCalls } from '../../../test-support/answer-calls.ts';
import { render } from '../../../test-support/render.tsx';
import HideDialog from './hide-dialog.later.tsx';

it('gives the focus to the result, and to the next one when the message is put back', async () => {
  answerCalls({ '/api/staff/hide-message': { data: {} }, '/api/staff/put-back-message': { data: {} } });
  const message = { id: 'm1', message: 'rude words', author: 'Ranger 1', user_id: 'u1' };
  render(<HideDialog message={message} onClose={() => undefined} />);
  await page.getByRole('textbox', { name: 'Why?' }).fill('Insults.');
  await page.getByRole('button', { name: 'Hide it' }).click();
  await expect.element(page.getByText('The message is hidden. An admin decides about it.')).toHaveFocus();
  await page.getByRole('button', { name: 'Put it back' }).click();
  await expect.element(page.getByText('The message is in the chat again.')).toHaveFocus();
});
