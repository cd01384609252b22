import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '../../../test-support/render.tsx';
import { MiniPlayer } from './mini-player.tsx';

const { style } = document.documentElement;
afterEach(() => style.removeProperty('--tabs'));

it('hides nothing that is scrolled to, also above the bar of a phone', async () => {
  await page.viewport(390, 844);
  style.setProperty('--tabs', '56px');
  render(
    <>
      <div style={{ height: 3000 }} />
      <a href="#there">Elsewhere</a>
      <div style={{ height: 3000 }} />
      <MiniPlayer camera={{ name: 'Tau', href: '/tau' }} onClose={() => undefined} />
    </>,
  );
  const corner = page.getByRole('region', { name: 'Mini player' });
  // 12 px above the bar.
  await expect.poll(() => corner.element().getBoundingClientRect().bottom).toBe(776);
  const link = page.getByRole('link', { name: 'Elsewhere' });
  link.element().scrollIntoView({ block: 'end', behavior: 'instant' });
  // The picture is 112.5 px high, its title row 48 px.
  expect(link.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(776 - 160.5);
});
