import type { Page } from '@playwright/test';

// Each width in one theme: colours do not depend on the width.
export const PHONE = { width: 390, theme: 'dark' } as const;
export const DESKTOP = { width: 1440, theme: 'light' } as const;

export type Look = typeof PHONE | typeof DESKTOP;

export async function setLook(page: Page, { width, theme }: Look): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
}
