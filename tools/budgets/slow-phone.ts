import type { Browser, BrowserContextOptions, CDPSession, Page } from '@playwright/test';

/** The preset 'Slow 4G' of Chrome's developer tools. */
const SLOW_4G = { offline: false, latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 };
/** How much slower than this machine's the processor of a slow phone is. */
export const CPU_SLOWDOWN = 4;

interface SlowPhone {
  readonly page: Page;
  readonly cdp: CDPSession;
}

/** Does this on a phone on slow 4G whose processor is slowed four times, with nothing stored. */
export async function onSlowPhone<T>(
  browser: Browser,
  act: (phone: SlowPhone) => Promise<T>,
  options: BrowserContextOptions = {},
): Promise<T> {
  const viewport = { width: 390, height: 844 };
  const context = await browser.newContext({ viewport, hasTouch: true, isMobile: true, ...options });
  try {
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await cdp.send('Network.emulateNetworkConditions', SLOW_4G);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    return await act({ page, cdp });
  } finally {
    await context.close();
  }
}

/** Touches the page at this point, without Playwright's own checks, which would take the slowed processor's time. */
export async function touch(cdp: CDPSession, x: number, y: number): Promise<void> {
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}
