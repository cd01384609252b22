import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '../../../test-support/render.tsx';
import { StreamLayout } from './stream-layout.tsx';

it.each([
  // A picture of 16:9, and below that of YouTube the bar of its controls.
  { barBelow: false, expected: 219 },
  { barBelow: true, expected: 267 },
])('what is scrolled to on a phone is below the picture, and below its bar: %j', async (each) => {
  await page.viewport(390, 844);
  const more = (
    <div style={{ height: 4000, paddingTop: 1000 }}>
      <a href="#there">Elsewhere</a>
    </div>
  );
  render(
    <StreamLayout title={<h1>Tau</h1>} barBelow={each.barBelow} more={more}>
      <div data-stage="" style={{ height: each.expected }} />
    </StreamLayout>,
  );
  const link = page.getByRole('link', { name: 'Elsewhere' });
  link.element().scrollIntoView({ block: 'start', behavior: 'instant' });
  expect(Math.floor(link.element().getBoundingClientRect().top)).toBe(each.expected);
});
