import type { Page } from '@playwright/test';
import { expect, openAlive, test } from './support/test.ts';

/** The landmark around the focused element, and the element's name. */
function focused(page: Page) {
  return page.evaluate(() => {
    const element = document.activeElement;
    const landmark = element?.closest('header, #left-navigation, main, footer');
    return {
      place: landmark?.id || landmark?.localName || 'page',
      name: element?.getAttribute('aria-label') ?? element?.textContent?.trim() ?? '',
    };
  });
}

test('the keyboard reaches header, navigation, content and footer in that order', async ({ page }) => {
  await openAlive(page, '/wildlife/premium');
  const places: string[] = [];
  await page.keyboard.press('Tab');
  expect((await focused(page)).name).toBe('Skip to content');
  for (let press = 0; press < 60 && !places.includes('footer'); press += 1) {
    await page.keyboard.press('Tab');
    const { place } = await focused(page);
    if (places.at(-1) !== place) places.push(place);
  }
  expect(places).toEqual(['header', 'left-navigation', 'content', 'footer']);
});

test('the skip link leads past header and navigation, and a link opens its page at the top', async ({
  page,
}) => {
  await openAlive(page, '/wildlife/premium');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#content$/);
  await page.keyboard.press('Tab');
  await expect.poll(async () => (await focused(page)).place).toBe('content');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});
