import { SNAPSHOT_SIZE } from '@boma/domain/photos/photos.constants.ts';
import { type SeenPicture, seenPicture } from '../../lib/seen-picture.ts';

/** What the viewer saw when a button was pressed. */
export interface Sight {
  /** False where the page shows no player of the camera: it is what the camera shows now. */
  readonly isOfPlayer: boolean;
  /** The picture in the size of a snapshot. Undefined where it cannot be drawn. */
  readonly drawing: Drawing | undefined;
  /** When it was filmed, by the dates of the camera's playlist in unix milliseconds. Undefined without dates. */
  readonly at: number | undefined;
  /** How long ago it was the newest one, in milliseconds. */
  readonly behind: number;
  /** When the button was pressed, by `performance.now()`. */
  readonly pressedAt: number;
}

interface Drawing {
  readonly canvas: HTMLCanvasElement;
  /** False for a picture of a small rendition, which a still of the media server excels. */
  readonly isSharp: boolean;
}

/** A picture with fewer lines than this looks blurred in the size of a snapshot. */
const SHARP_LINES = 540;

/** Some browsers draw nothing of a video that they show, without an error. */
function isBlank(canvas: HTMLCanvasElement): boolean {
  const probe = new OffscreenCanvas(16, 9).getContext('2d');
  probe?.drawImage(canvas, 0, 0, 16, 9);
  const { data } = probe?.getImageData(0, 0, 16, 9) ?? { data: [] };
  return data.every((value, at) => at % 4 === 3 || value === 0);
}

/** Draws what the element shows, whole and in the middle. Undefined where the browser refuses it. */
function draw(video: HTMLVideoElement): Drawing | undefined {
  const canvas = document.createElement('canvas');
  const { width, height } = SNAPSHOT_SIZE;
  Object.assign(canvas, { width, height });
  const { videoWidth, videoHeight } = video;
  const scale = Math.min(width / videoWidth, height / videoHeight);
  const [wide, high] = [videoWidth * scale, videoHeight * scale];
  try {
    canvas.getContext('2d')?.drawImage(video, (width - wide) / 2, (height - high) / 2, wide, high);
    return isBlank(canvas) ? undefined : { canvas, isSharp: videoHeight >= SHARP_LINES };
  } catch {
    return undefined;
  }
}

/** What a viewer sees of a camera now. */
export function sightOf(slug: string): Sight {
  const pressedAt = performance.now();
  const seen = seenPicture(slug);
  const { video, at, behind = 0 }: Partial<SeenPicture> = seen ?? {};
  return { isOfPlayer: seen !== undefined, drawing: video && draw(video), at, behind, pressedAt };
}
