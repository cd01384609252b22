import { expect, type Page } from '@playwright/test';

// Each width in one theme: colours do not depend on the width.
export const PHONE = { width: 390, theme: 'dark' } as const;
export const DESKTOP = { width: 1440, theme: 'light' } as const;

export type Look = typeof PHONE | typeof DESKTOP;

export async function setLook(page: Page, { width, theme }: Look): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
}

/** The least size of a field's text in pixels: an iPhone zooms into the page for a smaller one. */
const FIELD_TEXT = 16;

/** Expects that no field of the page makes an iPhone zoom in, as a phone with a finger as its pointer shows the page. */
export async function expectFieldsToFitPhones(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  await expect.poll(() => page.evaluate(() => matchMedia('(pointer: coarse)').matches)).toBe(true);
  const fields = page.locator(
    'select, textarea, input:not([type=checkbox], [type=radio], [type=range], [type=file])',
  );
  const smallSizes = async () =>
    (
      await fields.evaluateAll((all) => all.map((each) => Number.parseFloat(getComputedStyle(each).fontSize)))
    ).filter((size) => size < FIELD_TEXT);
  // The styles follow the pointer with the next frame.
  await expect.poll(smallSizes).toEqual([]);
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: false });
  await session.detach();
}
