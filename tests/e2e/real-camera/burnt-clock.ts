import type { Locator, Page } from '@playwright/test';
import { FILM_SECONDS } from '../../../media-gateway/tests/films.ts';
import { expect } from '../support/test.ts';

declare global {
  interface Window {
    /** The second of the film in the picture that the viewer saw at the last press. */
    pressedAt: number;
    readClock(picture: HTMLVideoElement | HTMLImageElement): number;
  }
}

/** Runs in the page: reads the clock of the film, a white curtain that comes in from the left, in what the player shows. */
function record(filmSeconds: number): void {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: 160, height: 90 });
  const context = canvas.getContext('2d', { willReadFrequently: true });
  window.readClock = (picture) => {
    context?.drawImage(picture, 0, 0, 160, 90);
    const { data } = context?.getImageData(0, 0, 160, 90) ?? { data: new Uint8ClampedArray() };
    const reds = data.filter((_, at) => at % 4 === 0);
    return (reds.reduce((sum, red) => sum + red, 0) / reds.length / 255) * filmSeconds;
  };
  const press = () => {
    const video = document.querySelector('video');
    if (video) window.pressedAt = window.readClock(video);
  };
  addEventListener('click', press, { capture: true });
}

export const watchClock = (page: Page): Promise<void> => page.evaluate(record, FILM_SECONDS);

/** The second of the film that a picture shows, or a film at its current place. */
export const clockIn = (picture: Locator): Promise<number> =>
  picture.evaluate((element: HTMLVideoElement | HTMLImageElement) => window.readClock(element));

/** Expects a picture to be the one that the viewer saw at the last press, to half a second. The film plays in a loop. */
export async function expectSeen(page: Page, shown: number): Promise<void> {
  const seen = await page.evaluate(() => window.pressedAt);
  const apart = Math.abs(shown - seen);
  expect(
    Math.min(apart, FILM_SECONDS - apart),
    `seen at ${seen} s of the film, shown ${shown} s`,
  ).toBeLessThan(0.5);
}
