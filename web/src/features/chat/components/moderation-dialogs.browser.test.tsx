import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerCalls } from '../../../test-support/answer-calls.ts';
import { admin, rowOf, stage, zoomie } from './chat-stage.test-support.tsx';

describe('the dialogs of moderation', () => {
  it('open for the message whose control was pressed', async () => {
    await stage({ rows: [rowOf(1)] }, zoomie);
    await userEvent.hover(page.getByRole('listitem'));
    await page.getByRole('button', { name: 'Report the message of Ranger 1' }).click();
    await expect.element(page.getByRole('dialog', { name: 'Report this message' })).toBeVisible();
    await expect.element(page.getByRole('blockquote')).toHaveTextContent('Message 1');
    await page.getByRole('button', { name: 'Leave it' }).click();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await page.getByRole('button', { name: 'Mute or ban Ranger 1' }).click();
    await expect.element(page.getByRole('dialog', { name: 'Mute or ban Ranger 1' })).toBeVisible();
    await expect.element(page.getByRole('blockquote')).toHaveTextContent('Message 1');
  });

  it('let moderators hide a message with a reason, and take that back', async () => {
    const calls = answerCalls({
      '/api/staff/hide-message': { data: {} },
      '/api/staff/put-back-message': { data: {} },
    });
    await stage({ rows: [rowOf(1)] }, zoomie);
    await userEvent.hover(page.getByRole('listitem'));
    await page.getByRole('button', { name: 'Hide the message of Ranger 1 until an admin decides' }).click();
    const dialog = page.getByRole('dialog', { name: 'Hide the message of Ranger 1' });
    await dialog.getByRole('button', { name: 'Hide it' }).click();
    const why = dialog.getByRole('textbox', { name: 'Why?' });
    await expect.element(why).toHaveAccessibleDescription('Please say why.');
    await dialog.getByRole('button', { name: 'Insults or threatens others.' }).click();
    await expect.element(why).toHaveValue('Insults or threatens others.');
    await dialog.getByRole('button', { name: 'Hide it' }).click();
    await expect.element(dialog.getByText('The message is hidden.', { exact: false })).toBeVisible();
    await dialog.getByRole('button', { name: 'Put it back' }).click();
    await expect.element(dialog.getByText('The message is in the chat again.')).toBeVisible();
    const sent = calls.filter(({ body }) => body !== undefined);
    expect(sent.map(({ path, body }) => ({ path, body }))).toEqual([
      {
        path: '/api/staff/hide-message',
        body: { message_id: 'row-00001', reason: 'Insults or threatens others.' },
      },
      { path: '/api/staff/put-back-message', body: { message_id: 'row-00001' } },
    ]);
  });

  it('offer admins a deletion instead of hiding', async () => {
    await stage({ rows: [rowOf(1)] }, admin);
    await userEvent.hover(page.getByRole('listitem'));
    await expect.element(page.getByRole('button', { name: 'Delete the message of Ranger 1' })).toBeVisible();
    expect(page.getByRole('button', { name: /^Hide/ }).elements()).toEqual([]);
  });
});
