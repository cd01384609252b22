import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '../../test-support/render.tsx';
import { BottomBar } from './bottom-bar.tsx';

it('takes the place of the links that the document came with, and of the focus on one of them', async () => {
  await page.viewport(390, 844);
  const slot = document.createElement('div');
  slot.id = 'bottom-slot';
  slot.innerHTML = '<nav><a href="/">One</a><a href="/">Of the document</a></nav>';
  document.body.append(slot);
  slot.querySelectorAll('a')[1]?.focus();
  const { unmount } = render(<BottomBar />);
  const bar = page.getByRole('navigation', { name: 'Most used' });
  await expect.element(bar.getByRole('link', { name: 'Shows' })).toBeVisible();
  expect(slot.textContent).not.toContain('Of the document');
  expect(
    bar
      .getByRole('link')
      .elements()
      .indexOf(document.activeElement as never),
  ).toBe(1);
  unmount();
  slot.remove();
});
