import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerCalls } from '../../test-support/answer-calls.ts';
import { render } from '../../test-support/render.tsx';
import StaffFrame from './staff-frame.later.tsx';

vi.mock(import('../../session/session.ts'), async (original) => ({
  ...(await original()),
  useStoredUser: () => ({ roles: ['admin'] }) as never,
}));

it('on a phone a press on the current section closes the menu too, with the focus on its button', async () => {
  await page.viewport(390, 844);
  answerCalls({});
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  render(<StaffFrame>The cameras</StaffFrame>, { at: '/staff/cameras' });
  const button = page.getByRole('button', { name: 'Cameras: staff menu' });
  const current = page.getByRole('link', { name: 'Cameras', exact: true });
  await button.click();
  await expect.element(button).toHaveAttribute('aria-expanded', 'true');
  await current.click();
  await expect.element(button).toHaveAttribute('aria-expanded', 'false');
  await expect.element(button).toHaveFocus();
});

it('on a phone what lies below the open menu takes no focus, and on a wide screen nothing lies below it', async () => {
  await page.viewport(390, 844);
  answerCalls({});
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  render(
    <StaffFrame>
      <button type="button">Add a camera</button>
    </StaffFrame>,
    { at: '/staff/cameras' },
  );
  const menu = page.getByRole('button', { name: 'Cameras: staff menu' });
  const below = page.getByRole('button', { name: 'Add a camera' });
  await expect.element(below).toBeVisible();
  const takesFocus = () => {
    const button = below.element() as HTMLElement;
    button.focus();
    return document.activeElement === button;
  };
  expect(takesFocus()).toBe(true);
  await menu.click();
  await expect.poll(takesFocus).toBe(false);
  await userEvent.keyboard('{Escape}');
  await expect.poll(takesFocus).toBe(true);
  await menu.click();
  await expect.poll(takesFocus).toBe(false);
  await page.viewport(1440, 900);
  await expect.poll(takesFocus).toBe(true);
});

it('on a phone the link to the content closes the menu that lies over it, and the content has the focus', async () => {
  await page.viewport(390, 844);
  answerCalls({});
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  render(<StaffFrame>The cameras</StaffFrame>, { at: '/staff/cameras' });
  const menu = page.getByRole('button', { name: 'Cameras: staff menu' });
  await menu.click();
  await expect.element(menu).toHaveAttribute('aria-expanded', 'true');
  (page.getByRole('link', { name: 'Skip to content' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(menu).toHaveAttribute('aria-expanded', 'false');
  await expect.element(page.getByRole('main')).toHaveFocus();
});
