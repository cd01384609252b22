import { describe, expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { signIn } from '../../../test-support/session.ts';
import { guest, registered, rowOf, rowsUpTo, stage } from './chat-stage.test-support.tsx';

describe('sighting notices', () => {
  const notice = (number: number, caption: string, kind: number) =>
    rowOf(number, {}, { system: true, user_id: null, sighting: { caption, notification_category_id: kind } });
  const rows = [notice(1, 'Leopard', 1), notice(2, 'Wild dogs', 3), rowOf(3)];

  it('R6-040 are those of the kinds that the viewer has chosen', async () => {
    signIn({ notification_categories: [{ id: 3 }] });
    await stage({ rows }, registered);
    await expect.element(page.getByText('Wild dogs')).toBeVisible();
    await expect.element(page.getByText('Message 3')).toBeVisible();
    expect(page.getByText('Leopard').elements()).toEqual([]);
  });

  it('R6-038 are all of them for a viewer who has chosen none, and for guests', async () => {
    await stage({ rows }, guest);
    await expect.element(page.getByText('Wild dogs')).toBeVisible();
    await expect.element(page.getByText('Leopard')).toBeVisible();
  });

  it('R2-251 R4-067 stand between messages and the field, until the viewer switches them off', async () => {
    await stage({ rows }, registered);
    await expect.element(page.getByText('Leopard')).toBeVisible();
    await expect.element(page.getByText('Message 3')).toBeVisible();
    await expect.element(page.getByRole('textbox', { name: 'Write to Boma' })).toBeVisible();
    await page.getByRole('button', { name: 'Chat settings' }).click();
    await page.getByRole('menuitemcheckbox', { name: 'Sightings' }).click();
    await expect.element(page.getByText('Leopard')).not.toBeInTheDocument();
    await expect.element(page.getByText('Message 3')).toBeVisible();
  });

  it('are not counted as new messages while the viewer has switched them off', async () => {
    const shown = await stage({ rows: rowsUpTo(100) }, registered);
    await page.getByRole('button', { name: 'Chat settings' }).click();
    await page.getByRole('menuitemcheckbox', { name: 'Sightings' }).click();
    await userEvent.keyboard('{Escape}');
    await page.getByRole('button', { name: 'Oldest' }).click();
    await expect.element(page.getByRole('button', { name: 'Latest' })).toBeVisible();
    shown.come(notice(101, 'Leopard', 1));
    expect(page.getByRole('button', { name: /new message/ }).elements()).toEqual([]);
    shown.come(rowOf(102, { mine: true }), rowOf(103));
    await expect.element(page.getByRole('button', { name: '1 new message' })).toBeVisible();
  });

  it('keep the name whole beside its time with text at 200 % on a phone', async () => {
    const { documentElement: root } = document;
    onTestFinished(() => root.removeAttribute('style'));
    root.style.fontSize = '32px';
    await stage({ rows: [notice(1, 'Wildebeest', 1)] }, guest);
    await page.viewport(300, 700);
    const name = page.getByText('Wildebeest', { exact: true });
    const lines = () => {
      const range = document.createRange();
      range.selectNodeContents(name.element());
      return new Set([...range.getClientRects()].map(({ top }) => top)).size;
    };
    await expect.poll(lines).toBe(1);
  });

  it('are folded away by newer ones, but not while the reader’s focus is on one', async () => {
    const shown = await stage({ rows: [rowOf(1), notice(2, 'Leopard', 1)] }, guest);
    const leopard = page.getByRole('listitem').filter({ hasText: 'Leopard' });
    leopard.element().focus();
    shown.come(notice(3, 'Wild dogs', 3), notice(4, 'Genet', 3), notice(5, 'Civet', 3));
    await expect.element(page.getByText('Civet')).toBeVisible();
    expect(page.getByText('Wild dogs').elements()).toEqual([]);
    expect(document.activeElement?.textContent).toContain('Leopard');
    await userEvent.keyboard('{ArrowUp}');
    shown.come(notice(6, 'Aardvark', 3));
    await expect.element(leopard).not.toBeInTheDocument();
    expect(document.activeElement?.textContent).toContain('Message 1');
  });
});
