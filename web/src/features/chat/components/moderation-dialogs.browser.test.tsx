import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerCalls } from '../../../test-support/answer-calls.ts';
import { admin, registered, rowOf, stage, zoomie } from './chat-stage.test-support.tsx';

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

describe('a chat that staff have calmed', () => {
  it('says to viewers that it is paused, and takes nothing from them', async () => {
    await stage({ rows: [rowOf(1)] }, registered, { pace: { paused: true, slow_seconds: 0 } });
    await expect.element(page.getByText('A ranger has paused this chat', { exact: false })).toBeVisible();
    await expect.element(page.getByText('Message 1')).toBeVisible();
    expect(page.getByRole('textbox').elements()).toEqual([]);
  });

  it('lets staff write while it is paused', async () => {
    await stage({ rows: [rowOf(1)] }, zoomie, { pace: { paused: true, slow_seconds: 0 } });
    await expect.element(page.getByRole('textbox', { name: 'Write to Boma' })).toBeVisible();
  });

  it('says how slow it is', async () => {
    await stage({ rows: [rowOf(1)] }, registered, { pace: { paused: false, slow_seconds: 30 } });
    await expect.element(page.getByText('one message every 30 seconds', { exact: false })).toBeVisible();
    await expect.element(page.getByRole('textbox', { name: 'Write to Boma' })).toBeVisible();
  });

  it('offers to show who wrote a message where a card stands beside it', async () => {
    const onPerson = vi.fn();
    await stage({ rows: [rowOf(1)] }, { ...zoomie, hasCards: true }, { onPerson });
    await userEvent.hover(page.getByRole('listitem'));
    await page.getByRole('button', { name: 'Who is Ranger 1?' }).click();
    expect(onPerson).toHaveBeenCalledWith(
      expect.objectContaining({ author: 'Ranger 1', message: 'Message 1' }),
    );
    expect(page.getByRole('dialog').elements()).toEqual([]);
  });
});
