import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { answerCalls } from '../../test-support/answer-calls.ts';
import { render } from '../../test-support/render.tsx';
import StaffFrame from './staff-frame.tsx';

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
