import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '../../test-support/render.tsx';
import { HeaderBar } from './header.tsx';

it.each([
  [375, 367],
  [390, 374],
  [479, 463],
  [480, 464],
])('on a phone %i wide the header ends at %i, where the content ends, if it has room', async (width, end) => {
  await page.viewport(width, 800);
  render(
    <HeaderBar>
      <span style={{ marginLeft: 'auto' }}>Register</span>
    </HeaderBar>,
    { style: 'position:fixed;inset:0' },
  );
  expect(page.getByText('Register').element().getBoundingClientRect().right).toBe(end);
});
