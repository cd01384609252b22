import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, CDPSession, Page } from '@playwright/test';
import { CPU_SLOWDOWN } from './slow-phone.ts';

/** Places on the way along the line, there and back. */
const MOVES = 120;
/** Milliseconds in which the player begins and what is below comes: a viewer looks at the day after that. */
const SETTLES = 8000;
/** Milliseconds for which the frames of the page are counted while nobody touches it. */
const REST = 5000;

/** A window in which the day of a camera is looked through, by a finger or a mouse. */
export interface DragWindow {
  readonly width: number;
  readonly height: number;
  readonly finger: boolean;
}

export const dragWindows: readonly DragWindow[] = [
  { width: 390, height: 844, finger: true },
  { width: 1440, height: 900, finger: false },
];

interface Frames {
  /** Milliseconds between two frames, the longest. */
  readonly longestFrame: number;
  /** Frames that took longer than allowed. */
  readonly lateFrames: number;
  readonly frames: number;
  /** Different times of day that the line told. */
  readonly told: number;
}

export interface Dragged extends Frames {
  /** The same page before, while its camera plays and nobody touches it: what the machine leaves for a frame. */
  readonly atRest: Frames;
}

/** Runs in the page: counts its frames until `window.endOfFrames` is called, which answers what was seen. */
function watchFrames(late: number): void {
  const seen = { longestFrame: 0, lateFrames: 0, frames: 0 };
  const told = new Set<string | null>();
  const line = document.querySelector('[role=slider][aria-orientation=horizontal][aria-valuetext]');
  let before: number | undefined;
  let ended = false;
  const frame = (now: number) => {
    if (ended) return;
    if (before !== undefined) {
      seen.longestFrame = Math.max(seen.longestFrame, now - before);
      if (now - before > late) seen.lateFrames += 1;
      seen.frames += 1;
    }
    before = now;
    told.add(line?.getAttribute('aria-valuenow') ?? null);
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
  Object.assign(window, {
    endOfFrames: () => {
      ended = true;
      return { ...seen, told: told.size };
    },
  });
}

/** The frames of the page while something is done. */
async function framesWhile(page: Page, late: number, act: () => Promise<void>): Promise<Frames> {
  await page.evaluate(watchFrames, late);
  await act();
  return page.evaluate(() => (window as unknown as { endOfFrames: () => Frames }).endOfFrames());
}

interface Along {
  readonly from: number;
  readonly to: number;
  readonly y: number;
}

/** There and back, from the newest time to the oldest. */
const placesOf = ({ from, to }: Along): number[] =>
  Array.from({ length: MOVES }, (_, index) => {
    const there = 1 - Math.abs(1 - (2 * index) / (MOVES - 1));
    return to - there * (to - from);
  });

async function dragByFinger(cdp: CDPSession, along: Along): Promise<void> {
  const at = (x: number) => [{ x, y: along.y }];
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(along.to) });
  for (const x of placesOf(along))
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(x) });
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

async function dragByMouse({ mouse }: Page, along: Along): Promise<void> {
  await mouse.move(along.to, along.y);
  await mouse.down();
  for (const x of placesOf(along)) await mouse.move(x, along.y);
  await mouse.up();
}

/**
 * Drags the thumb of a camera's last 48 hours from the newest still to the oldest and back, on a processor that is slowed
 * four times. @param late milliseconds from which a frame is late
 */
export async function measureDrag(
  browser: Browser,
  url: string,
  { width, height, finger }: DragWindow,
  late: number,
): Promise<Dragged> {
  const context = await browser.newContext({
    viewport: { width, height },
    hasTouch: finger,
    isMobile: finger,
  });
  try {
    const page = await context.newPage();
    await page.goto(url);
    const line = page.getByRole('slider', { name: 'Time of day at camp' });
    await line.scrollIntoViewIfNeeded();
    await line.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    const box = await line.boundingBox();
    if (!box) throw new Error(`${url} shows no day of the camera.`);
    const cdp = await context.newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    const along = { from: box.x + 8, to: box.x + box.width - 8, y: box.y + box.height / 2 };
    await sleep(SETTLES);
    const atRest = await framesWhile(page, late, () => sleep(REST));
    const dragged = await framesWhile(page, late, () =>
      finger ? dragByFinger(cdp, along) : dragByMouse(page, along),
    );
    return { ...dragged, atRest };
  } finally {
    await context.close();
  }
}
