import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '../../../test-support/render.tsx';
import CookiePolicyDialog from './cookie-policy-dialog.later.tsx';

it('stands in the middle of a wide window', async () => {
  await page.viewport(1600, 900);
  render(<CookiePolicyDialog onClose={() => undefined} onAccept={() => undefined} />);
  const table = page.getByRole('table');
  await expect.element(table).toBeVisible();
  const sheet = table.element().getBoundingClientRect();
  const body = page.getByRole('dialog').element().getBoundingClientRect();
  // A scroll bar at the right may take a part of the room.
  expect(Math.abs(sheet.left - body.left - (body.right - sheet.right))).toBeLessThan(20);
});
