import type { Page } from '@playwright/test';

/** A picture in 64 by 36 greys. */
type Greys = readonly number[];

interface Frames {
  /** Every picture that the player has shown, and its second. */
  readonly shown: { readonly second: number; readonly greys: Greys }[];
  /** The seconds between which the last press was: the page takes what the viewer sees within it. */
  pressed: { from: number; to: number };
  greysOf(picture: CanvasImageSource): Greys;
}

declare global {
  interface Window {
    seenFrames: Frames;
  }
}

/** Runs in the page: remembers what the player shows, picture by picture, and what it showed at each press. */
function record(): void {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: 64, height: 36 });
  const context = canvas.getContext('2d', { willReadFrequently: true });
  const greysOf = (picture: CanvasImageSource): Greys => {
    context?.drawImage(picture, 0, 0, 64, 36);
    const { data } = context?.getImageData(0, 0, 64, 36) ?? { data: new Uint8ClampedArray() };
    return Array.from({ length: 64 * 36 }, (_, at) =>
      [0, 1, 2].reduce((sum, colour) => sum + (data[at * 4 + colour] ?? 0) / 3, 0),
    );
  };
  const frames: Frames = { shown: [], pressed: { from: Number.NaN, to: Number.NaN }, greysOf };
  window.seenFrames = frames;
  const video = document.querySelector('video');
  const note: VideoFrameRequestCallback = (_, { mediaTime }) => {
    if (video) frames.shown.push({ second: mediaTime, greys: greysOf(video) });
    video?.requestVideoFrameCallback(note);
  };
  video?.requestVideoFrameCallback(note);
  // A busy machine does not call back for each picture, and may have left out the one of the press.
  const keep = (second: number) => video && frames.shown.push({ second, greys: greysOf(video) });
  const press = () => {
    const from = video?.currentTime ?? Number.NaN;
    frames.pressed = { from, to: from };
    keep(from);
  };
  // Reading a picture takes a busy machine half a second, and the film goes on meanwhile.
  const pressed = () => {
    frames.pressed.to = video?.currentTime ?? Number.NaN;
    keep(frames.pressed.to);
  };
  addEventListener('click', press, { capture: true });
  addEventListener('click', pressed);
}

/** Remembers from now on what the player of the page shows. */
export const watchFrames = (page: Page): Promise<void> => page.evaluate(record);

export interface Match {
  /** How many seconds later the picture is than what the viewer saw at the last press. Negative if it is earlier. */
  readonly late: number;
  /** The mean difference of the two pictures, of 255. */
  readonly difference: number;
}

/** Seconds. The film of a simulated camera begins anew after twice as many, and shows the same pictures again. */
const HALF_A_LOOP = 16;

/**
 * Finds a picture among those that the player has shown around the last press. Pictures of the simulated cameras that are half a second apart differ
 * by more than those that a browser has scaled and compressed differ from themselves.
 */
export const matchFrame = (page: Page, greys: Greys): Promise<Match> =>
  page.evaluate(
    ([wanted, around]) => {
      const { shown, pressed } = window.seenFrames;
      const differences = shown
        .map(({ second, greys: each }) => ({
          late: Math.min(0, second - pressed.from) + Math.max(0, second - pressed.to),
          difference:
            each.reduce((sum, grey, at) => sum + Math.abs(grey - (wanted[at] ?? 0)), 0) / each.length,
        }))
        .filter(({ late }) => Math.abs(late) < around);
      // A busy machine still shows at the press what it has called back for long before: the same picture, known twice.
      const isNearer = (each: Match, best: Match) =>
        each.difference < best.difference ||
        (each.difference === best.difference && Math.abs(each.late) < Math.abs(best.late));
      return differences.reduce((best, each) => (isNearer(each, best) ? each : best));
    },
    [greys, HALF_A_LOOP] as const,
  );

/** The greys of the picture or the film that a dialog shows. */
export const greysShown = (page: Page, selector: string): Promise<Greys> =>
  page.locator(selector).evaluate(async (element: HTMLImageElement | HTMLVideoElement) => {
    // A picture has its place before it has loaded, and is drawn as nothing until then: black.
    if (element instanceof HTMLImageElement) await element.decode();
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width: 64, height: 36 });
    const context = canvas.getContext('2d');
    context?.drawImage(element, 0, 0, 64, 36);
    const { data } = context?.getImageData(0, 0, 64, 36) ?? { data: new Uint8ClampedArray() };
    return Array.from({ length: 64 * 36 }, (_, at) =>
      [0, 1, 2].reduce((sum, colour) => sum + (data[at * 4 + colour] ?? 0) / 3, 0),
    );
  });
